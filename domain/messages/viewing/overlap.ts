/** Includes its start, but not its end. */
export interface Span {
  readonly startsAt: Date
  readonly endsAt: Date
}

export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt
