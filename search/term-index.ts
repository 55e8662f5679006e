import { toTerms } from '#domain/catalog/search/text/words.ts'

/** Texts between two spaces that are remembered: most of them repeat, and splitting one into terms is slow. */
const MAX_REMEMBERED = 200_000

/** The terms of all texts, and the rows that have each. */
export interface TermIndex {
  /** Rows must be added in ascending order. */
  readonly add: (row: number, text: string) => void
  /** The rows of the term, ascending, without repetition. */
  readonly getRows: (term: string) => readonly number[]
  /** Terms that begin with `prefix`, sorted by code units. */
  readonly findTerms: (prefix: string) => readonly string[]
  /** Replaces each row; rows for which `newRow` is -1 are removed. The order of rows must stay. */
  readonly renumber: (newRows: Int32Array) => void
}

export function createTermIndex(): TermIndex {
  const rowsByTerm = new Map<string, number[]>()
  const termsByPart = new Map<string, readonly string[]>()
  /** All terms; new ones wait in `unsorted` until somebody looks for a prefix. */
  let sorted: string[] = []
  let unsorted: string[] = []

  function splitPart(part: string): readonly string[] {
    const known = termsByPart.get(part)
    if (known !== undefined) return known
    const terms = toTerms(part)
    if (termsByPart.size === MAX_REMEMBERED) termsByPart.clear()
    termsByPart.set(part, terms)
    return terms
  }

  function addTerm(row: number, term: string): void {
    const rows = rowsByTerm.get(term)
    if (rows === undefined) {
      rowsByTerm.set(term, [row])
      unsorted.push(term)
    } else if (rows.at(-1) !== row) rows.push(row)
  }

  function sortTerms(): void {
    if (unsorted.length === 0) return
    // Without a locale: by code units, as `findFirst` compares.
    unsorted.sort()
    const merged: string[] = []
    let at = 0
    for (const term of unsorted) {
      const end = findFirst(sorted, term)
      while (at < end) merged.push(sorted[at++] as string)
      merged.push(term)
    }
    while (at < sorted.length) merged.push(sorted[at++] as string)
    sorted = merged
    unsorted = []
  }

  return {
    add(row, text) {
      for (const part of text.split(' ')) for (const term of splitPart(part)) addTerm(row, term)
    },
    getRows: (term) => rowsByTerm.get(term) ?? [],
    findTerms(prefix) {
      sortTerms()
      const first = findFirst(sorted, prefix)
      let past = first
      while (past < sorted.length && (sorted[past] as string).startsWith(prefix)) past += 1
      return sorted.slice(first, past)
    },
    renumber(newRows) {
      for (const [term, rows] of rowsByTerm) {
        const kept = rows.map((row) => newRows[row] as number).filter((row) => row !== -1)
        if (kept.length > 0) rowsByTerm.set(term, kept)
        else rowsByTerm.delete(term)
      }
      sorted = [...rowsByTerm.keys()].sort()
      unsorted = []
    },
  }
}

/** The index of the first term that does not sort before `text`. */
function findFirst(terms: readonly string[], text: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}
