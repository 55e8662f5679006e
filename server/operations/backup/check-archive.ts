import { ArchiveError } from './archive-error.ts'
import type { ArchiveClosing } from './archive-format.ts'
import { requireCompleteSchema, requireKnownObjects } from './known-schema.ts'
import type { ArchiveRecord } from './read-archive.ts'
import { requireStateFile } from './state-files.ts'

/**
 * Reads a whole archive and checks everything that does not need a database.
 *
 * @param targetIsEmpty an empty database must only get tables that Homiq creates
 * @throws {ArchiveError}
 */
export async function checkArchive(
  records: AsyncIterable<ArchiveRecord>,
  { targetIsEmpty }: { readonly targetIsEmpty: boolean },
): Promise<ArchiveClosing> {
  let closing: ArchiveClosing | undefined
  for await (const record of records) {
    if (record.kind === 'header') requireCompleteSchema(record.header)
    if (record.kind === 'header' && targetIsEmpty) requireKnownObjects(record.header)
    if (record.kind === 'file-chunk') requireStateFile(record.chunk.file, record.line)
    if (record.kind === 'closing') closing = record.closing
  }
  if (closing === undefined) throw new ArchiveError('The archive has no closing line.')
  return closing
}
