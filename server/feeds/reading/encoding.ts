const CYRILLIC = ['windows-1251', 'koi8-u', 'x-mac-cyrillic', 'ibm866'] as const

/** Encodings by the names that `TextDecoder` has for them. */
export const ENCODINGS = [
  ...(['utf-8', 'utf-16le', 'utf-16be'] as const),
  ...CYRILLIC,
  // These two are never guessed, because the same bytes are words in both.
  ...(['windows-1250', 'windows-1252'] as const),
] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * The encoding of the file that begins with `start`: by its byte order mark, by the zeros of
 * UTF-16, as UTF-8 if it is that, or as one for Cyrillic if its bytes look like words in it.
 *
 * @param start some ten thousand bytes; the last character may be cut
 * @throws a sentence when it is none of these
 */
export function detectEncoding(start: Buffer): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const many = start.length / 8
  if ((zeros[1] ?? 0) > many) return 'utf-16le'
  if ((zeros[0] ?? 0) > many) return 'utf-16be'
  if (isUtf8(start)) return 'utf-8'
  const cyrillic = findCyrillic(start)
  if (cyrillic !== null) return cyrillic
  throw new Error(
    `The file is neither UTF-8 nor UTF-16: save it as UTF-8, or say what it is with --encoding (${ENCODINGS.join(', ')}).`,
  )
}

function isUtf8(start: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return true
  } catch {
    return false
  }
}

/** In the right encoding, words are lowercase letters after at most one capital; in the others they are mixed. */
const WORDS = /(?<![а-яіїєґ])[А-ЯІЇЄҐ]?[а-яіїєґ]{2,}(?![А-ЯІЇЄҐ])/gu
const MIN_SHARE = 0.6

/** The encoding in which most bytes outside of ASCII are in words of Cyrillic letters; `null` if there is none. */
function findCyrillic(start: Buffer): (typeof CYRILLIC)[number] | null {
  const count = start.filter((byte) => byte > 0x7f).length
  const [best] = CYRILLIC.map((encoding) => {
    const words = new TextDecoder(encoding).decode(start).match(WORDS) ?? []
    return { encoding, share: words.join('').length / count }
  }).toSorted((a, b) => b.share - a.share)
  return best !== undefined && best.share >= MIN_SHARE ? best.encoding : null
}
