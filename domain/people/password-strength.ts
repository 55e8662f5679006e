export type PasswordProblem = 'short' | 'common' | 'pattern' | 'personal'

export interface PasswordRules {
  /** In characters. */
  readonly minLength: number
  /** Common and leaked passwords, in lower case. */
  readonly common: ReadonlySet<string>
  /** Words that are easy to guess for this person and site, in lower case. */
  readonly personalWords: readonly string[]
}

/** Letters that must remain when personal words are removed. */
const MIN_REMAINING_LETTERS = 6

const LEET_LETTERS: Readonly<Record<string, string>> = {
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

export function findPasswordProblem(
  password: string,
  rules: PasswordRules,
): PasswordProblem | null {
  const { minLength, common, personalWords } = rules
  if (Array.from(password).length < minLength) return 'short'
  const text = password.normalize('NFKC').toLowerCase()
  if (isCommon(text, common)) return 'common'
  if (isRepeated(text) || isSequence(text)) return 'pattern'
  return isPersonal(text, personalWords) ? 'personal' : null
}

/** Whether a password is common, also with digits and signs around it or in place of letters. */
function isCommon(text: string, common: ReadonlySet<string>): boolean {
  const unleeted = Array.from(text, (sign) => LEET_LETTERS[sign] ?? sign).join('')
  const trimSigns = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const forms = [
    text,
    unleeted,
    trimSigns(text),
    Array.from(trimSigns(text), (sign) => LEET_LETTERS[sign] ?? sign).join(''),
  ]
  return forms.some((form) => form !== '' && common.has(form))
}

/** One short piece repeated: "abcabcabcabc". */
const isRepeated = (text: string): boolean => /^(.{1,6}?)\1+.{0,5}$/su.test(text)

/** Mostly neighboring characters: "abcdefghijkl", "987654321098". */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => Math.abs(code - (codes[index] ?? 0)))
  return steps.filter((step) => step <= 1).length > (steps.length * 2) / 3
}

function isPersonal(text: string, words: readonly string[]): boolean {
  const longestFirst = words.filter((word) => word.length >= 3).sort((a, b) => b.length - a.length)
  let rest = text
  for (const word of longestFirst) rest = rest.replaceAll(word, '')
  if (rest === text) return false
  return Array.from(rest.replace(/[^\p{L}]/gu, '')).length < MIN_REMAINING_LETTERS
}

export function getPersonalWords(email: string, siteWords: readonly string[]): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const parts = [...local.split(/[^\p{L}\p{N}]+/u), ...domain.split('.').slice(0, -1)]
  return [...new Set([local, ...parts, ...siteWords.map((word) => word.toLowerCase())])].filter(
    (word) => word !== '',
  )
}
