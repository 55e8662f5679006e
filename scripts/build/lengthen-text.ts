/** All but the name of the site. */
const WORD = /(?!Homiq)\b\p{L}{2,}/gu
const VOWEL = /[aeiouyáéíóúý]/i
/** All are in the file of Latin letters (`app/styles/font-faces.ts`). */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  n: 'ñ',
  c: 'ç',
}
/** A share of a word's letters: Ukrainian has up to a third more than English, German more. */
const LONGER = 0.4

/** Repeats vowels, then the last letter: "Settings" is "Séettíngggs". */
function lengthenWord(word: string): string {
  let missing = Math.round(word.length * LONGER)
  const letters = Array.from(word, (letter) => {
    const accented = ACCENTED[letter] ?? letter
    if (!VOWEL.test(letter) || missing === 0) return accented
    missing -= 1
    return accented + letter.toLowerCase()
  })
  return letters.join('') + (letters.at(-1) ?? '').slice(-1).toLowerCase().repeat(missing)
}

/**
 * Whether a string is a text, and not a name in the code: texts have several words or begin with a capital letter, and
 * are not a path, a URL or a code such as "UAH".
 */
const isText = (value: string): boolean =>
  /\p{L}{2}/u.test(value) &&
  /^\s*\p{Lu}|\s/u.test(value) &&
  !/^[A-Z\d_]+$|^\S*[/@#]\S*$/.test(value.trim())

/** "Settings" in brackets, accented and with longer words. What is not a text is returned as it is. */
export function lengthenText(value: string): string {
  if (!isText(value) || value === 'Homiq') return value
  const text = value.replace(WORD, lengthenWord)
  return text.replace(/^(\s*)(.*?)(\s*)$/s, '$1[$2]$3')
}
