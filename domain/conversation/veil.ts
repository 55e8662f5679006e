import { LINK, PHONE } from '#domain/text/contact-data.ts'

const VEIL = '•••••'
const CONTACT_DATA = new RegExp(`${LINK.source}|${PHONE.source}`, 'gi')
/** Nobody sees them, and they part what belongs together. */
const INVISIBLE = /\p{Cf}/gu

interface VeiledText {
  readonly text: string
  readonly isVeiled: boolean
}

/** A text without the numbers, addresses and links that are in it. A text without any stays as it is. */
export function veilText(text: string): VeiledText {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '')
  const veiled = plain.replace(CONTACT_DATA, VEIL)
  // Again: a number may begin only where an address ended.
  return veiled === plain
    ? { text, isVeiled: false }
    : { text: veilText(veiled).text, isVeiled: true }
}
