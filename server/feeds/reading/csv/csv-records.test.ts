import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collect } from '#test/async/collect.ts'
import { type CsvRecord, OpenQuoteError, readCsvRecords } from './csv-records.ts'

/** Pieces of whole characters, as a decoder gives them. */
async function* pieces(text: string, size = text.length || 1): AsyncGenerator<string> {
  const characters = [...text]
  for (let at = 0; at < characters.length; at += size) {
    yield characters.slice(at, at + size).join('')
  }
}

async function recordsOf(text: string, size?: number, newline: '\n' | '\r' = '\n') {
  const records: CsvRecord[] = []
  let openQuote: number | undefined
  try {
    for await (const some of readCsvRecords(pieces(text, size), { delimiter: ',', newline })) {
      records.push(...some)
    }
  } catch (error) {
    if (!(error instanceof OpenQuoteError)) throw error
    openQuote = error.line
  }
  return { records, openQuote }
}

const lines = async (text: string, newline?: '\n' | '\r') =>
  (await recordsOf(text, undefined, newline)).records.map(({ line, values }) => [line, ...values])

describe('the lines of records', () => {
  it('count those of the file, including quoted line ends of either kind', async () => {
    expect(await lines('a,b\n1,"x\ny"\n\n2,"q""q"\n3,4')).toEqual([
      [1, 'a', 'b'],
      [2, '1', 'x\ny'],
      [5, '2', 'q"q'],
      [6, '3', '4'],
    ])
    expect(await lines('a,b\r\n1,"x\r\n\r\ny"\r\n2,3\r\n')).toEqual([
      [1, 'a', 'b'],
      [2, '1', 'x\r\n\r\ny'],
      [5, '2', '3'],
    ])
  })

  it('may end with a carriage return alone', async () => {
    expect(await lines('a,b\r1,2\r', '\r')).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
    ])
  })
})

it('reads back every table, however it is split into chunks', async () => {
  const value = fc.string({ unit: fc.constantFrom('a', 'є', '"', ',', '\n', '\r\n', ' ', '🏠') })
  const table = fc.array(fc.tuple(fc.constant('x'), value, value), { minLength: 1, maxLength: 8 })
  const newline = fc.constantFrom('unix' as const, 'windows' as const)
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), newline, async (rows, size, ends) => {
      const text = stringify(rows, { record_delimiter: ends, quoted: true })
      const { records } = await recordsOf(text, size)
      expect(records.map(({ values }) => values)).toEqual(rows)
      for (const { line, values } of records) {
        const [first = ''] = stringify([values], { quoted: true }).split('\n')
        expect(text.split('\n')[line - 1]?.replace('\r', '')).toBe(first.replace('\r', ''))
      }
    }),
  )
})

it('reads a misplaced quote as part of its value', async () => {
  expect(await lines('a,b\n1,2"3\n4,"5" 6\n7,8\n')).toEqual([
    [1, 'a', 'b'],
    [2, '1', '2"3'],
    [3, '4', '"5" 6'],
    [4, '7', '8'],
  ])
})

it('returns the records before a quote that is never closed', async () => {
  const { records, openQuote } = await recordsOf('a,b\n1,2\n3,"4\n5,6\n')
  expect(records.map(({ line }) => line)).toEqual([1, 2])
  expect(openQuote).toBe(3)
})

it('does not read a whole file for a quote that is never closed', async () => {
  let read = 0
  async function* endless() {
    yield 'a,b\n1,2\n3,"4\n'
    for (; read < 10_000; read += 1) yield 'x,y\n'.repeat(25_000)
  }
  const shape = { delimiter: ',', newline: '\n' } as const
  await expect(collect(readCsvRecords(endless(), shape))).rejects.toThrow(OpenQuoteError)
  expect(read).toBeLessThan(200)
})
