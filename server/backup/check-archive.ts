import { ArchiveError } from './archive-error.ts'
import type { ArchiveClosing } from './archive-format.ts'
import { requireCompleteSchema, requireKnownObjects } from './known-schema.ts'
import type { ArchiveRecord } from './read-archive.ts'
import { requireStateFile } from './state-files.ts'

/**
 * Reads an archive to its end, and finds what a restore would refuse without asking a database.
 *
 * @param intoEmpty whether into an empty database: one may have tables that Homiq did not make
 * @throws {ArchiveError}
 */
export async function checkArchive(
  records: AsyncIterable<ArchiveRecord>,
  { intoEmpty }: { readonly intoEmpty: boolean },
): Promise<ArchiveClosing> {
  let closing: ArchiveClosing | undefined
  for await (const record of records) {
    if (record.kind === 'header') requireCompleteSchema(record.header)
    if (record.kind === 'header' && intoEmpty) requireKnownObjects(record.header)
    if (record.kind === 'piece') requireStateFile(record.piece.file, record.line)
    if (record.kind === 'closing') closing = record.closing
  }
  if (closing === undefined) throw new ArchiveError('The archive has no closing line.')
  return closing
}
