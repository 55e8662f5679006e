/** Texts are compared in runs of this many words. */
const SHINGLE_WORDS = 5
/** Shorter texts may be alike by chance. */
const MIN_RUNS = 8
/** The share of a text that must occur in the other. */
const MIN_SHARE = 0.6

interface OwnedText {
  readonly owner: string
  readonly text: string
}

const WORD = /[\p{L}\p{N}]+/gu

const listWords = (text: string) => [...text.matchAll(WORD)]

const listShingles = (words: readonly string[]) =>
  words
    .slice(0, Math.max(0, words.length - SHINGLE_WORDS + 1))
    .map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(' '))

const getShingles = (text: string) => new Set(listShingles(text.toLowerCase().match(WORD) ?? []))

interface ComparedText extends OwnedText {
  /** The approved text of the same home. Its runs are not compared again, even if somebody has copied them since. */
  readonly approved: string
}

export function createCopiedTextDetector<Known extends OwnedText>() {
  const known: Known[] = []
  const textsByRun = new Map<string, number[]>()
  return {
    /** Takes time in proportion to the length of the text. */
    add(text: Known) {
      const index = known.push(text) - 1
      for (const run of getShingles(text.text)) {
        const texts = textsByRun.get(run)
        if (texts === undefined) textsByRun.set(run, [index])
        else texts.push(index)
      }
    },
    /**
     * The added text of another owner in which most of what is new in a text occurs, the one with the largest part of it;
     * `null` if there is none.
     */
    findSource({ owner, text, approved }: ComparedText): Known | null {
      const former = getShingles(approved)
      const runs = new Set([...getShingles(text)].filter((run) => !former.has(run)))
      if (runs.size < MIN_RUNS) return null
      const shared = new Map<number, number>()
      for (const run of runs)
        for (const index of textsByRun.get(run) ?? [])
          if (known[index]?.owner !== owner) shared.set(index, (shared.get(index) ?? 0) + 1)
      const [[index, count] = [0, 0]] = [...shared].sort(([, one], [, other]) => other - one)
      return count / runs.size >= MIN_SHARE ? (known[index] ?? null) : null
    },
  }
}

/** The passages of a text, as it is written, that occur word for word in another one, the longest first. */
export function findSharedPassages(text: string, other: string): string[] {
  const shared = getShingles(other)
  const words = listWords(text)
  const isShared = new Set<number>()
  for (const [at, run] of listShingles(words.map(([word]) => word.toLowerCase())).entries())
    if (shared.has(run))
      for (let next = at; next < at + SHINGLE_WORDS; next += 1) isShared.add(next)
  const passages: { from: number; to: number }[] = []
  for (const [at, word] of words.entries()) {
    if (!isShared.has(at)) continue
    const end = word.index + word[0].length
    const last = passages.at(-1)
    if (last !== undefined && isShared.has(at - 1)) last.to = end
    else passages.push({ from: word.index, to: end })
  }
  return passages
    .map(({ from, to }) => text.slice(from, to))
    .sort((one, another) => another.length - one.length)
}
