import pg from 'pg'

/** PostgreSQL's number of the type `bigint`. */
const INT8 = 20

/**
 * How values that arrive as text become JavaScript's: as `pg` does it, but a `bigint` is a number.
 * Nothing of ours leaves the range in which numbers are exact.
 */
export const types: NonNullable<pg.PoolConfig['types']> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? exactNumber
      : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
}

/** @throws RangeError for a number that JavaScript cannot hold exactly */
function exactNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is not an exact number`)
  return number
}
