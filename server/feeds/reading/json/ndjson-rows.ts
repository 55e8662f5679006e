import type { SourceRow } from '#server/feeds/reading/feed-row.ts'
import { MAX_JSON_LISTING_LENGTH, parseJsonRow } from './json-row.ts'

/**
 * Skips empty lines. (Node's `readline` also splits at U+2028, which a text may contain.)
 */
export async function* readNdjsonRows(texts: AsyncIterable<string>): AsyncGenerator<SourceRow[]> {
  let rest = ''
  let line = 0
  const parseLines = (lines: readonly string[]): SourceRow[] =>
    lines.flatMap((text) => {
      line += 1
      return text.trim() === '' ? [] : parseJsonRow(text, line)
    })

  for await (const text of texts) {
    const lines = text.split('\n')
    lines[0] = rest + lines[0]
    rest = lines.pop() ?? ''
    yield parseLines(lines)
    if (rest.length > MAX_JSON_LISTING_LENGTH) {
      yield [
        { line: line + 1, endsEarly: `a line of more than ${MAX_JSON_LISTING_LENGTH} characters` },
      ]
      return
    }
  }
  // If the last line has no line end, the file may be cut off, or its writer omits it.
  yield parseLines([rest]).map((row) =>
    'broken' in row ? { line: row.line, endsEarly: 'the last line is cut off' } : row,
  )
}
