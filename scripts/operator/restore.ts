import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { ArchiveError } from '#server/operations/backup/archive-format.ts'
import { checkArchive } from '#server/operations/backup/check-archive.ts'
import { readArchive } from '#server/operations/backup/read-archive.ts'
import { restoreArchive } from '#server/operations/backup/restore/restore-archive.ts'
import { formatContents } from './archive-contents.ts'
import { withExclusiveDatabase } from './with-database.ts'

const USAGE = `npm run restore -- FILE [--replace] [--check]

Brings back what \`npm run backup\` saved, into the database of DATABASE_URL or the embedded one of
DATA_DIR, whichever of them it came from. It is all or nothing, and refused where something is
already; --replace loses that. --check only reads FILE and says whether it is whole and this version
has its tables and files a place; single values are the database's to check. With - for FILE the
archive comes from standard input. Stop the server first: it keeps keys, the index and pages in memory.`

/**
 * The program behind `npm run restore`.
 *
 * @throws one sentence when nothing could be restored
 */
export async function runRestore(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  })
  if (values.help) return console.log(USAGE)
  const [path] = positionals
  if (path === undefined || positionals.length > 1) throw new Error('Name one file to restore.')
  const { name, isFile, open } = await openSource(path)
  try {
    // Verifies the checksum before the first write. Standard input can only be read once.
    if (isFile || values.check) {
      const records = readArchive(open(), name)
      const closing = await checkArchive(records, { targetIsEmpty: values.check })
      if (values.check)
        return console.log(
          `${name} is whole: ${formatContents(closing)}. This version can restore it into an empty database.`,
        )
    }
    const closing = await withExclusiveDatabase('restore', (database, { DATA_DIR: dataDir }) =>
      restoreArchive(readArchive(open(), name), { database, dataDir, replace: values.replace }),
    )
    console.log(`Restored ${formatContents(closing)} from ${name}.`)
  } catch (error) {
    if (!(error instanceof ArchiveError) || values.check) throw error
    throw new Error(`${error.message} Nothing was changed.`)
  }
}

async function openSource(path: string): Promise<{
  readonly name: string
  readonly isFile: boolean
  readonly open: () => Readable
}> {
  if (path === '-') return { name: 'Standard input', isFile: false, open: () => process.stdin }
  const found = await stat(path).catch((error: Error) => {
    throw new Error(`${path} cannot be read: ${error.message}`)
  })
  if (found.isDirectory()) throw new Error(`${path} is a folder, not an archive.`)
  return { name: path, isFile: found.isFile(), open: () => createReadStream(path) }
}
