import { veilPhones } from '#domain/text/phone-number.ts'
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
  const veiled = veilPhones(veilLinks(plain, VEIL), VEIL)
  // Again: a number may begin only where an address ended.
  return veiled === plain
    ? { text, isVeiled: false }
    : { text: veilText(veiled).text, isVeiled: true }
}
