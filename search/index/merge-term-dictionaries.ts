import {
  createTermDictionary,
  getTerm,
  type TermDictionary,
} from '#search/segment/term-dictionary.ts'

/** The terms of a segment, and its rows that are not deleted. */
export interface TermSource {
  readonly terms: TermDictionary
  readonly rows: readonly number[]
}

/**
 * The term dictionary of the segment that replaces `sources`.
 *
 * @param order for each row of the new segment its index in the concatenated rows of all sources
 */
export function mergeTermDictionaries(
  sources: readonly TermSource[],
  order: Uint32Array,
): TermDictionary {
  const newRows = new Uint16Array(order.length)
  order.forEach((oldIndex, row) => {
    newRows[oldIndex] = row
  })
  const postingLists = new Map<string, number[]>()
  let offset = 0
  for (const { terms, rows } of sources) {
    const newRowOf = new Map(rows.map((row, index) => [row, newRows[offset + index]]))
    offset += rows.length
    for (let index = 0; index < terms.termStarts.length - 1; index += 1) {
      const postings: number[] = []
      for (const row of getPostings(terms, index)) {
        const newRow = newRowOf.get(row)
        if (newRow !== undefined) postings.push(newRow)
      }
      if (postings.length === 0) continue
      const term = getTerm(terms, index)
      postingLists.set(term, [...(postingLists.get(term) ?? []), ...postings])
    }
  }
  for (const postings of postingLists.values()) postings.sort((a, b) => a - b)
  return createTermDictionary(postingLists)
}

const getPostings = ({ postings, postingStarts }: TermDictionary, index: number) =>
  postings.subarray(postingStarts[index], postingStarts[index + 1])
