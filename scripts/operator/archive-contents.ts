import { formatNumber } from '#domain/platform/text/format-number.ts'
import type { ArchiveClosing } from '#server/operations/backup/archive-format.ts'

/** "12 rows (accounts 12) and 3 files". */
export function formatContents({ rows, files }: ArchiveClosing): string {
  const filled = Object.entries(rows).filter(([, count]) => count > 0)
  const sum = filled.reduce((total, [, count]) => total + count, 0)
  const tables = filled.map(([name, count]) => `${name} ${formatNumber(count)}`)
  const inTables = tables.length > 0 ? ` (${tables.join(', ')})` : ''
  return `${formatNumber(sum)} rows${inTables} and ${formatNumber(files)} files`
}
