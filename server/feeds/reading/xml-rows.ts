import type { XmlLayout } from '#domain/feeds/layouts/xml-layout.ts'
import type { FeedRow } from './row/feed-row.ts'
import type { RowReader } from './row/row-reader.ts'
import { withhold } from './xml/withhold.ts'
import { BrokenXmlError, type XmlItem, XmlItemReader } from './xml/xml-items.ts'

export async function* readXmlRows<R>(
  texts: AsyncIterable<string>,
  layout: XmlLayout,
  reader: RowReader<R>,
): AsyncGenerator<FeedRow<R>[]> {
  const items = new XmlItemReader(layout)
  const toRow = ({ line, members }: XmlItem): FeedRow<R> => ({
    line,
    record: reader.readObject(withhold(members, layout)),
  })
  try {
    for await (const text of texts) yield items.read(text).map(toRow)
    items.end()
  } catch (error) {
    if (!(error instanceof BrokenXmlError)) throw error
    yield [...items.takeItems().map(toRow), { line: error.line, endsEarly: error.message }]
  }
}
