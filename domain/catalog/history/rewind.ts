/** A row at some moment, by the names of its columns. */
export type RowState = Readonly<Record<string, unknown>>

/** A change of a row, with what its changed columns had before; `null` if there was no row. */
export interface RowChange {
  readonly was: RowState | null
}

/** A change with the row before and after it; `null` for no row. */
export type SeenChange<Change extends RowChange> = Change & {
  readonly before: RowState | null
  readonly after: RowState
}

/**
 * Finds what a row was at each of its changes.
 *
 * @param changes all that led to `current` from some moment on, the oldest first
 */
export function rewind<Change extends RowChange>(
  current: RowState,
  changes: readonly Change[],
): SeenChange<Change>[] {
  const seen: SeenChange<Change>[] = []
  let after = current
  for (const change of changes.toReversed()) {
    const before = change.was && { ...after, ...change.was }
    seen.push({ ...change, before, after })
    // Nothing is known of a row before it was there; an older change would be one of another row.
    if (before === null) break
    after = before
  }
  return seen.reverse()
}
