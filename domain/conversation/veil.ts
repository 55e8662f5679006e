import { veilPartedPhones, veilPhones, veilSpelledPhones } from '#domain/text/phone-number.ts'
import { simplifyCharacters } from '#domain/text/simple-characters.ts'
import { veilLinks } from '#domain/text/web-address.ts'

const VEIL = '•••••'

interface VeiledText {
  readonly text: string
  readonly isVeiled: boolean
}

/** A text without the numbers, addresses and links that are in it. A text without any stays as it is. */
export function veilText(text: string): VeiledText {
  const plain = simplifyCharacters(text)
  const parted = veilPartedPhones(veilLinks(plain, VEIL), VEIL)
  const veiled = veilSpelledPhones(veilPhones(parted, VEIL), VEIL)
  // Again: a number may begin only where an address ended.
  return veiled === plain
    ? { text, isVeiled: false }
    : { text: veilText(veiled).text, isVeiled: true }
}

/** Between two texts: parts no number, but the prices and years beside it. */
const SEAM = '\n\u2028\n'

/** The texts of one person, one after the other: also a number in parts is veiled, in each of them. */
export function veilTexts(texts: readonly string[]): VeiledText[] {
  const alone = texts.map(veilText)
  const plain = alone.map(({ text }) => simplifyCharacters(text).replaceAll(SEAM, '\n'))
  // "067 123", "ok?", "45 67"
  const parts = plain.flatMap((text, at) => (/\d/.test(text) ? [at] : []))
  const veilParts = (run: string) =>
    run
      .split(SEAM)
      .map((part) => (/\d/.test(part) ? part.replace(/\d(?:.*\d)?/s, VEIL) : part))
      .join(SEAM)
  const joined = parts.map((at) => plain[at]).join(SEAM)
  const together = veilPhones(joined, veilParts).split(SEAM)
  return alone.map((it, at) => {
    const text = together[parts.indexOf(at)]
    return text === undefined || text === plain[at] ? it : { text, isVeiled: true }
  })
}
