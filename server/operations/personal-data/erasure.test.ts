import { randomUUID } from 'node:crypto'
import {
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  type User,
} from '@firebase/auth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import { normalizeEmail } from '#domain/people/email.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/follow-rates.ts'
import { mergeAccountFavorites } from '#server/catalog/favorite/commands.ts'
import { addRepresentative } from '#server/catalog/representative/commands.ts'
import { requestForAddress, saveForAccount } from '#server/catalog/saved-search/commands.ts'
import { createShortlistHub } from '#server/catalog/shortlist/live/hub.ts'
import { createShortlists } from '#server/catalog/shortlist/shortlists.ts'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import { getUnsubscribeUrl } from '#server/messages/conversation/mail-preference/commands.ts'
import { issueTicket } from '#server/people/oauth/tickets.ts'
import { grantRole } from '#server/people/role/commands.ts'
import { accounts } from '#server/people/tables.ts'
import type { Database, Transaction } from '#server/platform/db/open.ts'
import { getSchemaObjects } from '#server/platform/db/schema-objects.ts'
import { deleteDeliveredMail, spoolMail } from '#server/platform/mail/commands.ts'
import type { Mail } from '#server/platform/tables.ts'
import { mailSpool } from '#server/platform/tables.ts'
import { createReport } from '#server/safety/report/commands.ts'
import { requestSubscription } from '#server/site/newsletter.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { type IdentityServer, startIdentityServer } from '#test/people/identity-server.ts'
import { createSdkClient, type SdkClient } from '#test/people/sdk-client.ts'

const NOW = new Date()

/** Tables without personal data. */
const IMPERSONAL = [
  // The hash of a mailbox, until its ban ends.
  'erased_bans',
  // What belongs to saved searches goes with them.
  'alert_posts',
  'push_keys',
  'search_alerts',
  'search_browsers',
  'search_hits',
  'event_cursors',
  'exchange_rates',
  'feeds',
  // Without what their owners wrote.
  'listing_events',
  'moderation_decisions',
  'oauth_attempts',
  'offer_counts',
  'offer_reminders',
  'read_receipts',
  'removed_pictures',
  // Secrets as hashes, and what is on a list as a whole.
  'shortlist_links',
  'shortlists',
  'reply_addresses',
  'signing_keys',
  'taken_forms',
  'viewings',
]

let database: Database
let server: IdentityServer
const browsers: SdkClient[] = []
const mailer = {
  send: (mail: Mail, transaction: Transaction | null) =>
    spoolMail(transaction ?? database.orm, mail, NOW),
}
beforeAll(async () => {
  database = await freshDatabase()
  // Nothing is delivered, so every mail stays in the spool.
  server = await startIdentityServer(database, { mailer })
})
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  await server.stop()
  await database.close()
})

function open() {
  const browser = createSdkClient(server.url)
  browsers.push(browser)
  return browser.auth
}

/** The columns that contain a text, ignoring case: `table.column`. */
async function findColumns(text: string): Promise<string[]> {
  const { rows: columns } = await database.pool.query<{
    place: string
    table: string
    name: string
  }>(`
    select table_name as table, column_name as name, table_name || '.' || column_name as place
    from information_schema.columns where table_schema = 'public' order by 3`)
  expect(columns.length).toBeGreaterThan(60)
  const places: string[] = []
  for (const { table, name, place } of columns) {
    const { rows } = await database.pool.query(
      `select 1 from "${table}" where strpos(lower("${name}"::text), lower($1)) > 0
        or strpos("${name}"::text, encode(convert_to($1, 'UTF8'), 'hex')) > 0 limit 1`,
      [text],
    )
    if (rows.length > 0) places.push(place)
  }
  return places
}

/** Deletes the deletion notice from the spool, as its delivery would. */
async function deliverDeletionMail(email: string): Promise<void> {
  const mails = await database.orm.select().from(mailSpool)
  const logged = mails.filter(({ mail }) => mail.to === email && /was deleted$/.test(mail.subject))
  expect(logged).toHaveLength(1)
  await deleteDeliveredMail(database.orm, logged[0]?.id ?? '')
}

/** Publishes homes, and decides about another owner's home as a moderator. */
async function publishHomes({ uid }: User, email: string): Promise<void> {
  const { offer } = await publishHome(database, uid, { description: `Write to ${email}` })
  // No column of a picture contains its owner's text, so the placeholder identifies the row.
  await database.pool.query(
    `insert into offer_pictures (offer, hash, position, width, height, bytes, placeholder, likeness, created_at, first_at)
     values ($1, repeat('0', 32), 1, 640, 480, 1, $2, repeat('0', 16), now(), now())`,
    [offer, `data:,${email}`],
  )
  await database.pool.query(
    "insert into home_checks (offer, code, asked_at, place, sent_at) values ($1, 'MAPLE 47', now(), $2, now())",
    [offer, `The home of ${email}`],
  )
  const others = await publishHome(database, 'somebody', { moderator: uid })
  await database.pool.query(
    'insert into claims (id, own, copy, words, created_at) values ($1, $2, $3, $4, now())',
    [randomUUID(), offer, others.offer, `Ask ${email}`],
  )
}

