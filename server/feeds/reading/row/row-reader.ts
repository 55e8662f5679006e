/** Makes records of what rows consist of. */
export interface RowReader<R> {
  /** Of a table, whose columns are the same for all rows. */
  readonly createTableReader: (columns: readonly string[]) => (values: readonly string[]) => R
  /** Of JSON, where each listing names its own members. */
  readonly readObject: (object: object) => R
}
