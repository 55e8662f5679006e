import { formatCount, formatNumber } from '#domain/platform/text/format-number.ts'
import type { ImportCounts } from '#server/feeds/import/import-feed.ts'
import type { ImportReport, ReportedRow } from '#server/feeds/import/import-report.ts'

/** Lines about rows that were rejected or imported with changes. */
export function formatProblems(
  { countedBy, first, odd, reasons }: ImportReport,
  rejected: number,
): string[] {
  const shown = new Set(first.map(({ line }) => line)).size
  const more = rejected > shown ? [`… and ${formatCount(rejected - shown, 'row')} more.`] : []
  const byCount = [...reasons].toSorted(([, a], [, b]) => b - a)
  return [
    ...first.map((row) => `${countedBy} ${formatProblem(row)}`),
    ...(first.length > 0 ? more : []),
    ...(odd.length > 0 ? ['', 'Imported, and worth a look:'] : []),
    ...odd.map((row) => `${countedBy} ${formatOddRow(row)}`),
    ...(byCount.length > 0 ? ['', 'How often:'] : []),
    ...byCount.map(([reason, times]) => `${formatNumber(times).padStart(9)} × ${reason}`),
  ]
}

function formatProblem({ line, column, reason, found }: ReportedRow): string {
  const where = column === undefined ? `${line}` : `${line}, ${column}`
  return found === undefined ? `${where}: ${reason}` : `${where}: ${reason}, found "${found}"`
}

const formatOddRow = ({ line, key, reason, found }: ReportedRow): string =>
  key === undefined ? `${line}: ${found}` : `${line}, key "${key}": ${reason}`

/** One or two lines about the result of an import. */
export function formatResult(counts: ImportCounts, dryRun: boolean): string[] {
  const { valid, added, changed, unchanged, withdrawn, rejected, duplicates } = counts
  const parts = dryRun
    ? [`${formatCount(valid, 'row')} can be imported`]
    : [
        `${formatNumber(added)} added`,
        `${formatNumber(changed)} changed`,
        `${formatNumber(unchanged)} unchanged`,
        ...(withdrawn > 0 ? [`${formatNumber(withdrawn)} withdrawn`] : []),
      ]
  return [
    ...(duplicates > 0
      ? [`Of ${formatCount(duplicates, 'row')} the key had come before: the last counts.`]
      : []),
    `${formatCount(counts.rows, 'row')}: ${parts.join(', ')}, ${formatNumber(rejected)} rejected.`,
    ...formatEnding(counts.endsEarly, dryRun),
  ]
}

function formatEnding(endsEarly: boolean, dryRun: boolean): string[] {
  if (!endsEarly) return dryRun ? ['Nothing was written.'] : []
  return [
    dryRun
      ? 'Nothing was written; the file ended early, and only what came before that could be imported.'
      : 'The file ended early: what came before that is imported.',
  ]
}
