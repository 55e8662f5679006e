/** Turns a parsed row (CSV cells or a JSON object) into a record. */
export interface RowReader<R> {
  /** Reads rows of a table, whose columns are the same for all rows. */
  readonly createTableReader: (columns: readonly string[]) => (values: readonly string[]) => R
  /** Reads JSON objects, each of which names its own members. */
  readonly readObject: (object: object) => R
}
