import { describe, expect, it } from 'vitest'
import { legalNotice } from './legal-notice.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The main part of every page has this one. */
const TAKEN = ['content', 'contents']

describe.each([privacy, terms, legalNotice])('$title', ({ sections }) => {
  it('has a place in the address for each section', () => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(TAKEN).not.toContain(id)
    }
  })
})

it('says no sentence twice', () => {
  const paragraphs = [privacy, terms, legalNotice]
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .filter((block) => typeof block === 'string')
  const sentences = paragraphs.flatMap((paragraph) => paragraph.match(/[^.]+\./g) ?? [])
  expect(new Set(sentences).size).toBe(sentences.length)
})
