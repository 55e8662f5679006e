import type { XmlElement } from './xml-element.ts'
import type { XmlFacts } from './xml-facts.ts'

/** How listings are written in a format of XML. */
export interface XmlFormat {
  /** The name for people. */
  readonly name: string
  /** @param now ISO 8601, UTC */
  readonly begin: (now: string) => string
  readonly end: string
  readonly textStyle?: 'cdata'
  /** What the format requires of each listing, and this one may lack. */
  readonly requires: readonly (keyof XmlFacts)[]
  readonly toElement: (facts: XmlFacts) => XmlElement | null
}

/** The facts that a listing lacks. */
export const findMissingFacts = (
  { requires }: XmlFormat,
  facts: XmlFacts,
): readonly (keyof XmlFacts)[] =>
  requires.filter((name) => {
    const value = facts[name]
    return value === null || value === '' || (Array.isArray(value) && value.length === 0)
  })
