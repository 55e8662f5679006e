import { expect, it, vi } from 'vitest'
import { createFeedFile } from '#test/catalog/feed-file.ts'
import { encodeText } from '#test/feeds/encode-text.ts'
import { AREAS } from '#test/feeds/snippets/areas.ts'
import { CITIES } from '#test/feeds/snippets/cities.ts'
import { FORMATS } from '#test/feeds/snippets/formats.ts'
import { KINDS } from '#test/feeds/snippets/kinds.ts'
import { POINTS } from '#test/feeds/snippets/points.ts'
import { PRICES } from '#test/feeds/snippets/prices.ts'
import { readSnippet } from '#test/feeds/snippets/read-snippet.ts'
import { SPREADSHEETS } from '#test/feeds/snippets/spreadsheets.ts'
import { STATUSES } from '#test/feeds/snippets/statuses.ts'
import { WORDS } from '#test/feeds/snippets/words.ts'

const SNIPPETS = [
  ...[PRICES, AREAS, STATUSES, KINDS, WORDS],
  ...[CITIES, POINTS, SPREADSHEETS, FORMATS],
].flat()

it.each(SNIPPETS.map((snippet) => [snippet.name, snippet] as const))(
  'reads each fact of %s, and nothing else',
  async (name, { text, encoding, options = [], same = '', homes }) => {
    const path = createFeedFile(name, encoding === undefined ? text : encodeText(text, encoding))
    vi.spyOn(console, 'error').mockReturnValue()
    const read = await readSnippet(path, options)
    vi.restoreAllMocks()
    const expected = homes
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [keys = '', facts = ''] = line.split(/: (.*)/)
        return keys.split(' & ').map((key) => [key, facts] as const)
      })
    expect(Object.keys(read).toSorted()).toEqual(expected.map(([key]) => key).toSorted())
    for (const [key, facts] of expected) {
      const home = read[key] ?? ''
      const all = [...same.split(' | '), ...facts.split(' | ')].filter((fact) => fact !== '')
      if (typeof home === 'string') expect([key, home]).toEqual([key, facts])
      else expect([key, ...home].toSorted()).toEqual([key, ...all].toSorted())
    }
  },
)
