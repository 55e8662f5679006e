import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { createTemporaryFolder } from './support/built-site.ts'
import { type LargeFeed, listLargeFeeds } from './support/large-feeds.ts'
import { measureProgram } from './support/measure-program.ts'
import { printTable } from './support/table.ts'

const MEGABYTES = Number(process.argv[2] ?? 1_000)

const programs = findOrInstallPostgres()
if (programs === null) throw new Error('PostgreSQL is needed.')
const postgres = await startPostgres(programs)
using folder = createTemporaryFolder()
const rows: string[][] = []

async function measure({ name, file, texts }: LargeFeed) {
  const path = join(folder.path, file)
  await pipeline(Readable.from(texts(MEGABYTES * 1e6)), createWriteStream(path))
  const { seconds, peakMegabytes, output } = await measureProgram(
    'import',
    [path, '--feed', file],
    { DATABASE_URL: postgres.url },
  )
  const { size } = await stat(path)
  await rm(path)
  const figures = [size / 1e6, seconds, peakMegabytes].map((number) => number.toFixed(0))
  // The reason given for the first rejected line, or else the result.
  const sentence = /^line [\d,]+: (.*)$/m.exec(output)?.[1] ?? output.trim().split('\n').at(-1)
  rows.push([name, ...figures, sentence ?? ''])
  console.error(rows.at(-1)?.join(' | '))
}

try {
  for (const feed of listLargeFeeds()) await measure(feed)
} finally {
  await postgres.stop()
}
printTable(['file', 'MB', 'seconds', 'peak MB', 'what it says'], rows)
