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

function getShingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const runs = new Set<string>()
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1)
    runs.add(words.slice(at, at + SHINGLE_WORDS).join(' '))
  return runs
}

interface ComparedText extends OwnedText {
  /** The approved text of the same home. Its runs are not compared again, even if somebody has copied them since. */
  readonly approved: string
}

interface CopiedTextDetector {
  /** Takes time in proportion to the length of the text. */
  readonly add: (known: OwnedText) => void
  /** Whether most of what is new in a text occurs in an added one of another owner. */
  readonly isCopied: (home: ComparedText) => boolean
}

export function createCopiedTextDetector(): CopiedTextDetector {
  const owners: string[] = []
  const textsByRun = new Map<string, number[]>()
  return {
    add({ owner, text }) {
      const index = owners.push(owner) - 1
      for (const run of getShingles(text)) {
        const texts = textsByRun.get(run)
        if (texts === undefined) textsByRun.set(run, [index])
        else texts.push(index)
      }
    },
    isCopied({ owner, text, approved }) {
      const former = getShingles(approved)
      const runs = new Set([...getShingles(text)].filter((run) => !former.has(run)))
      if (runs.size < MIN_RUNS) return false
      const shared = new Map<number, number>()
      for (const run of runs)
        for (const index of textsByRun.get(run) ?? [])
          if (owners[index] !== owner) shared.set(index, (shared.get(index) ?? 0) + 1)
      return [...shared.values()].some((count) => count / runs.size >= MIN_SHARE)
    },
  }
}
