/** Encodings by the names that `TextDecoder` has for them. */
export const ENCODINGS = [
  ...(['utf-8', 'utf-16le', 'utf-16be', 'windows-1251'] as const),
  // These two are never guessed, because the same bytes are words in both.
  ...(['windows-1250', 'windows-1252'] as const),
] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * The encoding of the file that begins with `start`: by its byte order mark, by the zeros of
 * UTF-16, as UTF-8 if it is that, or as windows-1251 if its bytes look like words in Cyrillic.
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
  if (looksCyrillic(start)) return 'windows-1251'
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

/** Cyrillic letters are adjacent; in Western European texts these bytes are mostly single. */
function looksCyrillic(start: Buffer): boolean {
  const isLetter = (byte = 0) =>
    byte >= 0xc0 || [0xa5, 0xaa, 0xaf, 0xb2, 0xb3, 0xb4, 0xba, 0xbf].includes(byte)
  let letters = 0
  let besides = 0
  start.forEach((byte, at) => {
    if (!isLetter(byte)) return
    letters += 1
    if (isLetter(start[at - 1]) || isLetter(start[at + 1])) besides += 1
  })
  return besides > letters * 0.8
}
