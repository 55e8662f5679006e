import type { ArchiveClosing } from '#server/operations/backup/archive-format.ts'

/** "12 rows (accounts 12) and 3 files". */
export function formatContents({ rows, files }: ArchiveClosing): string {
  const filled = Object.entries(rows).filter(([, count]) => count > 0)
  const sum = filled.reduce((total, [, count]) => total + count, 0)
  const tables = filled.map(([name, count]) => `${name} ${count.toLocaleString('en-US')}`)
  const inTables = tables.length > 0 ? ` (${tables.join(', ')})` : ''
  return `${sum.toLocaleString('en-US')} rows${inTables} and ${files.toLocaleString('en-US')} files`
}
