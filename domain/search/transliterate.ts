/**
 * Ukrainian letters as in resolution 55 of the Cabinet of Ministers (2010), and the Russian letters
 * that Ukrainian lacks as people type them. `INITIALS` differ at the beginning of a word.
 */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  ё: 'io',
  ъ: '',
  ы: 'y',
  э: 'e',
}
const INITIALS: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

const CYRILLIC = /[\u0400-\u04ff]/

/**
 * Writes the Cyrillic letters of a lowercase word in Latin ones. The result for a beginning of a word
 * is a beginning of the result for the word, so prefixes can be matched.
 */
export function transliterate(word: string): string {
  if (!CYRILLIC.test(word)) return word
  let latin = ''
  for (const letter of word) {
    latin += (latin === '' ? INITIALS[letter] : undefined) ?? LETTERS[letter] ?? letter
  }
  return latin
}
