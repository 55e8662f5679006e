import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { createOffers } from '#server/offer/offers.ts'
import { freshDatabase } from '#test/database/database.ts'
import { COMPLETE } from '#test/offer/owner-site.ts'
import { createModeration } from './moderation.ts'

const now = () => new Date('2026-11-23T10:00:00Z')
const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

it('a queue of any length asks the database the same number of times', async () => {
  const tools = { db: database.orm, rates, now }
  const offers = createOffers({ ...tools, moderation: 'before' })
  const countStatements = async () => {
    let statements = 0
    const { query } = database.pool
    database.pool.query = ((...values: Parameters<typeof query>) => {
      statements += 1
      return query.apply(database.pool, values)
    }) as typeof query
    const { homes } = await createModeration(tools).list('moderator')
    database.pool.query = query
    return { statements, homes: homes.length }
  }
  const handIn = async (content: Partial<typeof COMPLETE>) => {
    const created = await offers.create('olha', { ...COMPLETE, ...content })
    if ('id' in created) await offers.act('olha', created.id, 'hand-in')
  }
  await handIn({})
  const one = await countStatements()
  for (const rooms of ['1', '2', '3', '4']) await handIn({ rooms })
  const five = await countStatements()
  expect([one.homes, five.homes]).toEqual([1, 5])
  expect(one.statements).toBeGreaterThan(0)
  expect(five.statements).toBe(one.statements)
})

it('a price is compared with homes of its own kind, without itself', async () => {
  const insert = `insert into listings (type, id, price_text, price, address, description, count_rooms, rooms,
      area, images, city, published_at, updated_at)
    select 'rent', 5000 + n, '', $1, '', '', '', $2, 50, '[]', 'Lviv', now(), now() from generate_series(1, 20) n`
  await database.pool.query(insert, [100, 2])
  const { homes } = await createModeration({ db: database.orm, rates, now }).list('moderator')
  const unusual = homes.filter(({ attention }) => attention.includes('unusual price'))
  expect(unusual.map(({ offer }) => offer.content.rooms)).toEqual(['2', '2'])
})
