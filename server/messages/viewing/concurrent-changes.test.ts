import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { VIEWING_LIMITS } from '#domain/messages/viewing/limits.ts'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { lockConversationById } from '#server/messages/conversation/queries.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createViewingSite, START, TYPED, type ViewingSite } from '#test/messages/viewing-site.ts'
import { cancelViewingsOfEndedConversations } from './cancel-viewings.ts'
import { addViewings, moveViewing } from './commands.ts'
import { viewings as viewingRows } from './tables.ts'

// Concurrent actions on one viewing.

let database: Database
let site: ViewingSite
beforeAll(async () => {
  database = await freshDatabase()
  site = createViewingSite(database)
})
afterAll(() => database.close())

it('lets one of two seekers take overlapping times at once', async () => {
  const { owner, talks } = await site.begin(2)
  for (const { id } of talks) expect(await site.viewings.offer(owner.uid, id, TYPED)).toBeNull()
  const [one, other] = talks
  const rivals = await Promise.all(talks.map(({ id }) => site.list(owner.uid, id)))
  expect(rivals.flat().map(({ conflict }) => conflict)).toEqual(['offered', 'offered'])
  // A seeker learns nothing of rival seekers.
  expect((await site.list(one?.seeker.uid ?? '', one?.id ?? ''))[0]?.conflict).toBeNull()
  const outcomes = await Promise.all(
    talks.map(async ({ seeker, id }) =>
      site.viewings.act(seeker.uid, id, await site.getFirst(seeker.uid, id), 'take'),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome?.refusal === 'taken')).toHaveLength(1)
  const [winner, loser] = outcomes[0] === null ? [one, other] : [other, one]
  const lost = await site.list(loser?.seeker.uid ?? '', loser?.id ?? '')
  expect(lost[0]).toMatchObject({ conflict: 'taken', actions: [] })
  const later = { ...TYPED, time: '10:15' }
  expect(
    await site.viewings.offer(owner.uid, loser?.id ?? '', { ...later, day: '2027-02-05' }),
  ).toBeNull()
  expect(await site.viewings.offer(owner.uid, winner?.id ?? '', later)).toEqual({
    refusal: 'taken',
  })
  // Once it is canceled, the other seeker can take the time.
  const own = await site.getFirst(owner.uid, winner?.id ?? '')
  expect(await site.viewings.act(owner.uid, winner?.id ?? '', own, 'cancel')).toBeNull()
  expect(
    await site.viewings.act(loser?.seeker.uid ?? '', loser?.id ?? '', lost[0]?.id ?? '', 'take'),
  ).toBeNull()
})

it('keeps the limit of a seeker who takes two times at once', async () => {
  const { seeker, id } = await site.begin()
  for (let day = 1; day < VIEWING_LIMITS.maxTaken; day++) {
    const startsAt = new Date(START + day * 24 * HOUR_MS)
    const endsAt = new Date(startsAt.getTime() + HOUR_MS)
    await addViewings(
      database.orm,
      [{ conversation: id, startsAt, endsAt, offeredBy: 'owner', disclosesExactPlace: false }],
      site.now(),
    )
  }
  await database.orm
    .update(viewingRows)
    .set({ state: 'taken' })
    .where(eq(viewingRows.conversation, id))
  const others = await Promise.all([site.begin(), site.begin()])
  const takes = await Promise.all(
    others.map(async ({ owner, home }) => {
      const sent = await site.conversations.start(seeker.uid, home, { text: 'Hello', key: '' })
      const conversation = 'id' in sent ? sent.id : ''
      expect(await site.viewings.offer(owner.uid, conversation, TYPED)).toBeNull()
      const viewing = await site.getFirst(seeker.uid, conversation)
      return () => site.viewings.act(seeker.uid, conversation, viewing, 'take')
    }),
  )
  const outcomes = await Promise.all(takes.map((take) => take()))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
  expect(outcomes).toContainEqual({ refusal: 'too many' })
})

it('stores an offered time and its message together when the seeker blocks the owner at once', async () => {
  const { owner, seeker, id } = await site.begin()
  const [refused] = await Promise.all([
    site.viewings.offer(owner.uid, id, TYPED),
    site.conversations.act(seeker.uid, id, 'block'),
  ])
  const isOffered = refused === null
  expect(await site.list(owner.uid, id)).toHaveLength(isOffered ? 1 : 0)
  const { text } = (await site.readLast(seeker.uid, id)) ?? {}
  expect(text).toEqual(isOffered ? expect.stringContaining('10:00') : 'Hello')
})

// The embedded database has one connection, so it cannot deadlock.
it.runIf(process.env.TEST_DATABASE_URL)(
  'ends a viewing without a deadlock while somebody acts on it',
  async () => {
    const { owner, id, viewing } = await site.agree()
    // The time of the test above, if it was offered before the block.
    await cancelViewingsOfEndedConversations(site.tools, site.now())
    await site.conversations.act(owner.uid, id, 'block')
    const ended = await database.orm.transaction(async (transaction) => {
      await lockConversationById(transaction, id)
      const ended = cancelViewingsOfEndedConversations(site.tools, site.now())
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await database.orm.execute(waiting)).rowCount).toBe(1)
      const agreed = { id: viewing, state: 'taken' } as const
      expect(await moveViewing(transaction, agreed, 'canceled', { now: site.now() })).not.toBeNull()
      return { ended }
    })
    expect(await ended.ended).toBe(0)
  },
)
