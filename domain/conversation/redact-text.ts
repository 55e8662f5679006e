import { normalizeLookalikes } from '#domain/text/normalize-lookalikes.ts'
import { redactPhones, redactSpelledPhones, redactSplitPhones } from '#domain/text/phone-number.ts'
import { redactLinks } from '#domain/text/web-address.ts'

const VEIL = '•••••'

interface RedactedText {
  readonly text: string
  readonly isRedacted: boolean
}

/** Hides phone numbers, email addresses and links. A text without any is returned as it is. */
export function redactText(text: string): RedactedText {
  const plain = normalizeLookalikes(text)
  const parted = redactSplitPhones(redactLinks(plain, VEIL), VEIL)
  const veiled = redactSpelledPhones(redactPhones(parted, VEIL), VEIL)
  // Applied again, because a number may begin where an email address ended.
  return veiled === plain
    ? { text, isRedacted: false }
    : { text: redactText(veiled).text, isRedacted: true }
}

/** Joins two texts: a number continues across it, while prices and years end at it. */
const SEAM = '\n\u2028\n'

/**
 * Veils consecutive texts of one person, including every part of a number that is split over
 * several.
 */
export function redactTexts(texts: readonly string[]): RedactedText[] {
  const alone = texts.map(redactText)
  const plain = alone.map(({ text }) => normalizeLookalikes(text).replaceAll(SEAM, '\n'))
  // "067 123", "ok?", "45 67"
  const parts = plain.flatMap((text, at) => (/\d/.test(text) ? [at] : []))
  const veilParts = (run: string) =>
    run
      .split(SEAM)
      .map((part) => (/\d/.test(part) ? part.replace(/\d(?:.*\d)?/s, VEIL) : part))
      .join(SEAM)
  const joined = parts.map((at) => plain[at]).join(SEAM)
  const together = redactPhones(joined, veilParts).split(SEAM)
  return alone.map((it, at) => {
    const text = together[parts.indexOf(at)]
    return text === undefined || text === plain[at] ? it : { text, isRedacted: true }
  })
}
