import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ExifReader from 'exifreader'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFairQueue } from '#server/platform/http/limits/fair-queue.ts'
import { type CorpusFile, createCorpus } from '#test/picture/corpus.ts'
import { createPictureReader, type PictureReader } from './picture-reader.ts'
import type { ReadPicture } from './read-picture.ts'

const WAITING = { maxWaiting: 100, maxWaitingPerClient: 100, maxWaitMs: 120_000 }

let folder: string
let files: CorpusFile[]
let reader: PictureReader
const kept = new Map<string, ReadPicture>()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  files = await createCorpus()
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes)
  reader = createPictureReader(createFairQueue({ name: 'test', concurrency: 1, ...WAITING }))
}, 120_000)
afterAll(() => {
  reader?.stop()
  rmSync(folder, { recursive: true })
})

it('turns each file into a picture or a reason', async () => {
  expect(files.length).toBeGreaterThanOrEqual(60)
  const ends: Record<string, CorpusFile['ends']> = {}
  // Eight at once, like browsers of eight owners.
  const waiting = [...files]
  const send = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const { name } = file
      const reading = await reader.read(join(folder, name), {
        uid: name,
        ip: name,
        isConfirmed: true,
      })
      if ('problem' in reading) ends[name] = reading.problem
      else {
        ends[name] = [reading.width, reading.height]
        kept.set(name, reading)
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, send))
  expect(ends).toEqual(Object.fromEntries(files.map(({ name, ends }) => [name, ends])))
}, 120_000)

it('keeps no metadata of a file', () => {
  const source = files.find(({ name }) => name === 'jpeg with a place')
  const written = ExifReader.load(source?.bytes ?? Buffer.alloc(0), { expanded: true })
  expect(written.exif?.Copyright?.description).toBe('Olha')
  expect(kept.size).toBeGreaterThan(25)
  for (const [name, { bytes }] of kept) {
    const { file: _file, riff: _riff, ...tags } = ExifReader.load(bytes, { expanded: true })
    expect([name, tags]).toEqual([name, {}])
    for (const trace of ['Olha', 'Camera', 'script', 'Exif', 'ICCP', 'XMP'])
      expect([name, trace, bytes.includes(trace)]).toEqual([name, trace, false])
  }
})

/** Peak memory of the process that read the corpus, in megabytes. */
async function readPeak(): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    if (!command.includes('reader-process') || !status.includes(`PPid:\t${process.pid}\n`)) continue
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_000
  }
  throw new Error('No process reads pictures.')
}

it.runIf(process.platform === 'linux')('keeps memory bounded over the whole corpus', async () => {
  // Decoded, the picture of 30,000 × 3,000 pixels alone would take 270 MB, or 360 at four bytes per
  // pixel.
  expect(await readPeak()).toBeLessThan(400)
})
