import fc from 'fast-check'
import { utf8 } from './raw-request.ts'

/** The bytes of a text, halves of surrogate pairs too, as if they were characters. */
function bytesOfText(text: string): number[] {
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
export const percent = (text: string): string =>
  bytesOfText(text)
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return UNRESERVED.test(character) ? character : hex(byte)
    })
    .join('')

/** The same with every byte encoded. */
const percentAll = (text: string): string => bytesOfText(text).map(hex).join('')

/** The bytes as they are, without those that would end the line of a request. */
const raw = (text: string): string => utf8(text).replace(/[\s\0#]/g, '')

/** Ways to write a text into an address: right, in full, twice, not at all. */
export const writtenInAddress = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.nat(9))
    .map(([value, way]) =>
      way < 6
        ? percent(value)
        : way === 6
          ? percentAll(value)
          : way === 7
            ? percent(percent(value))
            : raw(value),
    )

/** Pairs of a query or of a form, in their order, some of them more than once. */
export function pairsText(
  pairs: fc.Arbitrary<readonly (readonly [string, string])[]>,
): fc.Arbitrary<string> {
  return fc
    .tuple(pairs, fc.constantFrom('&', '&', '&', '&&', ';'))
    .map(([some, separator]) => some.map(([name, value]) => `${name}=${value}`).join(separator))
}

/** Up to eight pairs with these names, or with any; the values by name, where one is listed. */
export function somePairs(
  values: Readonly<Record<string, fc.Arbitrary<string>>>,
  anyText: fc.Arbitrary<string>,
): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const known = Object.entries(values).map(([name, value]) =>
    fc.tuple(fc.constant(name), writtenInAddress(value)),
  )
  const strange = fc.tuple(writtenInAddress(anyText), writtenInAddress(anyText))
  return fc.array(
    fc.oneof({ weight: 8, arbitrary: fc.oneof(...known) }, { weight: 1, arbitrary: strange }),
    { maxLength: 8 },
  )
}
