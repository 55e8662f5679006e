import type { XmlLayout } from '#domain/feeds/layouts/xml-layout.ts'
import { getFlatMembers, type SourceRow } from './feed-row.ts'
import { BrokenXmlError, type XmlItem, XmlItemReader, type XmlMembers } from './xml/xml-items.ts'

export async function* readXmlRows(
  texts: AsyncIterable<string>,
  layout: XmlLayout,
): AsyncGenerator<SourceRow[]> {
  const items = new XmlItemReader(layout)
  const toRow = ({ line, members }: XmlItem): SourceRow => ({
    line,
    members: getFlatMembers(withhold(members, layout)),
  })
  try {
    for await (const text of texts) yield items.read(text).map(toRow)
    items.end()
  } catch (error) {
    if (!(error instanceof BrokenXmlError)) throw error
    yield [...items.takeItems().map(toRow), { line: error.line, endsEarly: error.message }]
  }
}

/** Leaves out what the owner of a listing does not want to be shown. */
function withhold(members: XmlMembers, { withheld }: XmlLayout): XmlMembers {
  if (withheld === undefined || !/^(false|0)$/i.test(String(members[withheld.by]))) return members
  const shown = Object.entries(members).filter(([path]) => !withheld.columns.includes(path))
  return Object.fromEntries(shown)
}
