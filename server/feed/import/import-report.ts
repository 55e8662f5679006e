import { type FileHandle, open } from 'node:fs/promises'

/** What is told of a row: rejected ones are not in the catalog, the others are. */
export interface ReportedRow {
  readonly line: number
  readonly kind: 'rejected' | 'duplicate' | 'pictures left out' | 'ends early'
  /** The feed's key, where the row has one. */
  readonly key?: string
  /** The column that is wrong, where it is one. */
  readonly column?: string
  /** Short, and the same for all rows with the same trouble. */
  readonly reason: string
  /** What stands there instead, where it helps. */
  readonly found?: string
}

export interface ImportReport {
  /** The first that are not in the catalog. */
  readonly first: readonly ReportedRow[]
  /** How many rows there are of each reason. */
  readonly reasons: ReadonlyMap<string, number>
  add(row: ReportedRow): void
  /** Writes what has been added to the file; awaited between pieces, so that little is kept. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** How many rows are kept to be shown. */
const SHOWN = 20
/** How many reasons are counted one by one, in case a text of the feed gets into them. */
const REASONS = 200

/** @param path a file that gets all of the rows, one object of JSON in each line */
export async function openReport(path?: string): Promise<ImportReport> {
  const file: FileHandle | null = path === undefined ? null : await open(path, 'w')
  const first: ReportedRow[] = []
  const reasons = new Map<string, number>()
  let lines = ''
  const flush = async () => {
    if (lines === '') return
    const written = lines
    lines = ''
    await file?.appendFile(written)
  }
  return {
    first,
    reasons,
    add(row) {
      const isLost = row.kind === 'rejected' || row.kind === 'ends early'
      if (isLost && first.length < SHOWN) first.push(row)
      const reason = row.column === undefined ? row.reason : `${row.column}: ${row.reason}`
      const counted = reasons.has(reason) || reasons.size < REASONS ? reason : 'other reasons'
      reasons.set(counted, (reasons.get(counted) ?? 0) + 1)
      if (file !== null) lines += `${JSON.stringify(row)}\n`
    },
    flush,
    async close() {
      await flush()
      await file?.close()
    },
  }
}