/**
 * The person writes about a home of another, and another about the person's. They block each other.
 */
async function writeMessages({ uid }: User, email: string): Promise<void> {
  const conversations = createConversations({ db: database.orm })
  const other = randomUUID()
  const ids: string[] = []
  const own = await publishHome(database, uid)
  const others = await publishHome(database, other)
  for (const [seeker, owner, home] of [
    [uid, other, others],
    [other, uid, own],
  ] as const) {
    const sent = await conversations.start(seeker, home, { text: 'Hello', key: '' })
    const id = 'id' in sent ? sent.id : ''
    for (const writer of [owner, seeker]) {
      const text = writer === uid ? `Write to ${email}` : 'Good'
      const picture = { bytes: Buffer.from(text), width: 1, height: 1, hash: '' }
      const draft = { text, key: '', pictures: [picture] }
      expect(await conversations.send(writer, id, draft)).toMatchObject({ id })
    }
    ids.push(id)
  }
  for (const id of ids)
    expect((await conversations.act(other, id, 'block')) === null).toBe(id === ids[0])
  expect(await conversations.act(uid, ids[0] ?? '', 'block')).toBeNull()
  await getUnsubscribeUrl(database.orm, '', { uid, language: 'en' })
  await conversations.setMails(uid, false)
  await conversations.setReadReceipts(uid, true)
}

/** Others report the person, one of their homes and one of their messages. */
async function reportPerson({ uid }: User, email: string): Promise<void> {
  const { rows } = await database.pool.query<{
    kind: 'listing' | 'message' | 'person'
    target: string
  }>(
    `select 'listing' as kind, type || '/' || id as target from listings where owner = $1
     union all select 'person', id || case when seeker = $1 then '/seeker' else '/owner' end
       from conversations where $1 in (seeker, owner)
     union all select 'message', conversation || '/' || seq from messages
       join conversations on conversations.id = conversation
       where $1 = case when sender = 'seeker' then seeker else owner end`,
    [uid],
  )
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(3)
  const told = { reason: 'fraud', words: `It is ${email}`, wantsOutcome: false } as const
  for (const report of rows)
    await createReport(database.orm, { ...report, ...told, reporter: randomUUID() }, NOW)
}

/** The person makes a list that somebody else is on, too. */
async function shareList({ uid }: User, email: string): Promise<void> {
  const lists = createShortlists({
    db: database.orm,
    hub: createShortlistHub(),
    catalog: {
      findListings: async (_type, ids) =>
        ids.map((id) => ({ id, address: 'A street', description: '', images: [] }) as never),
      findAbsentListing: async () => null,
    },
  })
  const reader = { uid, browser: null }
  const made = await lists.make(
    reader,
    { title: 'Ours', name: `I, ${email}`, homes: ['rent/1'] },
    '',
  )
  const id = made === 'too many' ? '' : made.id
  const note = new FormData()
  note.set('home', 'rent/1')
  note.set('note', `Write to ${email}`)
  expect(await lists.writeForm(reader, id, note)).toBe(true)
  const link = await lists.makeLink(reader, id, 'editor')
  const invitation = await lists.findInvitation(typeof link === 'string' ? '' : link.token)
  if (invitation === null) throw new Error('There is no such link.')
  await lists.join({ uid: randomUUID(), browser: null }, invitation, 'Taras', '')
}

/** Stores personal data in every table that can contain it. */
/** One of the account, and one by its address. */
async function saveSearches({ uid }: User, email: string): Promise<void> {
  const query = { ...EMPTY_SEARCH_QUERY, type: 'sale' } as const
  const search = { query, name: 'A search', language: 'en' } as const
  const tools = { now: NOW, rates: SHIPPED_DISPLAY_RATES }
  await saveForAccount(database.orm, uid, search, tools)
  await database.orm.transaction((transaction) =>
    requestForAddress(transaction, email, search, tools),
  )
}

