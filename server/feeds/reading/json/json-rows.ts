import type { SourceRow } from '#server/feeds/reading/feed-row.ts'
import { skipStart } from '#server/feeds/reading/text-file.ts'
import { JsonArraySplitter } from './json-array-splitter.ts'
import { MAX_JSON_LISTING_LENGTH, parseJsonRow } from './json-row.ts'

/**
 * A bracket, or an object around the array: OData's envelope, which RESO's Web API uses, or one of another name, whose
 * array has objects.
 */
const OPENING =
  /^\s*(?:\[|\{[^[\]{}]*"value"\s*:\s*\[|\{[^[\]]*?"(?:listings?|data|results?|items?|properties|homes|apartments|flats|ads|offers?|objects?|records?|rows|elements?|entries|hits|estates|realties)"\s*:\s*\[(?=\s*\{))/i

export const startsJsonArray = (start: string): boolean => OPENING.test(start)

export const withoutOpening = (start: string): string => start.replace(OPENING, '')

export async function* readJsonArrayRows(
  texts: AsyncIterable<string>,
  start: string,
): AsyncGenerator<SourceRow[]> {
  const [opening = ''] = OPENING.exec(start) ?? []
  const splitter = new JsonArraySplitter()
  splitter.line = opening.split('\n').length
  for await (const text of skipStart(texts, opening.length)) {
    yield splitter.read(text).map((it) => parseJsonRow(it.text, it.line))
    if (splitter.isTooLong) break
    if (splitter.closed) return
  }
  yield [{ line: splitter.openLine, endsEarly: 'the array is not closed' }]
}

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
