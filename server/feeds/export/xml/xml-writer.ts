import type { ExportWriter } from '#server/feeds/export/writer/export-writer.ts'
import { formatXml } from './xml-element.ts'
import { toXmlFacts } from './xml-facts.ts'
import { findMissingFacts, type XmlFormat } from './xml-format.ts'

/** Listings that lack what the format requires are left out. */
export const createXmlWriter = (xml: XmlFormat): ExportWriter => ({
  begin: ({ now }) => xml.begin(now.toISOString()),
  format: (listings, { siteUrl, leaveOut }) =>
    listings
      .map((listing) => {
        const facts = toXmlFacts(listing, siteUrl)
        const missing = findMissingFacts(xml, facts)
        const written = missing.length > 0 ? null : xml.toElement(facts)
        if (written !== null) return `${formatXml(written, xml.textStyle)}\n`
        leaveOut(`${xml.name} requires ${missing.join(', ')}`)
        return ''
      })
      .join(''),
  end: xml.end,
})
