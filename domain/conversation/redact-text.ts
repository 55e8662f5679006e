import { normalizeLookalikes } from '#domain/text/normalize-lookalikes.ts'
import { redactPhones, redactSpelledPhones, redactSplitPhones } from '#domain/text/phone-number.ts'
import { redactLinks } from '#domain/text/web-address.ts'

const VEIL = '•••••'

interface RedactedText {
  readonly text: string
  readonly isRedacted: boolean
}

/** A text without the numbers, addresses and links that are in it. A text without any stays as it is. */
export function redactText(text: string): RedactedText {
  const plain = normalizeLookalikes(text)
  const parted = redactSplitPhones(redactLinks(plain, VEIL), VEIL)
  const veiled = redactSpelledPhones(redactPhones(parted, VEIL), VEIL)
  // Again: a number may begin only where an address ended.
  return veiled === plain
    ? { text, isRedacted: false }
    : { text: redactText(veiled).text, isRedacted: true }
}

/** Between two texts: parts no number, but the prices and years beside it. */
const SEAM = '\n\u2028\n'

/** The texts of one person, one after the other: also a number in parts is veiled, in each of them. */
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
