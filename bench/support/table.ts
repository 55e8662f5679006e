/** Prints a Markdown table with numbers in all columns but the first. */
export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  console.log(line(heading))
  console.log(line(heading.map((_, column) => (column === 0 ? '---' : '---:'))))
  for (const row of rows) console.log(line(row))
  console.log()
}
