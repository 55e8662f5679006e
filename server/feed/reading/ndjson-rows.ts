import type { FeedRow } from './feed-row.ts'
import { jsonRow, LONGEST_HOME } from './json-row.ts'
import type { FieldFinder } from './to-feed-record.ts'

/**
 * The rows of a file with an object of JSON in each line; empty lines are left out. (Node's
 * `readline` would also split at U+2028, which may stand within a text.)
 */
export async function* ndjsonRows(
  texts: AsyncIterable<string>,
  fieldOf: FieldFinder,
): AsyncGenerator<FeedRow[]> {
  let rest = ''
  let line = 0
  const rowsOf = (lines: readonly string[]): FeedRow[] =>
    lines.flatMap((text) => {
      line += 1
      return text.trim() === '' ? [] : jsonRow(text, line, fieldOf)
    })

  for await (const text of texts) {
    const lines = text.split('\n')
    lines[0] = rest + lines[0]
    rest = lines.pop() ?? ''
    yield rowsOf(lines)
    if (rest.length > LONGEST_HOME) {
      yield [{ line: line + 1, endsEarly: `a line of more than ${LONGEST_HOME} characters` }]
      return
    }
  }
  // Without a line end the file may have been cut off, or its writer saved one character.
  yield rowsOf([rest]).map((row) =>
    'broken' in row ? { line: row.line, endsEarly: 'the last line is cut off' } : row,
  )
}
