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
function withhold(members: XmlMembers, { withheld = [] }: XmlLayout): XmlMembers {
  const hidden = withheld
    .filter(({ by, values }) => {
      const value = members[by]
      return typeof value === 'string' && values.includes(value.toLowerCase())
    })
    .flatMap(({ columns }) => columns)
  if (hidden.length === 0) return members
  return Object.fromEntries(Object.entries(members).filter(([path]) => !hidden.includes(path)))
}
