import { globSync } from 'node:fs'
import { expect, it } from 'vitest'

/** English is the one that every other language is compared with. */
const OTHERS = ['uk']
const TESTS = /\.test\.ts$/
/** A language has its own rules of plurals and spaces, and its alphabets. */
const OWN = /^(?:format\/number|language)\.ts$/

const listModules = (language: string) =>
  globSync('**/*.ts', { cwd: `content/${language}` }).filter(
    (path) => !TESTS.test(path) && !OWN.test(path),
  )

/** What a text is: the names of its parts, and whether each is a text, a list or a function. */
function describeShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(describeShape)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([key, part]) => [key, describeShape(part)]),
    )
  return typeof value
}

const load = async (language: string, path: string): Promise<unknown> => ({
  ...(await import(`./${language}/${path}`)),
})

it.each(OTHERS)('%s has the modules of English', (language) => {
  expect(listModules(language).toSorted()).toEqual(listModules('en').toSorted())
})

it.each(OTHERS.flatMap((language) => listModules(language).map((path) => [language, path])))(
  '%s/%s has the texts of English',
  async (language = '', path = '') => {
    expect(describeShape(await load(language, path))).toEqual(describeShape(await load('en', path)))
  },
)
