import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createArchiveFromLines, readAllRecords } from '#test/operations/archive.ts'
import { ArchiveError } from './archive-format.ts'

const header = {
  format: 'homiq-backup',
  version: 1,
  homiq: '1.2.3',
  madeAt: '2026-11-22T10:00:00.000Z',
  postgres: '18.3',
  migrations: [1],
  tables: [{ name: 'people', columns: ['name', 'age'] }],
  sequences: [],
}
const rows = Array.from({ length: 40 }, (_, n) => ({
  table: 'people',
  row: [createHash('sha256').update(`${n}`).digest('hex'), n % 3 === 0 ? null : String(n)],
}))
const file = { file: 'outbox/a.eml', base64: 'YWJj', last: true }

/** Appends the matching closing line. */
function closed(records: readonly object[], counts = { people: rows.length }, files = 1): string[] {
  const lines = records.map((record) => JSON.stringify(record))
  const sum = createHash('sha256').update(lines.map((line) => `${line}\n`).join(''))
  return [...lines, JSON.stringify({ rows: counts, files, sha256: sum.digest('hex') })]
}

const lines = closed([header, ...rows, file])
const archive = createArchiveFromLines(lines)

const getFailure = (bytes: Buffer): Promise<string> =>
  readAllRecords(bytes).then(
    () => 'none',
    (error: unknown) => {
      if (!(error instanceof ArchiveError)) throw error
      return error.message
    },
  )

it('yields the records in order', async () => {
  const records = await readAllRecords(archive)
  expect(records.map(({ kind }) => kind)).toEqual([
    'header',
    ...rows.map(() => 'row'),
    'file-chunk',
    'closing',
  ])
  expect(records[2]).toEqual({ kind: 'row', line: 3, ...rows[1] })
})

describe('an unusable archive is refused with a sentence about', () => {
  it('its end, wherever it was cut off', async () => {
    for (let length = 0; length < archive.length; length += 7) {
      const sentence = await getFailure(archive.subarray(0, length))
      expect(sentence).toMatch(
        /^x\.gz ends after line \d+, before its last one: it was not copied whole\. Use another copy/,
      )
    }
    // Truncated before compression.
    for (const lineCount of [1, 5, lines.length - 1]) {
      expect(await getFailure(createArchiveFromLines(lines.slice(0, lineCount)))).toContain(
        `x.gz ends after line ${lineCount}, before its last one`,
      )
    }
    const text = gunzipSync(archive)
    expect(await getFailure(gzipSync(text.subarray(0, -1)))).toContain('ends after line')
  })

  it('its damage, whichever bit was flipped', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: archive.length - 1 }),
        fc.integer({ min: 0, max: 7 }),
        async (at, bit) => {
          const damaged = Buffer.from(archive)
          damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << bit), at)
          const sentence = await getFailure(damaged)
          // A few bits of the gzip header are ignored.
          if (sentence === 'none')
            expect(await readAllRecords(damaged)).toEqual(await readAllRecords(archive))
          else expect(sentence).toMatch(/^x\.gz (is damaged|ends after line|is no backup of Homiq)/)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('its checksum, if a line was changed and compressed again', async () => {
    for (const at of [1, 7, lines.length - 3]) {
      const changed = lines.with(at, (lines[at] ?? '').replace(/[1-9]/, '0'))
      expect(await getFailure(createArchiveFromLines(changed))).toBe(
        'x.gz is damaged: its 42 lines are not those that its last line has the checksum of. Use another copy of it, or an older backup.',
      )
    }
    const without = lines.filter((_, index) => index !== 5)
    expect(await getFailure(createArchiveFromLines(without))).toContain(
      'its 41 lines are not those',
    )
  })

  it.each([
    ['a row of a table that is not named', { table: 'others', row: ['1'] }],
    ['a row that is too short', { table: 'people', row: ['1'] }],
    ['a value that is no text', { table: 'people', row: ['1', 2] }],
    ['something else', { made: 'up' }],
  ])('the line of %s', async (_what, record) => {
    const sentence = await getFailure(
      createArchiveFromLines(closed([header, record, ...rows, file])),
    )
    expect(sentence).toMatch(/^x\.gz is damaged at line 2\. Use another copy/)
  })

  it('data after its end', async () => {
    expect(await getFailure(createArchiveFromLines([...lines, '{}']))).toMatch(
      /^x\.gz is damaged at line 44/,
    )
  })

  it('row counts that do not match', async () => {
    const fewer = closed([header, ...rows, file], { people: 3 })
    expect(await getFailure(createArchiveFromLines(fewer))).toContain('is damaged')
    expect(
      await getFailure(createArchiveFromLines(closed([header, ...rows, file], undefined, 2))),
    ).toContain('is damaged')
  })

  it.each([
    ['text', Buffer.from('name,age\nOlena,31\n')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['gzip of something else', gzipSync('{"hello":"world"}\n')],
    ['gzip of no JSON', gzipSync('> homiq@0.1.0 backup\n')],
    ['an older kind', createArchiveFromLines(closed([{ ...header, version: 0 }]))],
  ])('what it is instead: %s', async (_what, bytes) => {
    expect(await getFailure(bytes)).toBe(
      'x.gz is no backup of Homiq: its line 1 is not how one begins.',
    )
  })

  it('its version, if it is newer', async () => {
    const newer = { format: 'homiq-backup', version: 2, homiq: '3.0.0', more: true }
    expect(await getFailure(createArchiveFromLines(closed([newer])))).toBe(
      'x.gz was made by Homiq 3.0.0, which is newer (line 1 says format 2, this version knows 1). Restore it with that version.',
    )
  })

  it('a line without an end, before all of it is in memory', async () => {
    const endless = gzipSync(Buffer.alloc(70 * 1024 * 1024, 'x'))
    expect(await getFailure(endless)).toBe('Line 1 of x.gz is too long to be one of an archive.')
  })
})
