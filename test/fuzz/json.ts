import fc from 'fast-check'
import { oddText } from './odd-text.ts'
import { toBinaryString } from './raw-request.ts'

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.nat(6_000))
  .map(([open, times]) => open.repeat(times))

const notJson = fc.constantFrom(
  '',
  ' ',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{',
  '{"a":1,}',
  "{'a':1}",
)

const wrongValue = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -1, 1e308),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(oddText, oddText, { maxKeys: 3 }),
)

/** Mostly objects with some of these members, some values being wrong; else deeply nested or invalid JSON. */
export function jsonBodies(members: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
  const mostly = Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: wrongValue }),
    ]),
  )
  const object = fc
    .tuple(
      fc.record(mostly, { requiredKeys: [] }),
      fc.dictionary(oddText, wrongValue, { maxKeys: 2 }),
    )
    .map(([known, more]) => toBinaryString(JSON.stringify({ ...more, ...known })))
  return fc.oneof(
    { weight: 20, arbitrary: object },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: notJson },
    { weight: 1, arbitrary: oddText.map(toBinaryString) },
  )
}
