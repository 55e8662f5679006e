/** The values of one column in the sample. */
export interface ColumnValues {
  /** Trimmed, one for each row. */
  readonly cells: readonly string[]
  /** The values that are not empty. */
  readonly texts: readonly string[]
  /** How many rows have a value, from 0 to 1. */
  readonly filled: number
}

/** @param values the values of one column, one per row; of an array, as JSON has it, the first element counts */
export function createColumnValues(values: readonly unknown[]): ColumnValues {
  const cells = values.map(toPlainText)
  const texts = cells.filter((text) => text !== '')
  return { cells, texts, filled: values.length === 0 ? 0 : texts.length / values.length }
}

/** The share of texts that satisfy a test, from 0 to 1; 0 without texts. */
export function getShare(texts: readonly string[], test: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length
}

export const getDistinctShare = (texts: readonly string[]): number =>
  texts.length === 0 ? 0 : new Set(texts).size / texts.length

function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return ''
  const [first] = value as unknown[]
  const { MediaURL } = Object(first) as Record<string, unknown>
  return Array.isArray(first) ? '' : toPlainText(MediaURL ?? first)
}
