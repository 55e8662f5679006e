import { normalizeLookalikes } from '#domain/platform/text/normalize-lookalikes.ts'
import {
  redactPhones,
  redactSpelledPhones,
  redactSplitPhones,
} from '#domain/platform/text/phone-number.ts'
import { redactLinks } from '#domain/platform/text/web-address.ts'

const VEIL = '•••••'
/** Bounds the time that a text takes in which each pass reveals another number. */
const MAX_PASSES = 3

function redactOnce(plain: string): string {
  const veil = () => VEIL
  const parted = redactSplitPhones(redactLinks(plain, veil), veil)
  return redactSpelledPhones(redactPhones(parted, veil), veil)
}

/** @param plain from `normalizeLookalikes` */
function redactPlain(plain: string): string {
  let text = plain
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = text
    text = redactOnce(before)
    // The second pass is needed because a number may begin where an email address ended.
    if (text === before) break
  }
  return text
}

/** Joins two texts: a number continues across it, while prices and years end at it. */
const SEAM = '\n\u2028\n'

/**
 * Hides phone numbers, email addresses and links in consecutive texts of one person, including
 * every part of a number that is split over several. A text without any is returned as it is.
 */
export function redactTexts(texts: readonly string[]) {
  const plain = texts.map(normalizeLookalikes)
  const alone = plain.map(redactPlain)
  // "067 123", "ok?", "45 67"
  const parts = alone.flatMap((text, at) => (/\d/.test(text) ? [at] : []))
  const redactParts = (run: string) =>
    run
      .split(SEAM)
      .map((part) => (/\d/.test(part) ? part.replace(/\d(?:.*\d)?/s, VEIL) : part))
      .join(SEAM)
  const joined = parts.map((at) => alone[at]).join(SEAM)
  const together = redactPhones(joined, redactParts).split(SEAM)
  return texts.map((text, at) => {
    const shown = together[parts.indexOf(at)] ?? alone[at] ?? ''
    return shown === plain[at] ? { text, isRedacted: false } : { text: shown, isRedacted: true }
  })
}
