import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { criteriaOf, NO_FILTERS } from '#domain/search/filters.ts'
import { createIndexWriter } from '#search/index-writer.ts'
import { createLiveIndex } from '#search/live-index.ts'
import type { Database } from '#server/db/open.ts'
import { seedCatalogue } from '#server/listing/seed.ts'
import { freshDatabase } from '#test/database.ts'
import { publishedHomes, questionAbout } from '#test/question-arbitraries.ts'
import { textRow } from '#test/text-row.ts'
import { type SearchPool, startSearchPool } from './search-pool.ts'
import { searcherOf } from './searcher.ts'
import { sqlSearcher } from './sql-searcher.ts'

const QUESTIONS = 400
const AT_ONCE = 200
const UKRAINE = { south: 44, west: 22, north: 52.5, east: 40.5 }
const [homes = []] = fc.sample(publishedHomes(300, 299), { seed: 3, numRuns: 1 })
const questions = fc.sample(questionAbout(homes), { seed: 4, numRuns: QUESTIONS })

const writer = createIndexWriter()
const index = createLiveIndex()
index.apply(writer.write(homes.map(textRow), []))
const memory = searcherOf(index)

let database: Database
let pool: SearchPool
beforeAll(async () => {
  database = await freshDatabase()
  const moments = new Map(homes.map(({ home, publishedAt }) => [home, publishedAt]))
  await seedCatalogue(
    database.orm,
    homes.map(({ home }) => home),
    {
      now: new Date('2025-11-20T10:00:00Z'),
      publishedAt: (home) => new Date((moments.get(home) ?? 0) * 1_000),
    },
  )
  pool = startSearchPool(index, 2)
})
afterAll(async () => {
  await pool.stop()
  await database.close()
})

describe('the database', () => {
  it('answers as memory does', async () => {
    const sql = sqlSearcher(database.pool)
    const window = { offset: 3, limit: 20 }
    for (const asked of questions) {
      const question = { ...asked, stems: [] }
      const found = await memory.find(question, window)
      expect(await sql.find(question, window)).toEqual(found)
      const next = { ...window, after: found.nextCursor }
      expect(await sql.find(question, next)).toEqual(await memory.find(question, next))
      const boxed = { ...question, box: question.box ?? UKRAINE }
      const expected = await memory.clusters(boxed, 9)
      const clusters = await sql.clusters(boxed, 9)
      const counts = (all: typeof expected) => all.cells.map(({ count }) => count).toSorted()
      expect(counts(clusters)).toEqual(counts(expected))
      expect({ ...clusters, cells: [] }).toEqual({ ...expected, cells: [] })
    }
  })

  it('says that words need the index', async () => {
    const [question] = questions
    if (question === undefined) throw new Error('There is no question.')
    const asked = sqlSearcher(database.pool).find(
      { ...question, stems: ['x'] },
      { offset: 0, limit: 1 },
    )
    await expect(asked).rejects.toThrow('in a moment')
  })
})

/** What is answered to many at once, though not to more than may wait. */
async function answersTo<Asked, Answer>(asked: Asked[], ask: (one: Asked) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    answers.push(...(await Promise.all(asked.slice(from, from + AT_ONCE).map(ask))))
  }
  return answers
}

describe('threads', () => {
  it('answer as memory does, many questions at once', async () => {
    const window = { offset: 0, limit: 24 }
    const answers = await answersTo(questions, (question) => pool.find(question, window))
    const expected = await Promise.all(questions.map((question) => memory.find(question, window)))
    expect(answers).toEqual(expected)
    const boxed = questions.map((question) => ({ ...question, box: question.box ?? UKRAINE }))
    expect(await answersTo(boxed, (question) => pool.clusters(question, 8))).toEqual(
      await Promise.all(boxed.map((question) => memory.clusters(question, 8))),
    )
  })

  it('answer with a change that came before the question', async () => {
    const [first] = homes
    if (first === undefined) throw new Error('There is no home.')
    const [question] = questions
    if (question === undefined) throw new Error('There is no question.')
    const anything = {
      ...question,
      type: first.home.type,
      criteria: criteriaOf(NO_FILTERS),
      city: null,
      stems: [],
      box: null,
    }
    const total = async () => (await pool.find(anything, { offset: 0, limit: 0 })).facets
    const before = await total()
    const { type, id } = first.home
    pool.apply(writer.write([], [{ type, id }]))
    expect(await total()).not.toEqual(before)
    pool.apply(writer.write([textRow(first)], []))
    expect(await total()).toEqual(before)
  })
})
