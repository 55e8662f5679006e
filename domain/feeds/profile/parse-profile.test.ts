import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseProfile } from './parse-profile.ts'

const problemsOf = (json: string) => {
  const parsed = parseProfile(json)
  return 'problems' in parsed ? parsed.problems : []
}

describe('an invalid profile', () => {
  it.each([
    ['{\n"columns": {\n"prize": "a"}}', 3, '"columns", "prize" is not a field; fields are key, '],
    ['{\n"columns": {\n"price": []}}', 3, '"columns", "price" is empty'],
    ['{\n"columns": {\n"price": [\n"a", 1]}}', 3, '"columns", "price", 2 is not a text'],
    ['{"columns": {},\n"patterns": {\n"x": "{flor}"}}', 3, '"patterns", "x" has {flor}'],
    ['{"columns": {},\n"decimal": "dot"}', 2, '"decimal" is neither "point" nor "comma"'],
    ['{"columns": {},\n\n"colums": {}}', 3, '"colums" is not a part of a profile; these are about'],
    ['{"columns": {},\n"values": {"type": {\n"a": 3}}}', 3, '"values", "type", "a" is not a text'],
    ['{}', 1, '"columns" is not an object'],
    ['[]', 1, 'The profile is not an object'],
    ['{\n"columns": }', 2, "This is not JSON: Unexpected token '}'."],
    ['{\n"columns": {\n"price": "a"\n"area": "b"}\n}', 4, 'This is not JSON: Expected'],
    ['{\n"columns": {', 2, 'This is not JSON: '],
  ])('is reported with its line: %j', (json, line, message) => {
    expect(problemsOf(json)).toEqual([{ line, message: expect.stringContaining(message) }])
  })

  it('has a line for each problem, with any line ends', () => {
    const profile = { columns: { price: 'a', nope: 'b', area: 'c' } }
    fc.assert(
      fc.property(fc.nat(4), (indent) => {
        const json = JSON.stringify(profile, null, indent)
        const line = json.slice(0, json.indexOf('nope')).split('\n').length
        expect(problemsOf(json).map((problem) => problem.line)).toEqual([line])
      }),
    )
  })

  it('never throws anything unexpected', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        const last = json.split('\n').length
        for (const { line } of problemsOf(json)) expect(line >= 1 && line <= last).toBe(true)
      }),
    )
  })
})
