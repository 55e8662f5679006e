import { toTerms } from '#domain/catalog/search/text/words.ts'

/** The terms of a segment, sorted by code units, each with a posting list: the rows that have it. */
export interface TermDictionary {
  /** The code units of all terms, concatenated. */
  readonly chars: Uint16Array
  /** Where each term begins in `chars`; one more entry for the end of the last one. */
  readonly termStarts: Uint32Array
  /**
   * The posting lists of all terms, concatenated. Row numbers fit into 16 bits, because a segment
   * has at most `MAX_SEGMENT_ROWS` rows.
   */
  readonly postings: Uint16Array
  /** Where each posting list begins in `postings`; one more entry for the end of the last one. */
  readonly postingStarts: Uint32Array
}

const shared16 = (length: number) => new Uint16Array(new SharedArrayBuffer(2 * length))
const shared32 = (length: number) => new Uint32Array(new SharedArrayBuffer(4 * length))

/** Text `i` belongs to row `i`. */
export function indexTexts(texts: readonly string[]): TermDictionary {
  const postingLists = new Map<string, number[]>()
  function getPostingList(term: string): number[] {
    const known = postingLists.get(term)
    if (known !== undefined) return known
    const rows: number[] = []
    postingLists.set(term, rows)
    return rows
  }

  // No word spans a space, and most texts between two spaces repeat: each is split once.
  const listsByPart = new Map<string, number[][]>()
  texts.forEach((text, row) => {
    for (const part of text.split(' ')) {
      let lists = listsByPart.get(part)
      if (lists === undefined) {
        lists = toTerms(part).map(getPostingList)
        listsByPart.set(part, lists)
      }
      for (const rows of lists) if (rows.at(-1) !== row) rows.push(row)
    }
  })
  return createTermDictionary(postingLists)
}

/** The rows of each posting list must be in ascending order. */
export function createTermDictionary(
  postingLists: ReadonlyMap<string, readonly number[]>,
): TermDictionary {
  // The terms are sorted without a locale: by code units, as `comparePrefix` compares them.
  const terms = [...postingLists.keys()].sort()
  const chars = shared16(terms.reduce((sum, term) => sum + term.length, 0))
  const termStarts = shared32(terms.length + 1)
  const postingStarts = shared32(terms.length + 1)
  const postings = shared16([...postingLists.values()].reduce((sum, { length }) => sum + length, 0))
  terms.forEach((term, index) => {
    const start = termStarts[index] as number
    for (let char = 0; char < term.length; char += 1) {
      chars[start + char] = term.charCodeAt(char)
    }
    termStarts[index + 1] = start + term.length
    const rows = postingLists.get(term) as readonly number[]
    postings.set(rows, postingStarts[index] as number)
    postingStarts[index + 1] = (postingStarts[index] as number) + rows.length
  })
  return { chars, termStarts, postings, postingStarts }
}

export function getTerm({ chars, termStarts }: TermDictionary, index: number): string {
  return String.fromCharCode(...chars.subarray(termStarts[index], termStarts[index + 1]))
}

/** 0 if the term begins with `prefix`, negative if it sorts before such terms, else positive. */
function comparePrefix(
  { chars, termStarts }: TermDictionary,
  index: number,
  prefix: string,
): number {
  const start = termStarts[index] as number
  const length = (termStarts[index + 1] as number) - start
  for (let char = 0; char < prefix.length; char += 1) {
    if (char >= length) return -1
    const difference = (chars[start + char] as number) - prefix.charCodeAt(char)
    if (difference !== 0) return difference
  }
  return 0
}

/** Binary search for the first term for which `isPast` holds. */
function findFirstTerm(terms: TermDictionary, isPast: (index: number) => boolean): number {
  let low = 0
  let high = terms.termStarts.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isPast(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Terms `first` to `past` (exclusive) begin with `prefix`. The term that equals it is the first one. */
export function findPrefix(
  terms: TermDictionary,
  prefix: string,
): { readonly first: number; readonly past: number } {
  const first = findFirstTerm(terms, (index) => comparePrefix(terms, index, prefix) >= 0)
  return { first, past: findFirstTerm(terms, (index) => comparePrefix(terms, index, prefix) > 0) }
}

/** Sets the bit of each row that has a term beginning with `term`, or equal to it. */
export function markTerms(
  terms: TermDictionary,
  { term, isWhole }: { readonly term: string; readonly isWhole: boolean },
  bitmap: Uint32Array,
): void {
  const { first, past } = findPrefix(terms, term)
  if (first === past) return
  const starts = terms.termStarts
  const isEqual = (starts[first + 1] as number) - (starts[first] as number) === term.length
  if (isWhole && !isEqual) return
  const end = terms.postingStarts[isWhole ? first + 1 : past] as number
  for (let at = terms.postingStarts[first] as number; at < end; at += 1) {
    const row = terms.postings[at] as number
    bitmap[row >> 5] = (bitmap[row >> 5] as number) | (1 << (row & 31))
  }
}
