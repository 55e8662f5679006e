const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString()

/** "14:05", or "November 21, 14:05" if that was another day, where the visitor is. */
export function formatAsOf(asOf: Date, now: Date): string {
  const time = asOf.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (isSameDay(asOf, now)) return time
  const sameYear = asOf.getFullYear() === now.getFullYear()
  const day = asOf.toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  })
  return `${day}, ${time}`
}
