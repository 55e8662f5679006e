/** What is wrong with a password under the strict policy. */
export type PasswordProblem = 'short' | 'common' | 'pattern' | 'personal'

export interface PasswordRules {
  /** Characters. */
  readonly minLength: number
  /** Common and leaked passwords, in lower case. */
  readonly common: ReadonlySet<string>
  /** Words that whoever knows the person or the site tries first, in lower case. */
  readonly personalWords: readonly string[]
}

/** Letters that must be left when what anybody could guess is taken out. */
const MIN_OWN_LETTERS = 6

/** Digits and signs that stand for letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** What is wrong with a password; `null` for nothing. */
export function passwordProblem(password: string, rules: PasswordRules): PasswordProblem | null {
  const { minLength, common, personalWords } = rules
  if (Array.from(password).length < minLength) return 'short'
  const text = password.normalize('NFKC').toLowerCase()
  if (isCommon(text, common)) return 'common'
  if (isRepeated(text) || isRow(text)) return 'pattern'
  return isPersonal(text, personalWords) ? 'personal' : null
}

/** Whether a text is a common password, also with digits and signs around or in place of letters. */
function isCommon(text: string, common: ReadonlySet<string>): boolean {
  const plain = Array.from(text, (sign) => STAND_INS[sign] ?? sign).join('')
  const bare = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const forms = [
    text,
    plain,
    bare(text),
    Array.from(bare(text), (sign) => STAND_INS[sign] ?? sign).join(''),
  ]
  return forms.some((form) => form !== '' && common.has(form))
}

/** Whether a text is one short piece again and again: "abcabcabcabc". */
const isRepeated = (text: string): boolean => /^(.{1,6}?)\1+.{0,5}$/su.test(text)

/** Whether a text is mostly a row of neighbors: "abcdefghijkl", "987654321098". */
function isRow(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => Math.abs(code - (codes[index] ?? 0)))
  return steps.filter((step) => step <= 1).length > (steps.length * 2) / 3
}

/** Whether little of a text is its own, beside words that others know. */
function isPersonal(text: string, words: readonly string[]): boolean {
  const longestFirst = words.filter((word) => word.length >= 3).sort((a, b) => b.length - a.length)
  let own = text
  for (const word of longestFirst) own = own.replaceAll(word, '')
  if (own === text) return false
  return Array.from(own.replace(/[^\p{L}]/gu, '')).length < MIN_OWN_LETTERS
}

/** The words of an address of mail and of the site's own that make a password easy to guess. */
export function personalWordsOf(email: string, siteWords: readonly string[]): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const parts = [...local.split(/[^\p{L}\p{N}]+/u), ...domain.split('.').slice(0, -1)]
  return [...new Set([local, ...parts, ...siteWords.map((word) => word.toLowerCase())])].filter(
    (word) => word !== '',
  )
}
