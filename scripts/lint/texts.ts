import { globSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnglish, loadUkrainian, readWords } from './texts/dictionary.ts'
import { type Literal, listLiterals } from './texts/literals.ts'
import { type Module, parseModule } from './texts/parse.ts'
import {
  findMisspelledEnglish,
  findMisspelledUkrainian,
  findUntranslated,
  type Words,
} from './texts/spelling.ts'
import { findUkrainianProblems } from './texts/ukrainian-rules.ts'
import { findUnusedKeys } from './texts/unused.ts'

// Reads the texts of the site (content/en, content/uk): their spelling, what is not translated or breaks the rules of
// Ukrainian typography, and keys that nothing reads. It prints a line for each problem.

const WORDS = join(import.meta.dirname, 'words')
const TESTS = /\.test\.tsx?$/
const READERS = '{app,server,worker,content}/**/*.{ts,tsx}'
/** The answers of a mail server, which are English for everyone, and what the language is called in code. */
const NOT_TRANSLATED = /^content\/uk\/(?:messages\/mail-replies|language)\.ts$/

const listModules = (pattern: string): Module[] =>
  globSync(pattern)
    .filter((path) => !TESTS.test(path))
    .toSorted()
    .map((path) => parseModule(path))

const report =
  (say: (word: string) => string) =>
  ({ path, line }: Literal, found: readonly string[]) =>
    found.map((word) => `${path}:${line}: ${say(word)}`)

const unknown = report((word) => `«${word}» is in no dictionary`)
const english = report((word) => `«${word}» is not translated`)
const broken = report((problem) => problem)

function checkUkrainian(literal: Literal, words: Words): string[] {
  const isTranslated = !NOT_TRANSLATED.test(literal.path)
  return [
    ...unknown(literal, findMisspelledUkrainian(literal, words)),
    ...english(literal, isTranslated ? findUntranslated(literal, words) : []),
    ...broken(literal, findUkrainianProblems(literal.text)),
  ]
}

const words: Words = {
  english: loadEnglish(join(WORDS, 'en.txt')),
  ukrainian: loadUkrainian(join(WORDS, 'uk.txt')),
  names: readWords(join(WORDS, 'names.txt')),
}
const readers = listModules(READERS)
const englishTexts = readers.filter(({ path }) => path.startsWith('content/en/'))
const ukrainianTexts = readers.filter(({ path }) => path.startsWith('content/uk/'))

const problems = [
  ...englishTexts
    .flatMap(listLiterals)
    .flatMap((literal) => unknown(literal, findMisspelledEnglish(literal, words))),
  ...ukrainianTexts.flatMap(listLiterals).flatMap((literal) => checkUkrainian(literal, words)),
  ...findUnusedKeys(englishTexts, readers).map((key) => `${key}: nothing reads this text`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('\nNames and words that no dictionary has are in scripts/lint/words/.')
  process.exitCode = 1
}
