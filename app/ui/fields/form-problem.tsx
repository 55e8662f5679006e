interface FormProblemProps {
  readonly problem: string | undefined
  readonly className?: string
}

/** An error that no single field caused. Its space is reserved. */
export function FormProblem({ problem, className = '' }: FormProblemProps) {
  return (
    <p className={`field-message ${className}`} role="alert">
      {problem}
    </p>
  )
}
