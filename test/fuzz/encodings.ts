import fc from 'fast-check'
import { toBinaryString } from './raw-request.ts'

/** The bytes of a text, halves of surrogate pairs too, as if they were characters. */
function toUtf8(text: string): number[] {
  return Array.from(text).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0
    const isHalf = code >= 0xd800 && code <= 0xdfff
    if (!isHalf) return [...Buffer.from(character)]
    return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
  })
}

const hex = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`
const UNRESERVED = /[\w.~-]/

/** A text as a part of an address or of a form, whatever is in it. */
export const percentEncode = (text: string): string =>
  toUtf8(text)
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return UNRESERVED.test(character) ? character : hex(byte)
    })
    .join('')

/** The same with every byte encoded. */
const percentEncodeAll = (text: string): string => toUtf8(text).map(hex).join('')

/** The bytes as they are, without those that would end the line of a request. */
const raw = (text: string): string => toBinaryString(text).replace(/[\s\0#]/g, '')

/** Ways to write a text into an address: right, in full, twice, not at all. */
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

/** Pairs of a query or of a form, in their order, some of them more than once. */
export function queryStrings(
  pairs: fc.Arbitrary<readonly (readonly [string, string])[]>,
): fc.Arbitrary<string> {
  return fc
    .tuple(pairs, fc.constantFrom('&', '&', '&', '&&', ';'))
    .map(([some, separator]) => some.map(([name, value]) => `${name}=${value}`).join(separator))
}

/** Up to eight pairs with these names, or with any; the values by name, where one is listed. */
export function parameterPairs(
  values: Readonly<Record<string, fc.Arbitrary<string>>>,
  anyText: fc.Arbitrary<string>,
): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const known = Object.entries(values).map(([name, value]) =>
    fc.tuple(fc.constant(name), encodedText(value)),
  )
  const strange = fc.tuple(encodedText(anyText), encodedText(anyText))
  return fc.array(
    fc.oneof({ weight: 8, arbitrary: fc.oneof(...known) }, { weight: 1, arbitrary: strange }),
    { maxLength: 8 },
  )
}
