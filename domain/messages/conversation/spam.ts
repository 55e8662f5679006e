import { countLinks } from '#domain/platform/text/web-address.ts'

/** A text with this many points is refused. */
export const SPAM_POINTS = 4

const MIN_SHOUTED_LETTERS = 20

export interface ScoredMessage {
  readonly text: string
  /** Other homes whose owners got the same text from the same account. */
  readonly copies: number
  readonly isNewAccount: boolean
}

function isShouted(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '')
  return letters.length >= MIN_SHOUTED_LETTERS && letters === letters.toUpperCase()
}

/** How much a message looks like an advertisement. It is used only for messages before the first answer. */
export function getSpamPoints({ text, copies, isNewAccount }: ScoredMessage): number {
  const links = Math.min(countLinks(text), 2) * 2
  const repeated = copies >= 5 ? SPAM_POINTS : copies >= 2 && links > 0 ? 2 : 0
  return links + repeated + (isNewAccount ? 1 : 0) + (isShouted(text) ? 1 : 0)
}
