import './spinner.css'

/** `label` is for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-40 items-center justify-center py-16">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
