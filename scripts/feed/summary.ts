import type { ImportCounts } from '#server/feed/import/import-feed.ts'
import type { ImportReport, ReportedRow } from '#server/feed/import/import-report.ts'

const count = (number: number) => number.toLocaleString('en-US')
const rowsOf = (number: number) => (number === 1 ? '1 row' : `${count(number)} rows`)

/** The lines about what was not imported, or not as it stood there. */
export function troubleLines({ first, reasons }: ImportReport, rejected: number): string[] {
  const shown = new Set(first.map(({ line }) => line)).size
  const more = rejected > shown ? [`… and ${rowsOf(rejected - shown)} more.`] : []
  const byCount = [...reasons].toSorted(([, a], [, b]) => b - a)
  return [
    ...first.map(lineOf),
    ...(first.length > 0 ? more : []),
    ...(byCount.length > 0 ? ['', 'How often:'] : []),
    ...byCount.map(([reason, times]) => `${count(times).padStart(9)} × ${reason}`),
  ]
}

function lineOf({ line, column, reason, found }: ReportedRow): string {
  const where = column === undefined ? `line ${line}` : `line ${line}, ${column}`
  return found === undefined ? `${where}: ${reason}` : `${where}: ${reason}, found "${found}"`
}

/** What became of the file, in a line or two. */
export function resultLines(counts: ImportCounts, dryRun: boolean): string[] {
  const { valid, added, changed, unchanged, withdrawn, rejected, duplicates } = counts
  const parts = dryRun
    ? [`${rowsOf(valid)} can be imported`]
    : [
        `${count(added)} added`,
        `${count(changed)} changed`,
        `${count(unchanged)} unchanged`,
        ...(withdrawn > 0 ? [`${count(withdrawn)} withdrawn`] : []),
      ]
  return [
    ...(duplicates > 0
      ? [`Of ${rowsOf(duplicates)} the key had come before: the last counts.`]
      : []),
    `${rowsOf(counts.rows)}: ${parts.join(', ')}, ${count(rejected)} rejected.`,
    ...ending(counts.endsEarly, dryRun),
  ]
}

function ending(endsEarly: boolean, dryRun: boolean): string[] {
  if (!endsEarly) return dryRun ? ['Nothing was written.'] : []
  return [
    dryRun
      ? 'Nothing was written; the file ended early, and only what came before that could be imported.'
      : 'The file ended early: what came before that is imported.',
  ]
}
