interface FormProblemProps {
  readonly problem: string | undefined
  readonly className?: string
}

/** An error that no single field caused. Reserves its space. */
export function FormProblem({ problem, className = '' }: FormProblemProps) {
  return (
    <p className={`field-message ${className}`} role="alert">
      {problem}
    </p>
  )
}
