/** A term and its description; `link` makes the text a link of that kind. */
export interface Fact {
  readonly term: string
  readonly text: string
  readonly link?: 'email' | 'phone'
}

/** A paragraph, a list of points, or a list of facts. */
export type Block = string | readonly string[] | { readonly facts: readonly Fact[] }

/** `id` is its fragment in URLs, so it must not change. */
export interface Section {
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export interface LegalDocument {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly updated?: string
  readonly sections: readonly Section[]
}
