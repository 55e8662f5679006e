/** `letters` are the initials; `label` says whose, for screen readers. */
export function Avatar({ letters, label }: { letters: string; label: string }) {
  return (
    <span
      role="img"
      aria-label={`${label}: ${letters}`}
      className="inline-flex size-9 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand-ink text-sm"
    >
      {letters}
    </span>
  )
}
