import type { FeedRow } from './feed-row.ts'
import { JsonElements } from './json-array-splitter.ts'
import { jsonRow } from './json-row.ts'
import type { FieldFinder } from './to-feed-record.ts'

/** What stands before the first home: the bracket, or OData's envelope, as RESO's Web API answers. */
const OPENING = /^\s*(?:\[|\{[^[\]{}]*"value"\s*:\s*\[)/

/** Whether a text begins as an array of homes does. */
export const beginsArray = (start: string): boolean => OPENING.test(start)

/** The rows of a file that is an array of JSON. */
export async function* jsonArrayRows(
  texts: AsyncIterable<string>,
  start: string,
  fieldOf: FieldFinder,
): AsyncGenerator<FeedRow[]> {
  const [opening = ''] = OPENING.exec(start) ?? []
  const elements = new JsonElements()
  elements.line = opening.split('\n').length
  let toSkip = opening.length
  for await (const text of texts) {
    const rows = elements.read(text.slice(toSkip)).map((it) => jsonRow(it.text, it.line, fieldOf))
    toSkip = Math.max(0, toSkip - text.length)
    yield rows
    if (elements.tooLong) break
    if (elements.closed) return
  }
  yield [{ line: elements.openLine, endsEarly: 'the array is not closed' }]
}