async function storePersonalData(user: User, email: string): Promise<void> {
  const bearer = { Authorization: `Bearer ${await user.getIdToken()}` }
  await fetch(`${server.url}/session`, { method: 'POST', headers: bearer })
  await sendEmailVerification(user)
  await sendPasswordResetEmail(open(), email)
  await server.waitUntilIdle()
  await grantRole(database.orm, user.uid, 'moderator', NOW)
  await requestSubscription(
    { db: database.orm, mailer, siteUrl: 'https://homiq.test' },
    { email, language: 'en' },
    NOW,
    null,
  )
  await addRepresentative(database.orm, user.uid, { feed: 'homes', realtor: '' }, NOW)
  await saveSearches(user, email)
  await mergeAccountFavorites(database.orm, user.uid, { agreed: [], own: ['rent 1'] }, NOW)
  await shareList(user, email)
  await publishHomes(user, email)
  await writeMessages(user, email)
  await createReport(
    database.orm,
    {
      kind: 'listing',
      target: 'rent/1',
      reason: 'fraud',
      words: `Ask ${email}`,
      reporter: user.uid,
      wantsOutcome: true,
    },
    NOW,
  )
  await reportPerson(user, email)
  await database.pool.query(
    "insert into bans (id, uid, target, reason, moderators, banned_at, ends_at, objection) values ($1, $2, $1, 'fraud', '{}', now(), now() + interval '1 day', $3)",
    [randomUUID(), user.uid, `Ask ${email}`],
  )
  // Waits for somebody else's mail server.
  const notice = { to: 'other@example.com', subject: 'Seeker 1 wrote', text: `Write to ${email}` }
  await spoolMail(database.orm, { ...notice, account: 'somebody', writer: user.uid }, NOW)
  const contact = { to: 'team@example.com', subject: 'A home', text: `Email: ${email}` }
  await spoolMail(database.orm, { ...contact, replyTo: email }, NOW)
}

it('leaves nothing of a person in any column of any table', async () => {
  const email = `Olena-${randomUUID()}@Example.com`
  const google = {
    provider: 'google.com',
    subject: randomUUID(),
    email,
    emailVerified: true,
    displayName: `Olena ${email}`,
    photoUrl: null,
    authTime: null,
  } as const
  const ticket = () => issueTicket(database.orm, google, NOW)
  const credential = GoogleAuthProvider.credential(await ticket())
  const { user } = await signInWithCredential(open(), credential)
  await storePersonalData(user, email)
  await ticket()
  expect(await findColumns(email)).toEqual([
    'account_providers.display_name',
    'account_providers.email',
    'accounts.display_name',
    'accounts.email',
    'accounts.email_key',
    'bans.objection',
    'claims.words',
    'federated_tickets.display_name',
    'federated_tickets.email',
    'home_checks.place',
    'listings.description',
    'mail_spool.mail',
    'message_pictures.picture',
    'messages.text',
    'offer_pictures.placeholder',
    'offers.approved_content',
    'offers.content',
    'reports.words',
    'saved_searches.email',
    'saved_searches.email_key',
    'sessions.email',
    'shortlist_members.name',
    'shortlist_registers.value',
    'subscriptions.email',
    'subscriptions.email_key',
  ])
  expect(await findColumns(user.uid)).toEqual([
    'account_providers.uid',
    'account_roles.uid',
    'accounts.uid',
    'action_codes.uid',
    'bans.uid',
    'blocks.blocked',
    'blocks.blocker',
    'conversations.owner',
    'conversations.seeker',
    'hearts.uid',
    'known_devices.uid',
    'listings.owner',
    'mail_refusals.uid',
    'mail_spool.mail',
    'mail_stops.uid',
    'offers.owner',
    'person_languages.uid',
    'receipt_choices.uid',
    'reports.reporter',
    'representatives.uid',
    'saved_searches.owner',
    'sessions.uid',
    'shortlist_members.uid',
    'sign_ins.uid',
  ])
  const places = [...(await findColumns(email)), ...(await findColumns(user.uid))]
  const personal = new Set(places.map((place) => place.split('.')[0]))
  // A new table belongs in this list, or must be filled by `storePersonalData` and erased.
  expect([...personal, ...IMPERSONAL].sort()).toEqual([...getSchemaObjects().tables.keys()].sort())
  const { uid } = user
  await deleteUser(user)
  // The last mail is the deletion notice, which delivery deletes.
  await deliverDeletionMail(email)
  expect(await findColumns(email)).toEqual([])
  expect(await findColumns(uid)).toEqual([])
  expect(await findColumns(google.subject)).toEqual([])
})

it("keeps the data of an email address's real owner when an account that never confirmed it is erased", async () => {
  const email = `victim-${randomUUID()}@example.com`
  const { user } = await createUserWithEmailAndPassword(open(), email, 'correct horse')
  await storePersonalData(user, email)
  const { uid } = user
  await deleteUser(user)
  await deliverDeletionMail(email)
  expect(await findColumns(uid)).toEqual([])
  expect(await findColumns(email)).toEqual([
    'mail_spool.mail',
    'saved_searches.email',
    'saved_searches.email_key',
    'subscriptions.email',
    'subscriptions.email_key',
  ])
  const own = eq(accounts.emailKey, normalizeEmail(email))
  expect(await database.orm.select().from(accounts).where(own)).toEqual([])
  const mails = await database.orm.select().from(mailSpool)
  const subjects = mails.map(({ mail }) => mail.subject)
  expect(subjects.filter((subject) => /subscription|home/.test(subject))).toHaveLength(2)
  expect(subjects).toHaveLength(2)
})
