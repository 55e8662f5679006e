/** @param text like "а=a б=b" */
const readPairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=')))

/**
 * Ukrainian letters as in resolution 55 of the Cabinet of Ministers (2010), and the Russian letters
 * that Ukrainian lacks as people type them. `INITIALS` differ at the beginning of a word.
 */
const LETTERS = readPairs(
  'а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r ' +
    'с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia ё=io ъ= ы=y э=e',
)
const INITIALS: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

/** Latin letters that do not decompose into a plain letter and a mark. */
const LATIN_LETTERS = readPairs('ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ħ=h ŧ=t ŋ=n ı=i')

const MARKS = /\p{M}/gu

/** Blocks of Latin letters with marks: first and last code point. */
const ACCENTED_BLOCKS = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const

/** What each letter becomes, anywhere in a word. */
const FOLDED = new Map<string, string>(Object.entries({ ...LETTERS, ...LATIN_LETTERS }))
for (const [first, last] of ACCENTED_BLOCKS) {
  for (let point = first; point <= last; point += 1) {
    const letter = String.fromCodePoint(point)
    const plain = letter.normalize('NFD').replace(MARKS, '')
    // The letter "ǿ" is "ø" with a mark.
    if (!FOLDED.has(letter)) FOLDED.set(letter, LATIN_LETTERS[plain] ?? plain)
  }
}

const ASCII = /^[\0-\x7f]*$/

/**
 * Writes a lowercase word in the letters a to z: transliterates Cyrillic, and removes accents from
 * Latin. Used for both texts and searches. The result for a prefix is a prefix of the result for
 * the word, so prefixes can be matched.
 */
export function transliterate(word: string): string {
  if (ASCII.test(word)) return word
  let latin = ''
  for (const letter of word) {
    latin += (latin === '' ? INITIALS[letter] : undefined) ?? FOLDED.get(letter) ?? letter
  }
  return latin
}

/** What people write otherwise than the resolution, in Latin or because the word is Russian: patterns and replacements. */
const OTHER_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Хрещатик: Khreshchatik; Минская: Мінська.
  [/y/g, 'i'],
  // Драгоманова: Dragomanova.
  [/(?<![zkcs])h/g, 'g'],
  [/shch/g, 'sch'],
  // Троєщина, Троещина, Troyeshchyna; Лукʼянівка: Lukyanivka.
  [/ie/g, 'e'],
  [/(?<=[aeouy])e/g, 'ie'],
  [/(?<=.)i(?=[aeu])/g, 'y'],
]

/** A transliterated Ukrainian or Russian word and how else it is written: each change alone, and all. */
export function listSpellings(term: string): readonly string[] {
  const others = OTHER_SPELLINGS.map(([pattern, by]) => term.replace(pattern, by))
  const all = OTHER_SPELLINGS.reduce((text, [pattern, by]) => text.replace(pattern, by), term)
  return [...new Set([term, ...others, all])]
}
