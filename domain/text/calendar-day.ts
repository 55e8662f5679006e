const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The moment at which a day begins in UTC, in milliseconds; `null` for a day that never was. */
function startOf(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const start = Date.parse(day)
  if (Number.isNaN(start)) return null
  // Some engines take February 30 for a day in March.
  return new Date(start).toISOString().startsWith(day) ? start : null
}

/**
 * A calendar day, such as `2025-07-11`, as a long US-English date: "July 11, 2025", the same one in
 * every time zone. Any other text, such as the dates of the seeds, stays as it is
 * (docs/product.md, "Stored review").
 */
export function longDate(day: string): string {
  const start = startOf(day)
  return start === null ? day : LONG.format(start)
}
