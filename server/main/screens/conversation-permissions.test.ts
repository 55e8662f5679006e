import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTexts } from '#content/texts/conversation/messages.ts'
import { signInPath } from '#domain/account/sign-in-path.ts'
import { conversationPath, UNREAD_PATH, writePath } from '#domain/conversation/links.ts'
import { listingPath, PATHS } from '#domain/site/links.ts'
import type { Database } from '#server/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import type { Form } from '#test/offer/owner-forms.ts'
import { createOwnerSite } from '#test/offer/owner-site.ts'
import { publishHome } from '#test/offer/published-home.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'

const PEOPLE = ['nobody', 'stranger', 'seeker', 'owner'] as const
type Who = (typeof PEOPLE)[number]

interface Row {
  readonly what: string
  readonly path: () => string
  /** Posted; without it the page is asked for. */
  readonly form?: Form
  /** In the order of `PEOPLE`. 302 leads to the sign-in page, or to the conversation that there is. */
  readonly statuses: readonly [number, number, number, number]
}

let id = ''
let home: Awaited<ReturnType<typeof publishHome>>
const own = () => conversationPath(id)
const write = () => writePath(home)

const TABLE: readonly Row[] = [
  { what: 'the list', path: () => PATHS.messages, statuses: [302, 200, 200, 200] },
  { what: 'its data', path: () => `${PATHS.messages}.data`, statuses: [202, 200, 200, 200] },
  {
    what: 'no mails',
    path: () => PATHS.messages,
    form: { mails: 'off' },
    statuses: [302, 303, 303, 303],
  },
  { what: 'no form', path: () => PATHS.messages, form: {}, statuses: [302, 400, 400, 400] },
  { what: 'a conversation', path: own, statuses: [302, 404, 200, 200] },
  { what: 'its data', path: () => `${own()}.data`, statuses: [202, 404, 200, 200] },
  { what: 'a made-up one', path: () => conversationPath('x'), statuses: [302, 404, 404, 404] },
  { what: 'no id', path: () => '/messages/%00', statuses: [302, 404, 404, 404] },
  { what: 'its data', path: () => '/messages/%00.data', statuses: [202, 404, 404, 404] },
  { what: 'a message', path: own, form: { text: 'Hello' }, statuses: [302, 404, 303, 303] },
  { what: 'an empty message', path: own, form: { text: ' ' }, statuses: [302, 404, 400, 400] },
  { what: 'no known form', path: own, form: { intent: 'write' }, statuses: [302, 404, 400, 400] },
  {
    ...{ what: 'an answer of seekers', path: own, form: { quick: 'still-free' } },
    statuses: [302, 404, 303, 400],
  },
  {
    ...{ what: 'an answer of owners', path: own, form: { quick: 'is-free' } },
    statuses: [302, 404, 400, 303],
  },
  { what: 'a beginning', path: write, statuses: [200, 200, 302, 200] },
  { what: 'no home', path: () => '/messages/new/sale/999999', statuses: [404, 404, 404, 404] },
  { what: 'a home of a feed', path: () => '/messages/new/sale/2', statuses: [404, 404, 404, 404] },
  { what: 'no type', path: () => '/messages/new/hut/1', statuses: [404, 404, 404, 404] },
  {
    ...{ what: 'the beginning of one', path: write, form: { text: 'Hello' } },
    statuses: [302, 303, 303, 404],
  },
  {
    ...{ what: 'unblock what is not blocked', path: own, form: { intent: 'unblock' } },
    statuses: [302, 404, 409, 409],
  },
]

let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
const cookies: Record<Who, string> = { nobody: '', stranger: '', seeker: '', owner: '' }
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on' } })
  site = createOwnerSite(app, database)
  const owner = await site.signInOwner('owner@example.com')
  cookies.owner = owner.cookie
  cookies.seeker = (await site.signInOwner('seeker@example.com')).cookie
  cookies.stranger = (await site.signInOwner('stranger@example.com')).cookie
  home = await publishHome(database, owner.uid)
  const begun = await site.post(writePath(home), { text: 'Is it free?' }, cookies.seeker)
  id = /messages\/([^#]+)#write$/.exec(begun.headers.get('location') ?? '')?.[1] ?? ''
})
afterAll(async () => {
  await app?.stop()
  await database?.close()
})

describe.each(PEOPLE)('%s', (who) => {
  it.each(TABLE)('gets what the table says: $what', async ({ path, form, statuses }) => {
    const cookie = cookies[who]
    const response = await (form === undefined
      ? site.get(path(), cookie)
      : site.post(path(), form, cookie))
    expect(response.status).toBe(statuses[PEOPLE.indexOf(who)])
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (who === 'nobody' && response.status === 302)
      expect(response.headers.get('location')).toBe(signInPath(path()))
  })
})

it('a page of a home leads there, without a word of who its owner is', async () => {
  const html = await (await site.get(listingPath(home))).text()
  expect(html).toContain(`href="${writePath(home)}"`)
  expect(html).toContain(writeTexts.title)
  expect(html).not.toContain('owner@example.com')
})

it('a page of a conversation names neither the account nor the address of the other', async () => {
  const { rows } = await database.pool.query('select uid, email from accounts')
  for (const who of ['seeker', 'owner'] as const) {
    const html = await (await site.get(conversationPath(id), cookies[who])).text()
    expect(html).toContain('Is it free?')
    for (const { uid, email } of rows) {
      expect(html).not.toContain(uid)
      expect(html).not.toContain(email)
    }
  }
})

it('counts what a person has not read, and nothing for nobody', async () => {
  const ask = async (cookie?: string): Promise<number> => {
    const response = await site.get(UNREAD_PATH, cookie)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return (await response.json()).unread
  }
  await site.get(conversationPath(id), cookies.owner)
  const before = await ask(cookies.owner)
  await site.post(conversationPath(id), { text: 'One more' }, cookies.seeker)
  expect(await ask(cookies.owner)).toBe(before + 1)
  await site.get(conversationPath(id), cookies.owner)
  expect(await ask(cookies.owner)).toBe(before)
  expect(await ask()).toBe(0)
})

it('says what is wrong, and keeps what was typed', async () => {
  const text = 'x'.repeat(2_001)
  const response = await site.post(conversationPath(id), { text, key: '1' }, cookies.owner)
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain('That is too long')
  expect(html).toContain(text)
})
