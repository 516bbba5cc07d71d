import CSolver
