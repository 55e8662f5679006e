import fc from 'fast-check'
import { expect, it } from 'vitest'
import { JsonArraySplitter } from './json-array-splitter.ts'

it('splits any array into its elements, however it is split into chunks', () => {
  const array = fc.array(fc.oneof(fc.object(), fc.json(), fc.string({ unit: 'binary' })))
  const space = fc.constantFrom('', 2, '\t\n')
  fc.assert(
    fc.property(array, space, fc.integer({ min: 1, max: 9 }), (values, indent, size) => {
      const text = JSON.stringify(values, null, indent)
      const elements = new JsonArraySplitter()
      const read = []
      for (let at = 1; at < text.length; at += size) {
        for (const element of elements.read(text.slice(at, at + size))) read.push(element)
      }
      expect(read.map((it) => JSON.parse(it.text))).toEqual(JSON.parse(text))
      expect(elements.closed).toBe(true)
      const lines = text.split('\n')
      for (const { line, text: element } of read)
        expect(lines[line - 1]).toContain(element.split('\n')[0])
    }),
  )
})
