import { describe, expect, it } from 'vitest'
import { legalNotice } from './legal-notice.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** Ids that every page has already. */
const RESERVED_IDS = ['content', 'contents']

describe.each([privacy, terms, legalNotice])('$title', ({ sections }) => {
  it('has a URL fragment for each section', () => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(RESERVED_IDS).not.toContain(id)
    }
  })
})

it('repeats no sentence', () => {
  const paragraphs = [privacy, terms, legalNotice]
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .filter((block) => typeof block === 'string')
  const sentences = paragraphs.flatMap((paragraph) => paragraph.match(/[^.]+\./g) ?? [])
  expect(new Set(sentences).size).toBe(sentences.length)
})
