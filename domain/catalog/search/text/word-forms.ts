const CYRILLIC = /^[а-яёґєії]+$/u

/** Endings of nouns and adjectives in Ukrainian and Russian; the longest that leaves a stem is cut. */
const ENDINGS = (
  'ями ами ого ому ими іми еві ові єві ього ьому ьої ьою ьою ьми его ему ыми ' +
  'ах ях ам ям ою ею єю ой ей ов ев єв ів їв ом ем єм ий ій ый их іх ых им ім їм ым ої ьо ая яя ую юю ое ее ые ие ья ью ' +
  'а я у ю о е є и і ї й ь ы'
)
  .split(' ')
  .toSorted((a, b) => b.length - a.length)
const MIN_STEM = 3
/** Nouns that have one form. */
const INDECLINABLE = new Set('метро кафе шосе шоссе депо авто таксі радіо сіті'.split(' '))

const VOWEL = '[аеєиіїоуюяёыэ]'
const CONSONANT = '[бвгґджзклмнпрстфхцчшщ]'
const HAS_VOWEL = new RegExp(VOWEL, 'u')

/** What else a stem looks like before other endings: each rule is a pattern and its replacements. */
const ALTERNATIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  // двір, двору; котел, котлом; Поділ, Подолу.
  [new RegExp(`(?<=${CONSONANT})і(?=${CONSONANT}ь?$)`, 'u'), ['о', 'е']],
  [new RegExp(`(?<=${CONSONANT})[ое](?=${CONSONANT}ь?$)`, 'u'), ['і']],
  // будинок, будинку; спалень, спальня.
  [new RegExp(`(?<=${CONSONANT})[ое](?=[клнц]ь?$)`, 'u'), ['']],
  [new RegExp(`(?<=(?![сзц]ь?к)${CONSONANT})ь?(?=[клн]$)`, 'u'), ['о', 'е']],
  // Лукʼянівка, на Лукʼянівці; поверх, на поверсі.
  [/ц$/u, ['к']],
  [/(?<![сь])к$/u, ['ц']],
  [/з$/u, ['г']],
  [/г$/u, ['з']],
  [/с$/u, ['х']],
  [/х$/u, ['с']],
  // Ukrainian and Russian: Салтівка, Салтовка; Київська, Киевская.
  [/[іїоеє](?=в(?:к|ц|сь?к)$)/u, ['і', 'о', 'е']],
]

export const isCyrillic = (word: string) => CYRILLIC.test(word)

/** A word without its ending; words of other scripts and unknown forms stay as they are. */
export function cutEnding(word: string): string {
  if (!isCyrillic(word) || INDECLINABLE.has(word)) return word
  const ending = ENDINGS.find((one) => {
    const length = word.length - one.length
    return length >= MIN_STEM && word.endsWith(one) && HAS_VOWEL.test(word.slice(0, length))
  })
  return ending === undefined ? word : word.slice(0, word.length - ending.length)
}

/**
 * The beginnings that forms of a Ukrainian or Russian word have: its stem, then what vowels and consonants change to in
 * other cases or in the other language. All but the first may be no words at all.
 *
 * @param word in lower case, without apostrophes
 */
export function listStems(word: string): readonly string[] {
  const stem = cutEnding(word)
  if (!isCyrillic(word) || INDECLINABLE.has(word) || stem.length < MIN_STEM) return [stem]
  const stems = new Set([stem])
  for (const [pattern, replacements] of ALTERNATIONS)
    for (const known of [...stems])
      for (const replacement of replacements) stems.add(known.replace(pattern, replacement))
  return [...stems].filter((one) => one.length >= MIN_STEM)
}
