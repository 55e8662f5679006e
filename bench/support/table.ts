/** Prints a Markdown table: names to the left, numbers to the right. */
export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  console.log(line(heading))
  console.log(line(heading.map((_, column) => (column === 0 ? '---' : '---:'))))
  for (const row of rows) console.log(line(row))
  console.log()
}
