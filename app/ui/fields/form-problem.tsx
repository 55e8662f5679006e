interface FormProblemProps {
  readonly problem: string | undefined
  readonly className?: string
}

/** Why a submit failed, when no single field is the cause. Its space is reserved. */
export function FormProblem({ problem, className = '' }: FormProblemProps) {
  return (
    <p className={`field-message ${className}`} role="alert">
      {problem}
    </p>
  )
}
