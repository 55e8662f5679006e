import type { CsvTable } from './csv-table.ts'

const DATA = '#DATA#'

/**
 * Reads what a BLM file says of itself: `#HEADER#` with its separators, `#DEFINITION#` with the names of columns.
 *
 * @returns `null` if the text begins otherwise
 */
export function detectBlmTable(start: string): CsvTable | null {
  const [, header = '', definition] = /^\s*#HEADER#(.*?)#DEFINITION#(.*?)#DATA#/s.exec(start) ?? []
  if (definition === undefined) return null
  const separator = (name: string, usual: string) =>
    new RegExp(`${name}\\s*:\\s*'(.)'`).exec(header)?.[1] ?? usual
  const [delimiter, newline] = [separator('EOF', '^'), separator('EOR', '~')]
  const [names = ''] = definition.split(newline)
  return {
    delimiter,
    newline,
    isQuoted: false,
    columns: names
      .split(delimiter)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    isHeadless: true,
    preamble: start.slice(0, start.indexOf(DATA) + DATA.length),
  }
}
