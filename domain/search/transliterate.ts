/**
 * Ukrainian letters in Latin, as the Cabinet of Ministers has it (resolution 55 of 2010), and those
 * Russian ones that Ukrainian lacks, as people type them. What begins a word differs.
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
 * A lowercase word with its Cyrillic letters written in Latin ones; every other letter stays. The
 * beginning of a word becomes the beginning of what the word becomes.
 */
export function transliterate(word: string): string {
  if (!CYRILLIC.test(word)) return word
  let latin = ''
  for (const letter of word) {
    latin += (latin === '' ? INITIALS[letter] : undefined) ?? LETTERS[letter] ?? letter
  }
  return latin
}
