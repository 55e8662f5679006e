import { transliterate } from './transliterate.ts'
import type { OtherWords } from './word-condition.ts'
import { isCyrillic } from './word-forms.ts'
import { listPrefixes } from './word-prefixes.ts'
import { splitWords } from './words.ts'

/** Names of one thing: a listing may have any, and so may a search. */
export interface NameGroup {
  /** The city that the names are of, as the catalog spells it; without it, they are words of a language. */
  readonly city?: string
  /** Words in parentheses may be missing. */
  readonly names: readonly string[]
}

interface NameWord {
  readonly prefixes: readonly string[]
  readonly full: string
  readonly isOptional: boolean
}

interface Name {
  readonly text: string
  readonly words: readonly NameWord[]
  /** What a listing with this name has. */
  readonly listed: OtherWords
}

/** "Московський", "Велика": these have cases in an address. Names of people there are always in the genitive. */
const ADJECTIVE = /(?:(?:[сц]ь?к|ик|мал|н)(?:а|е|ое)|ий|ый|ая)$/u

export function createThesaurus(groups: readonly NameGroup[]) {
  const read = groups.map(({ city, names }) => ({
    city,
    names: names.map((name) => readName(name, city)),
  }))

  return {
    /**
     * For each word what a listing may have instead of it, because it is a part of a name.
     *
     * @param city of the search, as the catalog spells it; `null` for any
     */
    findOthers(words: readonly string[], city: string | null): readonly (readonly OtherWords[])[] {
      if (words.length === 0) return []
      const typed = words.map(toTypedWord)
      const others: OtherWords[][] = words.map(() => [])
      for (const group of read) {
        if (city !== null && group.city !== undefined && group.city !== city) continue
        for (const { at, length, name } of findIn(typed, group.names)) {
          // Names of people are words of no language; a language has words for things, which English searches lack.
          if (group.city === undefined && !isCyrillic(words[at] ?? '')) continue
          const listed = group.names.filter((one) => one !== name).map((one) => one.listed)
          for (let word = at; word < at + length; word += 1) others[word]?.push(...listed)
        }
      }
      return others
    },
    /** The other names of a place in a city. */
    findNames(text: string, city: string): readonly string[] {
      const typed = splitWords(text).map(toTypedWord)
      return read
        .filter((group) => group.city === city)
        .flatMap(({ names }) =>
          findIn(typed, names).flatMap(({ name }) => names.filter((one) => one !== name)),
        )
        .map(({ text: other }) => other)
    },
  }
}

function readName(text: string, city: string | undefined): Name {
  const words = [...text.matchAll(/(\()?([^\s()]+)/gu)].flatMap(([, open, part = '']) =>
    splitWords(part).map((word): NameWord & { readonly asListed: string } => ({
      prefixes: listPrefixes(word),
      full: transliterate(word),
      isOptional: open !== undefined,
      asListed:
        city === undefined || ADJECTIVE.test(word) ? listPrefixes(word)[0] : transliterate(word),
    })),
  )
  const terms = words.filter(({ isOptional }) => !isOptional).map(({ asListed }) => asListed)
  return { text: text.replace(/[()]/g, ''), words, listed: { terms, ...(city && { city }) } }
}

const toTypedWord = (word: string) => ({
  full: transliterate(word),
  prefixes: new Set(listPrefixes(word)),
})
type TypedWord = ReturnType<typeof toTypedWord>

const isSameWord = ({ full, prefixes }: TypedWord, word: NameWord) =>
  full === word.full || prefixes.has(word.prefixes[0] ?? '')

/** Where typed words are one of the names, the first place of each. */
function findIn(typed: readonly TypedWord[], names: readonly Name[]) {
  return names.flatMap((name) => {
    const lengths = typed.map((_, at) => countMatching(typed.slice(at), name.words))
    const at = lengths.findIndex((length) => length > 0)
    return at === -1 ? [] : [{ at, length: lengths[at] ?? 0, name }]
  })
}

/** How many of the first typed words are the name; 0 if they are not. */
function countMatching(typed: readonly TypedWord[], words: readonly NameWord[]): number {
  let at = 0
  for (const word of words) {
    const next = typed[at]
    if (next !== undefined && isSameWord(next, word)) at += 1
    else if (!word.isOptional) return 0
  }
  return at
}
