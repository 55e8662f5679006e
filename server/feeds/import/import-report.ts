import { type FileHandle, open } from 'node:fs/promises'
import type { FeedSource } from '#server/feeds/reading/feed-source.ts'

/** Rejected rows are not imported, all others are. */
export interface ReportedRow {
  readonly line: number
  readonly kind:
    | 'rejected'
    | 'duplicate'
    | 'pictures left out'
    | 'fact left out'
    | 'assumed'
    | 'odd price'
    | 'ends early'
  /** The feed's key, if the row has one. */
  readonly key?: string
  /** The wrong column, if it is one. */
  readonly column?: string
  /** Short, and the same for all rows with the same problem. */
  readonly reason: string
  /** The value found, if it helps. */
  readonly found?: string
}

export type ImportReport = Awaited<ReturnType<typeof openReport>>

const MAX_SHOWN_ROWS = 20
/** More are counted together, in case texts of the feed get into reasons. */
const MAX_REASONS = 200

/** @param path a file that gets all rows as NDJSON */
export async function openReport(path?: string, countedBy: FeedSource['countedBy'] = 'line') {
  const file: FileHandle | null = path === undefined ? null : await open(path, 'w')
  // The rows that were lost.
  const first: ReportedRow[] = []
  // Those that are imported and should be looked at.
  const odd: ReportedRow[] = []
  // Number of rows by reason.
  const reasons = new Map<string, number>()
  let lines = ''
  /** Writes added rows to the file. Called between chunks to bound memory. */
  const flush = async () => {
    if (lines === '') return
    const written = lines
    lines = ''
    await file?.appendFile(written)
  }
  return {
    /** What the lines of rows are. */
    countedBy,
    first,
    odd,
    reasons,
    add(row: ReportedRow) {
      const isLost = row.kind === 'rejected' || row.kind === 'ends early'
      if (isLost && first.length < MAX_SHOWN_ROWS) first.push(row)
      const isOdd = row.kind === 'odd price' || row.kind === 'duplicate'
      if (isOdd && odd.length < MAX_SHOWN_ROWS) odd.push(row)
      const reason = row.column === undefined ? row.reason : `${row.column}: ${row.reason}`
      const counted = reasons.has(reason) || reasons.size < MAX_REASONS ? reason : 'other reasons'
      reasons.set(counted, (reasons.get(counted) ?? 0) + 1)
      const { line, ...rest } = row
      if (file !== null) lines += `${JSON.stringify({ [countedBy]: line, ...rest })}\n`
    },
    flush,
    async close() {
      await flush()
      await file?.close()
    },
  }
}
