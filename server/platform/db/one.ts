/** The only row of a statement that always returns one. */
export function one<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement returned no row.')
  return row
}
