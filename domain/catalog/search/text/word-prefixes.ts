import { listSpellings, transliterate } from './transliterate.ts'
import { isCyrillic, listStems } from './word-forms.ts'

/** Words of at least `from` letters lose their last `cut` letters: enough for words that are not Ukrainian or Russian. */
const CUTS = [
  { from: 8, cut: 2 },
  { from: 6, cut: 1 },
] as const

/**
 * The beginnings of terms that are forms of the word, the most likely first. None begins with another.
 *
 * @param word as `splitWords` gives it
 */
export function listPrefixes(word: string): readonly [string, ...string[]] {
  if (!isCyrillic(word)) {
    const cut = CUTS.find(({ from }) => word.length >= from)?.cut ?? 0
    return [transliterate(word.slice(0, word.length - cut))]
  }
  const all = listStems(word).map(transliterate).flatMap(listSpellings)
  const [first = '', ...others] = new Set(
    all.filter((prefix) => !all.some((one) => one !== prefix && prefix.startsWith(one))),
  )
  return [first, ...others]
}
