import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ConversationEvent } from '#domain/messages/conversation/message/conversation-event.ts'
import type { TypedViewing } from '#domain/messages/viewing/viewing-schema.ts'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import { createViewings } from '#server/messages/viewing/viewings.ts'
import { createAccount } from '#server/people/account/commands.ts'
import { accounts } from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Mail } from '#server/platform/tables.ts'
import { publishHome } from '#test/homes/published-home.ts'

/** A Tuesday, 10:00 in Kyiv. */
export const START = Date.parse('2027-02-02T08:00:00Z')
export const SITE_URL = 'https://homiq.test'
/** The form of a viewing two days later, at 8:00 in UTC. */
export const TYPED: TypedViewing = {
  day: '2027-02-04',
  time: '10:00',
  minutes: '30',
  place: 'shown',
}

/** Conversations and viewings on a database, with a stopped clock, and the mails that they send. */
export function createViewingSite(database: Database) {
  const state = { clock: START, mails: [] as Mail[] }
  const told: ConversationEvent[] = []
  const now = () => new Date(state.clock)
  const tools = {
    db: database.orm,
    mailer: { send: async (mail: Mail) => void state.mails.push(mail) },
    siteUrl: SITE_URL,
    from: 'Homiq <no-reply@homiq.test>',
  }
  const conversations = createConversations({ db: database.orm, now })
  const hub = { publish: (_people: unknown, event: ConversationEvent) => void told.push(event) }
  const viewings = createViewings({ ...tools, now, hub })

  async function createPerson(): Promise<{ uid: string; email: string }> {
    const email = `${randomUUID()}@example.com`
    const uid = (await createAccount(database.orm, { email }, new Date(START)))?.uid ?? ''
    await database.orm.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, uid))
    return { uid, email }
  }

  /** Creates a home with its owner, and people who have written about it. Resets the clock and the mails. */
  async function begin(seekerCount = 1) {
    Object.assign(state, { clock: START, mails: [] })
    const owner = await createPerson()
    const home = await publishHome(database, owner.uid)
    const talks: { seeker: { uid: string; email: string }; id: string }[] = []
    for (let count = 0; count < seekerCount; count++) {
      const seeker = await createPerson()
      const sent = await conversations.start(seeker.uid, home, { text: 'Hello', key: '' })
      talks.push({ seeker, id: 'id' in sent ? sent.id : '' })
    }
    const { seeker, id } = talks[0] ?? { seeker: owner, id: '' }
    return { owner, seeker, id, home, talks }
  }

  const list = async (uid: string, id: string) => (await viewings.list(uid, id)).viewings
  const getFirst = async (uid: string, id: string) => (await list(uid, id))[0]?.id ?? ''

  /** Creates a viewing that both people have agreed on. */
  async function agree() {
    const begun = await begin()
    expect(await viewings.offer(begun.owner.uid, begun.id, TYPED)).toBeNull()
    const viewing = await getFirst(begun.seeker.uid, begun.id)
    expect(await viewings.act(begun.seeker.uid, begun.id, viewing, 'take')).toBeNull()
    return { ...begun, viewing }
  }

  async function readLast(uid: string, id: string) {
    const conversation = await conversations.find(uid, id)
    return conversation && (await conversations.readMessages(conversation)).at(-1)
  }

  return {
    state,
    told,
    now,
    tools,
    conversations,
    viewings,
    begin,
    agree,
    list,
    getFirst,
    readLast,
  }
}

export type ViewingSite = ReturnType<typeof createViewingSite>
