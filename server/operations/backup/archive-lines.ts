import { ArchiveError } from './archive-error.ts'
import { MAX_LINE_BYTES } from './archive-format.ts'

const NEWLINE = 10

/** `text` is without the newline, `bytes` with it. */
export interface ArchiveLine {
  readonly number: number
  readonly text: string
  readonly bytes: Buffer
}

/**
 * A last line without a newline is dropped: the archive was truncated within it.
 *
 * @throws {ArchiveError} at a line that is too long
 */
export async function* readArchiveLines(
  source: AsyncIterable<Buffer>,
  name: string,
): AsyncGenerator<ArchiveLine> {
  let number = 1
  let partial: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const bytes = Buffer.concat([...partial, chunk.subarray(from, end + 1)])
      yield { number, text: bytes.toString('utf8', 0, bytes.length - 1), bytes }
      number += 1
      partial = []
      length = 0
      from = end + 1
    }
    if (from < chunk.length) partial.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > MAX_LINE_BYTES) {
      throw new ArchiveError(`Line ${number} of ${name} is too long to be one of an archive.`)
    }
  }
}
