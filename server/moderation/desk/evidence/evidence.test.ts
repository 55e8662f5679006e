import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOffers } from '#server/homes/offer/offers.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { createDesk } from '../desk.ts'

let time = new Date('2026-11-23T10:00:00Z')
const now = () => time
const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })
const mailer = { send: async () => {} }

const TEXT =
  'Two quiet rooms by the park, a new kitchen, wooden floors and a balcony to the yard. The tram is two minutes away.'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

const getTools = () => ({ db: database.orm, rates, now, mailer, siteUrl: '' })

async function submit(owner: string, content: Partial<typeof COMPLETE> = {}) {
  const offers = createOffers({ ...getTools(), moderation: 'before' })
  const created = await offers.create(owner, { ...COMPLETE, ...content })
  const id = 'id' in created ? created.id : ''
  await offers.act(owner, id, 'submit')
  return id
}

async function approve(id: string) {
  await createDesk(getTools()).decide({ id, revision: 1, decision: 'approve', uid: 'moderator' })
}

async function findEvidence(id: string) {
  const desk = createDesk(getTools())
  const queued = await desk.find(id, 'moderator')
  if (queued === null) throw new Error('The home does not wait.')
  return { flags: queued.flags, ...(await desk.findEvidence(queued)) }
}

const addPicture = (offer: string, { likeness, isCopied, firstAt }: Record<string, unknown>) =>
  database.pool.query(
    `insert into offer_pictures (offer, hash, position, width, height, bytes, placeholder,
      likeness, is_copied, created_at, first_at)
    values ($1, md5($1 || $2), 0, 1200, 900, 1000, '', $2, $3, $4, $4)`,
    [offer, likeness, isCopied, firstAt],
  )

it('shows the earliest picture of another owner beside a copied one, and whose home it is of', async () => {
  const [first, second, copy] = [await submit('olha'), await submit('ivan'), await submit('taras')]
  await approve(first)
  await addPicture(first, { likeness: '00ff00ff00ff00ff', isCopied: false, firstAt: '2026-11-01' })
  await addPicture(second, { likeness: '00ff00ff00ff00fe', isCopied: true, firstAt: '2026-11-05' })
  await addPicture(copy, { likeness: '00ff00ff00ff00fd', isCopied: true, firstAt: '2026-11-07' })
  await addPicture(copy, { likeness: 'ff0000ffff0000ff', isCopied: false, firstAt: '2026-11-07' })
  const { flags, pictures } = await findEvidence(copy)
  expect(flags).toContain('copied picture')
  expect(pictures.map(({ own, earlier }) => [own.firstAt, earlier.firstAt])).toEqual([
    [new Date('2026-11-07'), new Date('2026-11-01')],
  ])
  expect(pictures[0]?.from).toMatchObject({ state: 'published', listing: { type: 'rent' } })
  // Once its owner deleted it, there is nothing to show.
  for (const id of [first, second])
    await database.pool.query('delete from offers where id = $1', [id])
  expect((await findEvidence(copy)).pictures).toEqual([])
})

it('quotes what a text shares with the one that it is copied from', async () => {
  await approve(await submit('maria', { description: TEXT, street: 'Source Street' }))
  const copy = await submit('petro', {
    description: `Look! ${TEXT.toUpperCase()} Pets are welcome.`,
  })
  const { flags, text } = await findEvidence(copy)
  expect(flags).toContain('copied text')
  expect(text?.passages).toEqual([TEXT.toUpperCase().slice(0, -1)])
  expect(text?.from.content.street).toBe('Source Street')
  expect(text?.from.approvedAt).toEqual(now())
})

it('says what homes like it cost in its currency and at its area, and has a fence where there are few', async () => {
  const insert = `insert into listings (type, id, price_text, price, address, description, count_rooms, rooms,
      area, images, city, published_at, updated_at)
    select 'rent', 7000 + n, '', n * 100, n || ' Price Street', '', '', 6, case when n < 6 then 50 end, '[]', 'Lviv', now(), now()
    from generate_series(1, 6) n`
  const cheap = await submit('anna', { rooms: '6', area: '100', currency: 'UAH' })
  // As it could be sent for review before owners had the same limits.
  const setAmount = `update offers set content = content || '{"amount": "14"}' where id = $1`
  await database.pool.query(setAmount, [cheap])
  expect((await findEvidence(cheap)).price).toMatchObject({ count: 0, asked: 14, similar: [] })
  await database.pool.query(insert)
  const { flags, price } = await findEvidence(cheap)
  expect(flags).toContain('unusual price')
  // $2, $4, $6, $8 and $10 per m², for 100 m² at 40 ₴.
  expect(price).toMatchObject({ count: 5, lower: 16_000, median: 24_000, upper: 32_000 })
  expect(price.similar).toHaveLength(5)
  expect(price.similar[0]).toMatchObject({ address: '1 Price Street', area: 50, amount: 4_000 })
  const usual = await submit('anna', { rooms: '6', area: '100', amount: '20000', currency: 'UAH' })
  expect((await findEvidence(usual)).flags).not.toContain('unusual price')
})

it('tells what is known of the owner, and not who it is', async () => {
  const [home, other] = [
    await submit('known-owner'),
    await submit('known-owner', { street: 'Other' }),
  ]
  await submit('somebody else')
  const desk = createDesk(getTools())
  time = new Date(now().getTime() + 1_000)
  await desk.decide({
    id: other,
    revision: 1,
    decision: 'reject',
    uid: 'mod',
    reason: 'Not a home.',
  })
  const background = await desk.findBackground(home)
  expect(background).toMatchObject({
    accountSince: null,
    total: 1,
    homes: [{ state: 'rejected', content: { street: 'Other' } }],
    decisions: [{ offer: other, decision: 'reject', reason: 'Not a home.' }],
  })
  expect(JSON.stringify(background)).not.toContain('known-owner')
})
