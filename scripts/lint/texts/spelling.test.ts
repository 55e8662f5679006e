import { expect, it } from 'vitest'
import { listLiterals } from './literals.ts'
import { parseModule } from './parse.ts'
import {
  findMisspelledEnglish,
  findMisspelledUkrainian,
  findUntranslated,
  type Words,
} from './spelling.ts'

const WORDS: Words = {
  english: new Set(['find', 'your', 'home', "isn't", 'two']),
  ukrainian: new Set(['знайдіть', 'житло', "зв'язок", 'на', 'диван', 'ліжко']),
  names: new Set(['Homiq']),
}

const read = (source: string) => listLiterals(parseModule('texts.ts', source))

it('reads strings and templates with their lines, but no keys, imports, types or compared values', () => {
  const source = `import { x } from 'module'
type T = 'type'
export const texts = { key: 'text', 'a key': \`a\${x}b\${NBSP}c\` } satisfies Record<'t', string>
export const f = (y: 'parameter') => (y === 'compared' ? texts['key'] : 'else')`
  expect(read(source).map(({ line, text }) => [line, text])).toEqual([
    [3, 'text'],
    [3, 'a\ufffcb\u00a0c'],
    [4, 'else'],
  ])
})

it('English words are in the dictionary or names', () => {
  const [text] = read("'Find your hoem on Homiq, isn’t /a/paht {plase} a@exmaple.com'")
  expect(text && findMisspelledEnglish(text, WORDS)).toEqual(['hoem', 'on'])
})

it('Ukrainian words are in the dictionary, with any apostrophe and joined by a dash', () => {
  const [text] = read("'Знайдіть жытло на Homiq: зв’язок, диван-ліжко, диван-ліжок'")
  expect(text && findMisspelledUkrainian(text, WORDS)).toEqual(['жытло', 'диван-ліжок'])
})

it('words of a Ukrainian text in Latin letters are names', () => {
  const found = read(
    `f({ id: 'find', title: 'Find', lead: 'Житло на Homiq', hint: \`Житло \${x} home\` }, 'a value', ['a'])`,
  ).flatMap((literal) => findUntranslated(literal, WORDS))
  expect(found).toEqual(['Find', 'home'])
})
