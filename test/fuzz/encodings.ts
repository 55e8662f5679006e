import fc from 'fast-check'
import { toBinaryString } from './raw-request.ts'

/** UTF-8 bytes; a lone surrogate is encoded like any other code point. */
function toUtf8(text: string): number[] {
  return Array.from(text).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0
    const isSurrogate = code >= 0xd800 && code <= 0xdfff
    if (!isSurrogate) return [...Buffer.from(character)]
    return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
  })
}

const hex = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`
const UNRESERVED = /[\w.~-]/

/** Works like `encodeURIComponent`, but also for lone surrogates. */
export const percentEncode = (text: string): string =>
  toUtf8(text)
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return UNRESERVED.test(character) ? character : hex(byte)
    })
    .join('')

const percentEncodeAll = (text: string): string => toUtf8(text).map(hex).join('')

/** Leaves the text unencoded, without the bytes that would end the request line. */
const raw = (text: string): string => toBinaryString(text).replace(/[\s\0#]/g, '')

/** A text percent-encoded as needed, in full, twice or not at all. */
export const encodedText = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.nat(9))
    .map(([value, way]) =>
      way < 6
        ? percentEncode(value)
        : way === 6
          ? percentEncodeAll(value)
          : way === 7
            ? percentEncode(percentEncode(value))
            : raw(value),
    )

/** Query strings or form bodies of these pairs. */
export function queryStrings(
  pairs: fc.Arbitrary<readonly (readonly [string, string])[]>,
): fc.Arbitrary<string> {
  return fc
    .tuple(pairs, fc.constantFrom('&', '&', '&', '&&', ';'))
    .map(([some, separator]) => some.map(([name, value]) => `${name}=${value}`).join(separator))
}

/** Up to eight encoded pairs, most with a name and value of `values`. */
export function parameterPairs(
  values: Readonly<Record<string, fc.Arbitrary<string>>>,
  anyText: fc.Arbitrary<string>,
): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const known = Object.entries(values).map(([name, value]) =>
    fc.tuple(fc.constant(name), encodedText(value)),
  )
  const unknown = fc.tuple(encodedText(anyText), encodedText(anyText))
  return fc.array(
    fc.oneof({ weight: 8, arbitrary: fc.oneof(...known) }, { weight: 1, arbitrary: unknown }),
    { maxLength: 8 },
  )
}
