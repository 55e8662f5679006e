import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import type { ArchiveClosing } from '#server/operations/backup/archive-format.ts'
import { readArchive } from '#server/operations/backup/read-archive.ts'
import { writeArchive } from '#server/operations/backup/write-archive.ts'
import { formatContents } from './archive-contents.ts'
import { writeAtomically } from './archive-file.ts'
import { withDatabaseSnapshot } from './with-database.ts'

const USAGE = `npm run backup -- FILE

Saves all that the site keeps into FILE: every table, and the files of DATA_DIR that belong to them.
The site goes on meanwhile. An archive has passwords' hashes and signing keys in it: keep it where
nobody else can read it. With - for FILE it goes to standard output:
npm run --silent backup -- - | …
\`npm run restore\` brings it back, into either database.`

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { version: string }

/**
 * The program behind `npm run backup`.
 *
 * @throws one sentence when nothing could be saved
 */
export async function runBackup(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values.help) return console.log(USAGE)
  const [path] = positionals
  if (!path || positionals.length > 1) throw new Error('Name one file to save into.')
  const { closing, bytes, sha256 } =
    path === '-'
      ? await writeArchiveTo(process.stdout)
      : await writeAtomically(path, writeArchiveTo, verifyArchive)
  const say = path === '-' ? console.error : console.log
  say(`Saved ${formatContents(closing)} into ${path === '-' ? 'standard output' : path}.`)
  say(`${formatNumber(bytes)} bytes, SHA-256 ${sha256}`)
}

async function verifyArchive(file: string): Promise<void> {
  for await (const _ of readArchive(createReadStream(file), file));
}

async function writeArchiveTo(target: NodeJS.WritableStream) {
  const hash = createHash('sha256')
  let bytes = 0
  let closing: ArchiveClosing | undefined
  await withDatabaseSnapshot(async ({ reader }, { DATA_DIR: dataDir }) => {
    const client = await reader.pool.connect()
    try {
      await pipeline(
        writeArchive({
          client,
          dataDir,
          homiq: version,
          now: new Date(),
          onClosing: (it) => {
            closing = it
          },
        }),
        createGzip(),
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            bytes += chunk.length
            yield chunk
          }
        },
        target,
      )
    } finally {
      client.release()
    }
  })
  if (closing === undefined) throw new Error('The archive has not been closed.')
  return { closing, bytes, sha256: hash.digest('hex') }
}
