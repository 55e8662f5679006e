import { toTerms } from '#domain/catalog/search/text/words.ts'

/** Texts between two spaces that are remembered: most of them repeat, and splitting one into terms is slow. */
const MAX_REMEMBERED = 200_000
/** The most values of a piece of an index, so that making one takes milliseconds. */
export const PIECE_LENGTH = 2 ** 18

export type RowList = readonly number[] | Uint32Array

export interface PackedTerms {
  /** Sorted by code units. */
  readonly terms: readonly string[]
  /** Where the rows of each term end in `rows`. */
  readonly ends: Uint32Array
  readonly rows: Uint32Array
}

/** Gives the rows in pieces, of which all but the last have `PIECE_LENGTH`, then their terms. */
export type TermPieces = Generator<Uint32Array, Omit<PackedTerms, 'rows'>>

export const NO_TERMS: PackedTerms = { terms: [], ends: new Uint32Array(), rows: new Uint32Array() }

export function createTermIndex(stored = NO_TERMS) {
  const termsByPart = new Map<string, readonly string[]>()
  let packed = createPackedReader(stored)
  /** Rows that are not packed; they are higher than packed ones. */
  let added = new Map<string, number[]>()
  /** All terms; new ones wait in `unsorted` until somebody looks for a prefix. */
  let sorted = stored.terms
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
    const rows = added.get(term)
    if (rows === undefined) {
      added.set(term, [row])
      if (!packed.has(term)) unsorted.push(term)
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

  /** What `renumber` would make of this moment, in pieces that may be taken while rows are added and renumbered. */
  function capture(newRows: Int32Array): TermPieces {
    sortTerms()
    // These are only ever replaced, or get rows that have no new row.
    const [known, more] = [packed, added]
    return createPieces(sorted, (term) => [known.getRows(term), more.get(term) ?? []], newRows)
  }

  return {
    /** Rows must be added in ascending order. */
    add(row: number, text: string) {
      for (const part of text.split(' ')) for (const term of splitPart(part)) addTerm(row, term)
    },
    /** Lists that together have the rows of the term, ascending, without repetition. */
    getRows: (term: string): readonly RowList[] => [packed.getRows(term), added.get(term) ?? []],
    /** Terms that begin with `prefix`, sorted by code units. */
    findTerms(prefix: string) {
      sortTerms()
      const first = findFirst(sorted, prefix)
      let past = first
      while (past < sorted.length && (sorted[past] as string).startsWith(prefix)) past += 1
      return sorted.slice(first, past)
    },
    /**
     * Replaces each row; rows for which `newRow` is -1 are removed. The order of rows must stay. All rows are packed into
     * one array, which is half as large as lists and no work for the garbage collector.
     */
    renumber(newRows: Int32Array) {
      const all = joinPieces(capture(newRows))
      packed = createPackedReader(all)
      added = new Map()
      sorted = all.terms
    },
    capture,
  }
}

const NO_ROWS = new Uint32Array()

function createPackedReader({ terms, ends, rows }: PackedTerms) {
  const positions = new Map(terms.map((term, at) => [term, at]))
  return {
    has: (term: string) => positions.has(term),
    getRows(term: string): Uint32Array {
      const at = positions.get(term)
      return at === undefined ? NO_ROWS : rows.subarray(ends[at - 1] ?? 0, ends[at])
    },
  }
}

function* createPieces(
  terms: readonly string[],
  getRows: (term: string) => readonly RowList[],
  newRows: Int32Array,
): TermPieces {
  const kept: string[] = []
  const ends: number[] = []
  let piece = new Uint32Array(PIECE_LENGTH)
  let used = 0
  let count = 0
  for (const term of terms) {
    const before = count
    for (const rows of getRows(term)) {
      for (const row of rows) {
        const newRow = newRows[row] ?? -1
        if (newRow === -1) continue
        if (used === PIECE_LENGTH) {
          yield piece
          piece = new Uint32Array(PIECE_LENGTH)
          used = 0
        }
        piece[used] = newRow
        used += 1
        count += 1
      }
    }
    if (count === before) continue
    kept.push(term)
    ends.push(count)
  }
  yield piece.subarray(0, used)
  return { terms: kept, ends: Uint32Array.from(ends) }
}

function joinPieces(pieces: TermPieces): PackedTerms {
  const lists: Uint32Array[] = []
  let next = pieces.next()
  for (; !next.done; next = pieces.next()) lists.push(next.value)
  const rows = new Uint32Array(next.value.ends.at(-1) ?? 0)
  lists.forEach((list, at) => {
    rows.set(list, at * PIECE_LENGTH)
  })
  return { ...next.value, rows }
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
