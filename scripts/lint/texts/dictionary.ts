import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

export interface Dictionary {
  readonly has: (word: string) => boolean
}

// The packages do not export their files.
const PACKAGES = join(import.meta.dirname, '../../../node_modules')

function load(file: string): Dictionary {
  const bytes = readFileSync(join(PACKAGES, file))
  return decodeTrie(file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
}

/** One word a line; lines that begin with # are comments. */
export const readWords = (path: string): ReadonlySet<string> =>
  new Set(
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  )

/** A dictionary with the words of this project that it lacks. */
function loadWith(file: string, words: string): Dictionary {
  const dictionary = load(file)
  const more = new Set([...readWords(words)].map((word) => word.toLowerCase()))
  return { has: (word) => dictionary.has(word) || more.has(word.toLowerCase()) }
}

export const loadEnglish = (words: string): Dictionary =>
  loadWith('@cspell/dict-en_us/en_US.trie.gz', words)
export const loadUkrainian = (words: string): Dictionary =>
  loadWith('@cspell/dict-uk-ua/uk_ua.trie', words)
