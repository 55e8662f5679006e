import pg from 'pg'

/** PostgreSQL's OID of `bigint`. */
const INT8 = 20

/**
 * Parses like `pg`, but a `bigint` becomes a number: our values are all safe integers.
 */
export const types: NonNullable<pg.PoolConfig['types']> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? exactNumber
      : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
}

/** @throws {RangeError} when the number is not a safe integer */
function exactNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is not an exact number`)
  return number
}
