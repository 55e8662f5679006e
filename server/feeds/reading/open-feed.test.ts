import { gzipSync } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import { describe, expect, it } from 'vitest'
import { collect } from '#test/async/collect.ts'
import { createFeedFile, createResoRecord } from '#test/catalog/feed-file.ts'
import type { FeedRow } from './feed-row.ts'
import { openFeed } from './open-feed.ts'

const homes = ['A1', 'A2', 'A3'].map((ListingKey) =>
  createResoRecord({ ListingKey, City: 'Львів' }),
)
const csv = stringify(homes, { header: true })

async function rowsOf(name: string, content: string | Uint8Array): Promise<FeedRow[]> {
  const path = createFeedFile(name, content)
  const feed = await openFeed({ path })
  return (await collect(feed.rows())).flat()
}

const keys = (rows: readonly FeedRow[]) =>
  rows.map((row) => ('record' in row ? [row.line, row.record.key] : row))

const threeHomes = [
  [1, 'A1'],
  [2, 'A2'],
  [3, 'A3'],
]
const ndjson = homes.map((home) => `${JSON.stringify(home)}\n`).join('')

describe('an open feed', () => {
  it('is refused if it is compressed', async () => {
    await expect(rowsOf('homes.csv', gzipSync(csv))).rejects.toThrow(
      /^The file \S+ cannot be read: it is compressed with gzip; unpack it first\.$/,
    )
  })

  it('is refused if it is a spreadsheet', async () => {
    await expect(rowsOf('homes.xlsx', Buffer.from('PK\x03\x04homes'))).rejects.toThrow(
      'it is a spreadsheet or another archive; save the sheet as CSV, or unpack it first.',
    )
  })

  it.each([
    ['homes.ndjson', ndjson],
    ['homes.jsonl', ndjson.replaceAll('\n', '\r\n')],
    ['homes', `\ufeff${ndjson.trimEnd()}`],
  ])('reads NDJSON of %s', async (name, content) => {
    expect(keys(await rowsOf(name, content))).toEqual(threeHomes)
  })

  it.each([
    ['an array in one line', JSON.stringify(homes), [1, 2, 3]],
    ['a printed array', JSON.stringify(homes, null, 2), [2, 20, 38]],
    ["OData's envelope", `{"@odata.context":"x",\n"value":${JSON.stringify(homes)}}`, [1, 2, 3]],
    ['an empty array', ' [ ]', []],
  ])('reads %s of JSON', async (_, content, lines) => {
    const rows = await rowsOf('homes.json', content)
    expect(keys(rows)).toEqual(lines.map((line, at) => [line, `A${at + 1}`]))
  })

  it.each([
    ['commas', csv],
    ['semicolons', stringify(homes, { header: true, delimiter: ';' })],
    ['tabs', stringify(homes, { header: true, delimiter: '\t', bom: true })],
    ['Windows', stringify(homes, { header: true, record_delimiter: 'windows' })],
    ['UTF-16', Buffer.from(`\ufeff${csv}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(csv, 'utf16le')],
  ])('reads CSV with %s, and its quoted line ends', async (_, content) => {
    const rows = await rowsOf('homes.csv', content)
    expect(keys(rows)).toEqual([
      [2, 'A1'],
      [4, 'A2'],
      [6, 'A3'],
    ])
    expect(rows[0]).toMatchObject({
      record: { description: homes[0]?.PublicRemarks, city: 'Львів' },
    })
  })

  it('reads windows-1251', async () => {
    const upper = (text: string) =>
      Buffer.from(
        text.replace(/[А-я]/g, (it) => String.fromCharCode(it.charCodeAt(0) - 0x350)),
        'latin1',
      )
    const [row] = await rowsOf('homes.csv', upper('ListingKey,City,опис\nA1,Одеса,тихий двор\n'))
    expect(row).toMatchObject({ record: { key: 'A1', city: 'Одеса', description: 'тихий двор' } })
  })

  it.each([
    ['windows-1250', [0xb3, 0xf3, 0x64, 0x9f], 'łódź'],
    ['windows-1252', [0x4b, 0xf6, 0x6c, 0x6e], 'Köln'],
  ] as const)('reads %s if it is told to', async (encoding, bytes, city) => {
    const content = Buffer.concat([Buffer.from('ListingKey,City\nA1,'), Buffer.from(bytes)])
    const feed = await openFeed({ path: createFeedFile('homes.csv', content), encoding })
    expect((await collect(feed.rows())).flat()).toMatchObject([{ record: { key: 'A1', city } }])
  })

  it('is refused with a sentence if it is unreadable', async () => {
    const latin = Buffer.from('ListingKey,City\nA1,Orl\xe9ans caf\xe9 na\xefve\n', 'latin1')
    await expect(rowsOf('homes.csv', latin)).rejects.toThrow('save it as UTF-8')
    await expect(rowsOf('homes.csv', ' \n')).rejects.toThrow('is empty')
    await expect(openFeed({ path: '/nowhere/homes.csv' })).rejects.toThrow('There is no file')
  })
})

describe('a damaged file', () => {
  it('keeps the good lines of NDJSON, and says where it was truncated', async () => {
    const rows = await rowsOf('homes.ndjson', `{"key":"a"}\n{bad}\n7\n\n{"key":"b"}\n{"key":"c`)
    expect(keys(rows)).toEqual([
      [1, 'a'],
      { line: 2, broken: 'not JSON' },
      { line: 3, broken: 'not an object of JSON' },
      [5, 'b'],
      { line: 6, endsEarly: 'the last line is cut off' },
    ])
  })

  it('takes endless nesting for no fact', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const brackets = JSON.stringify({ key: 'b', description: '['.repeat(100) })
    const text = `{"key":"a"}\n{"key":"x","address":${deep}}\n${brackets}\n`
    expect(keys(await rowsOf('homes.ndjson', text))).toEqual([
      [1, 'a'],
      [2, 'x'],
      [3, 'b'],
    ])
  })

  it('keeps the good elements of an array, and says where it was truncated', async () => {
    const rows = await rowsOf(
      'homes.json',
      '[{"key":"a"},\n{key},\n"x,]",{"key":"b"},\n{"key":"c\\"',
    )
    expect(keys(rows)).toEqual([
      [1, 'a'],
      { line: 2, broken: 'not JSON' },
      { line: 3, broken: 'not an object of JSON' },
      [3, 'b'],
      { line: 4, endsEarly: 'the array is not closed' },
    ])
  })

  it('keeps the good rows of a table, and says where it was truncated', async () => {
    expect(keys(await rowsOf('homes.csv', 'key,area\na,1\nb\nc,1,2\nd,4,\ne'))).toEqual([
      [2, 'a'],
      { line: 3, broken: '1 columns in place of 2' },
      { line: 4, broken: '3 columns in place of 2' },
      [5, 'd'],
      { line: 6, endsEarly: '1 columns in place of 2' },
    ])
    expect(keys(await rowsOf('homes.csv', 'key,area\na,1\nb,"2\n'))).toEqual([
      [2, 'a'],
      { line: 3, endsEarly: 'a quote is opened and never closed, or a row has more than 4 MB' },
    ])
  })

  it('says where its encoding changes', async () => {
    const start = Buffer.from('{"key":"a"}\n'.repeat(10_000))
    const rows = await rowsOf(
      'homes.ndjson',
      Buffer.concat([start, Buffer.from([0xff, 0xfe, 0x0a])]),
    )
    expect(rows.length).toBeGreaterThan(5_000)
    expect(rows.at(-1)).toMatchObject({ endsEarly: expect.stringContaining('not in utf-8') })
  })
})
