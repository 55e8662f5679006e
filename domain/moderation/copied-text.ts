/** Texts are compared in runs of this many words. */
const SHINGLE_WORDS = 5
/** Shorter texts are alike by chance. */
const MIN_RUNS = 8
/** The share of a text that must occur in the other. */
const MIN_SHARE = 0.6

interface OwnedText {
  readonly owner: string
  readonly text: string
}

function getShingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const runs = new Set<string>()
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1)
    runs.add(words.slice(at, at + SHINGLE_WORDS).join(' '))
  return runs
}

interface ComparedText extends OwnedText {
  /**
   * The approved text of the same home; its runs are not compared again, even if somebody copied
   * them since.
   */
  readonly approved: string
}

/**
 * Tells whether most of what is new in a text occurs in one of another owner.
 *
 * @param known texts to compare with; preparing them takes time in proportion to their length, once
 */
export function createCopiedTextDetector(
  known: readonly OwnedText[],
): (home: ComparedText) => boolean {
  const textsByRun = new Map<string, number[]>()
  known.forEach(({ text }, index) => {
    for (const run of getShingles(text)) {
      const texts = textsByRun.get(run)
      if (texts === undefined) textsByRun.set(run, [index])
      else texts.push(index)
    }
  })
  return ({ owner, text, approved }) => {
    const former = getShingles(approved)
    const runs = new Set([...getShingles(text)].filter((run) => !former.has(run)))
    if (runs.size < MIN_RUNS) return false
    const shared = new Map<number, number>()
    for (const run of runs)
      for (const index of textsByRun.get(run) ?? [])
        if (known[index]?.owner !== owner) shared.set(index, (shared.get(index) ?? 0) + 1)
    return [...shared.values()].some((count) => count / runs.size >= MIN_SHARE)
  }
}
