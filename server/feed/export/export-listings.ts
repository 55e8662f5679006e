import type { Queryable } from '#server/db/open.ts'
import { type ExportFormat, WRITERS } from './export-formats.ts'
import { exportedHomes } from './queries.ts'

/**
 * The file of all homes that visitors can see, piece by piece.
 *
 * @param onHomes told how many have been read so far
 */
export async function* exportHomes(
  db: Queryable,
  format: ExportFormat,
  onHomes?: (sum: number) => void,
): AsyncGenerator<string> {
  const writer = WRITERS[format]
  let sum = 0
  yield writer.begin
  for await (const homes of exportedHomes(db)) {
    yield writer.homes(homes, sum === 0)
    sum += homes.length
    onHomes?.(sum)
  }
  yield writer.end
}
