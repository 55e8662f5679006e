/** A term and what it stands for; a text that reaches somebody becomes a link. */
export interface Fact {
  readonly term: string
  readonly text: string
  readonly link?: 'mailbox' | 'telephone'
}

/** A paragraph, a list of points, or a list of facts. */
export type Block = string | readonly string[] | { readonly facts: readonly Fact[] }

/** A part of a document. `id` is its place in the address, so it stays. */
export interface Section {
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** A text that binds, in sections. */
export interface LegalDocument {
  readonly title: string
  readonly description: string
  readonly lead: string
  /** When it last changed, where that is said. */
  readonly updated?: string
  readonly sections: readonly Section[]
}

/** When the privacy policy and the terms last changed (docs/product.md, "Legal and help pages"). */
export const LAST_UPDATE = 'Last Update: July 2025'

/** Words around every document. */
export const legalTexts = {
  contents: 'On this page',
  questions: 'Is something unclear? A person answers.',
  contact: 'Contact us',
} as const
