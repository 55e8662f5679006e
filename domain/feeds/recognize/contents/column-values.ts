/** The values of one column in the sample. */
export type ColumnValues = ReturnType<typeof createColumnValues>

/** @param values the values of one column, one per row; of an array, as JSON has it, the first element counts */
export function createColumnValues(values: readonly unknown[]) {
  /** Trimmed, one for each row. */
  const cells = values.map(toPlainText)
  /** The values that are not empty. */
  const texts = cells.filter((text) => text !== '')
  /** How many rows have a value, from 0 to 1. */
  const filled = values.length === 0 ? 0 : texts.length / values.length
  return { cells, texts, filled }
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
