import type { ExportWriter } from '#server/feeds/export/writer/export-writer.ts'
import { XML_DECLARATION } from '#server/platform/http/response/xml.ts'
import { formatXml, type XmlElement } from './xml-element.ts'
import { toXmlFacts, type XmlFacts } from './xml-facts.ts'

/** How listings are written in a format of XML. */
export interface XmlFormat {
  /** The name for people. */
  readonly name: string
  /** @param now ISO 8601, UTC */
  readonly begin: (now: string) => string
  readonly end: string
  /** What the format requires of each listing, and this one may lack. */
  readonly requires: readonly (keyof XmlFacts)[]
  readonly toElement: (facts: XmlFacts) => XmlElement | null
}

const isMissing = (fact: XmlFacts[keyof XmlFacts]): boolean =>
  fact === null || fact === '' || (Array.isArray(fact) && fact.length === 0)

/** Listings that lack what the format requires are left out. */
export const createXmlWriter = (xml: XmlFormat): ExportWriter => ({
  begin: ({ now }) => `${XML_DECLARATION}\n${xml.begin(now.toISOString())}`,
  format: (listings, { siteUrl, leaveOut }) =>
    listings
      .map((listing) => {
        const facts = toXmlFacts(listing, siteUrl)
        const missing = xml.requires.filter((name) => isMissing(facts[name]))
        const written = missing.length > 0 ? null : xml.toElement(facts)
        if (written !== null) return `${formatXml(written)}\n`
        leaveOut(`${xml.name} requires ${missing.join(', ')}`)
        return ''
      })
      .join(''),
  end: xml.end,
})
