import { expect, it } from 'vitest'
import { parseModule } from './parse.ts'
import { findUnusedKeys } from './unused.ts'

const TEXTS = parseModule(
  'texts.ts',
  `export const pageTexts = {
  title: 'Title',
  types: { sale: 'Sale', rent: 'Rent' } satisfies Record<string, string>,
  steps: ['One', 'Two'],
} as const`,
)

const ALL = ['title', 'types.sale', 'types.rent', 'steps']
const find = (reader: string) =>
  findUnusedKeys([TEXTS], [TEXTS, parseModule('reader.tsx', reader)]).map((key) =>
    key.replace(/^texts\.ts:\d+: pageTexts\./, ''),
  )

it('says where the key is', () => {
  expect(findUnusedKeys([TEXTS], [])[1]).toBe('texts.ts:3: pageTexts.types.sale')
})

it.each([
  ['nothing', '', ALL],
  ['an import', "import { pageTexts } from '#texts/texts.ts'", ALL],
  ['a type', 'type T = typeof pageTexts; let x: (typeof pageTexts)["title"]', ALL],
  ['a member', 'f(pageTexts.title)', ['types.sale', 'types.rent', 'steps']],
  ['a quoted member', "f(pageTexts['title'])", ['types.sale', 'types.rent', 'steps']],
  ['a nested member', 'f(pageTexts.types.sale)', ['title', 'types.rent', 'steps']],
  ['a nested object', 'f(pageTexts.types)', ['title', 'steps']],
  ['a variable key', 'f(pageTexts.types[type])', ['title', 'steps']],
  ['a method of a value', 'pageTexts.steps.map(f)', ['title', 'types.sale', 'types.rent']],
  ['a pattern', 'const { title, types: { rent } } = pageTexts', ['types.sale', 'steps']],
  ['a rest', 'const { title, ...others } = pageTexts', []],
  ['an argument', 'f(pageTexts)', []],
  ['a property', '<Page texts={pageTexts} />', []],
  ['a spread', 'f({ ...pageTexts })', []],
  ['a shorthand', 'f({ pageTexts })', []],
  ['another variable key', 'f(pageTexts[key])', []],
  ['another name', 'import { pageTexts as t } from "x"; f(t.title)', ALL.slice(1)],
  ['texts of a language', 'f(texts[language].pageTexts.title)', ALL.slice(1)],
  ['a pattern of a language', 'const { pageTexts } = texts.en; f(pageTexts.title)', ALL.slice(1)],
  ['a key of that name', 'f({ pageTexts: 1 })', ALL],
])('%s', (_name, reader, unused) => {
  expect(find(reader)).toEqual(unused)
})
