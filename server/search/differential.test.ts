import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PublishedHome, Question } from '#domain/search/question.ts'
import type { Database } from '#server/db/open.ts'
import { saveListing, withdrawListing } from '#server/listing/commands.ts'
import { seedCatalogue } from '#server/listing/seed.ts'
import { freshDatabase } from '#test/database.ts'
import { expectedAnswers, expectedFacets } from '#test/expected-answers.ts'
import { openedSearch } from '#test/opened-search.ts'
import { anyPublishedHome, publishedHomes, questionAbout } from '#test/question-arbitraries.ts'
import { createTerms, noteTerms, sqlAnswers, sqlFacets } from '#test/sql-answers.ts'
import type { Search } from './open-search.ts'

/** Fewer where the suite is run a second time, on PostgreSQL. */
const QUESTIONS = process.env.TEST_DATABASE_URL ? 1_000 : 5_000
/** Questions that all three are asked; the facets of the others are compared with the rules alone. */
const FACETS_BY_SQL = 500
const ROUNDS = 30
const UKRAINE = { south: 44, west: 22, north: 52.5, east: 40.5 }
const start = Date.parse('2025-11-17T10:00:00Z')

const [homes = []] = fc.sample(publishedHomes(200, 199), { seed: 5, numRuns: 1 })
const keyOf = ({ home }: PublishedHome) => `${home.type} ${home.id}`

let database: Database
let search: Search
beforeAll(async () => {
  database = await freshDatabase()
  await createTerms(database.pool)
  await noteTerms(database.pool, homes)
  const moments = new Map(homes.map((entry) => [entry.home, entry.publishedAt]))
  await seedCatalogue(
    database.orm,
    homes.map(({ home }) => home),
    {
      now: new Date(start),
      publishedAt: (home) => new Date((moments.get(home) ?? 0) * 1_000),
    },
  )
  search = await openedSearch(database)
})
afterAll(async () => {
  await search.stop()
  await database.close()
})

/** Asks the index, the rules and SQL, and expects one answer. */
async function compare(held: readonly PublishedHome[], question: Question, withFacets: boolean) {
  const searcher = search.searcher()
  const { ids, total, facets } = await searcher.find(question, { offset: 0, limit: 1_000 })
  const expected = expectedAnswers(held, question).map(({ home }) => home.id)
  expect({ question, ids, total, facets }).toEqual({
    question,
    ids: expected,
    total: expected.length,
    facets: expectedFacets(held, question),
  })
  expect(await sqlAnswers(database.pool, question)).toEqual(ids)
  if (withFacets) expect(await sqlFacets(database.pool, question)).toEqual(facets)
  const box = question.box ?? UKRAINE
  const boxed = { ...question, box }
  const inBox = expectedAnswers(held, boxed)
  expect((await searcher.clusters(boxed, 7)).total).toBe(inBox.length)
  return total
}

it(`the index, the rules and SQL agree on ${QUESTIONS} questions`, async () => {
  const questions = fc.sample(questionAbout(homes), { seed: 6, numRuns: QUESTIONS })
  let finding = 0
  for (const [number, question] of questions.entries()) {
    if ((await compare(homes, question, number < FACETS_BY_SQL)) > 0) finding += 1
  }
  expect(finding / QUESTIONS).toBeGreaterThan(0.2)
}, 240_000)

it('they agree while listings are written and withdrawn', async () => {
  const held = new Map(homes.map((entry) => [keyOf(entry), entry]))
  const changes = fc.sample(fc.array(anyPublishedHome, { minLength: 1, maxLength: 8 }), {
    seed: 7,
    numRuns: ROUNDS,
  })
  for (const [round, written] of changes.entries()) {
    const now = new Date(start + (round + 1) * 1_000)
    const leaving = [...held.values()].slice(round, round + 3)
    for (const { home } of leaving) {
      await withdrawListing(database.orm, home.type, home.id, now)
      held.delete(keyOf({ home, publishedAt: 0 }))
    }
    for (const { home } of written) {
      // Its moment of publication stays where it is known; a new one has that of its writing.
      const known = held.get(keyOf({ home, publishedAt: 0 }))
      const publishedAt = known?.publishedAt ?? now.getTime() / 1_000
      await saveListing(database.orm, home, { now })
      if (known === undefined) {
        await database.pool.query(
          'update listings set published_at = $3 where type = $1 and id = $2',
          [home.type, home.id, now],
        )
      }
      held.set(keyOf({ home, publishedAt }), { home, publishedAt })
      await noteTerms(database.pool, [{ home, publishedAt }])
    }
    await search.refresh()
    const current = [...held.values()]
    for (const question of fc.sample(questionAbout(current), { seed: round, numRuns: 10 })) {
      await compare(current, question, true)
    }
  }
}, 120_000)
