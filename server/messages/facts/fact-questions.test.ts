import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginChange } from '#server/homes/offer/change/commands.ts'
import { findOwnOffer } from '#server/homes/offer/queries.ts'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { createFactQuestions } from './fact-questions.ts'

const RATES = { date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } }
const [OWNER, SEEKER, OTHER] = ['owner', 'seeker', 'other']

let database: Database
let conversations: ReturnType<typeof createConversations>
let questions: ReturnType<typeof createFactQuestions>
beforeAll(async () => {
  database = await freshDatabase()
  conversations = createConversations({ db: database.orm })
  questions = createFactQuestions({ db: database.orm, conversations, rates: () => RATES })
})
afterAll(() => database.close())

const readListing = async (id: number) =>
  (await database.pool.query('select * from listings where id = $1', [id])).rows[0]

async function ask(uid = SEEKER) {
  const home = await publishHome(database, OWNER)
  const asked = await questions.ask(uid, home)
  if ('refusal' in asked) throw new Error(asked.refusal)
  return { home, id: asked.id }
}

it('asks for all that is not stated, once however often it is pressed', async () => {
  const { home, id } = await ask()
  expect(await questions.ask(SEEKER, home)).toMatchObject({ id })
  const conversation = await conversations.find(SEEKER, id)
  if (conversation === null) throw new Error('There is no conversation.')
  const [message, ...others] = await conversations.readMessages(conversation)
  expect(others).toEqual([])
  expect(message).toMatchObject({ isAutomatic: true, event: { kind: 'facts asked' } })
  const asked = await questions.listAsked(OWNER, id)
  expect(asked).toContain('pets')
  expect(asked).toContain('generatorWater')
  // The home is for sale.
  expect(asked).not.toContain('deposit')
  expect(await questions.listAsked(SEEKER, id)).toEqual([])
  expect(await questions.listAsked(OTHER, id)).toEqual([])
})

it('states the answers for everyone at once, also in a change that was begun', async () => {
  const { home, id } = await ask()
  const change = (await beginChange(database.orm, OWNER, home.offer, new Date())) ?? ''
  await database.pool.query(
    `update offers set content = content || '{"pets": "not-allowed"}' where id = $1`,
    [change],
  )
  const before = await readListing(home.id)
  const values = { pets: 'allowed', shelter: '150', commission: '0' }
  expect(await questions.answer(OWNER, id, values)).toBeNull()
  expect(await readListing(home.id)).toMatchObject({
    pets: 'allowed',
    shelter: 150,
    commission: 0,
    price: before.price,
    published_at: before.published_at,
    images: before.images,
  })
  const content = async (offer: string) => (await findOwnOffer(database.orm, OWNER, offer))?.content
  expect(await content(home.offer)).toMatchObject(values)
  // What was typed there stays.
  expect(await content(change)).toMatchObject({ pets: 'not-allowed', shelter: '150' })
  expect(await questions.listAsked(OWNER, id)).not.toContain('pets')
  const conversation = await conversations.find(SEEKER, id)
  if (conversation === null) throw new Error('There is no conversation.')
  expect((await conversations.readMessages(conversation)).at(-1)).toMatchObject({
    isOwn: false,
    event: { kind: 'facts answered', stated: { pets: 'allowed', shelter: 150, commission: 0 } },
  })
})

it('is answered by the owner alone, and only while the home is shown', async () => {
  const { home, id } = await ask()
  for (const uid of [SEEKER, OTHER])
    expect(await questions.answer(uid, id, { pets: 'allowed' })).toEqual({ refusal: 'not found' })
  await database.pool.query("update offers set state = 'paused' where id = $1", [home.offer])
  expect(await questions.answer(OWNER, id, { pets: 'allowed' })).toEqual({ refusal: 'home gone' })
  expect((await readListing(home.id)).pets).toBeNull()
})

it('is answered once, however often the form is sent, and not by somebody who is blocked', async () => {
  const { id } = await ask()
  const answers = await Promise.all(
    [1, 2, 3].map(() => questions.answer(OWNER, id, { pets: 'allowed' })),
  )
  expect(answers.filter((answer) => answer === null)).toHaveLength(1)
  expect(await questions.answer(OWNER, id, { pets: 'not-allowed' })).not.toBeNull()
  await conversations.act(SEEKER, id, 'block')
  expect(await questions.answer(OWNER, id, { balcony: 'yes' })).toEqual({ refusal: 'home gone' })
})

it('has nothing to ask about a home of their own, or one that is gone', async () => {
  const home = await publishHome(database, OWNER)
  expect(await questions.ask(OWNER, home)).toEqual({ refusal: 'not found' })
  await database.pool.query('update listings set deleted_at = now() where id = $1', [home.id])
  expect(await questions.ask(SEEKER, home)).toEqual({ refusal: 'not found' })
})
