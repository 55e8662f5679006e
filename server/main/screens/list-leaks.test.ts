import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  alertFeedPath,
  alertPath,
  savedSearchPath,
  saveSearchPath,
} from '#domain/catalog/saved-search/links.ts'
import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import {
  joinShortlistPath,
  shortlistChangesPath,
  shortlistPath,
} from '#domain/catalog/shortlist/links.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { ENDPOINTS, PATHS } from '#domain/platform/paths.ts'
import { OUTBOX } from '#server/platform/config/state-folders.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createBrowserKeys, startReceiver } from '#test/catalog/saved-search/push-receiver.ts'
import type { KnownSearch } from '#test/catalog/saved-search/search-requests.ts'
import { LIST_VISITORS, type ListVisitor } from '#test/catalog/shortlist/list-requests.ts'
import { LIST_TITLE, type ListSite, startListSite } from '#test/catalog/shortlist/list-site.ts'
import { freshDatabase } from '#test/database/database.ts'
import { DEVICE_FILE_NAME } from '#test/homes/owner-forms.ts'
import { findLeaks, follows, getStatus, getText } from '#test/leaks/find-leaks.ts'
import { OWNER_EMAIL, PHONE, PLACE_SECRETS, WITHHELD } from '#test/leaks/secrets.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { readOutbox } from '#test/platform/mail/read-outbox.ts'
import { crawl } from '#test/site/crawl.ts'
import type { SignedIn } from '#test/site/sign-in.ts'

const NOTE = 'The neighbors told us about the lift.'
const ADDRESS = 'search.private@example.com'
/** Of a home of which nobody may know any longer that it was offered. */
const REMOVED_STREET = 'Zabuta Street'
const SETTINGS = { frequency: 'now', scope: 'all', quietFrom: '0', quietUntil: '0', mail: 'on' }

const folder = mkdtempSync(join(tmpdir(), 'homiq-list-leaks-'))
let database: Database
let started: ListSite
let receiver: Awaited<ReturnType<typeof startReceiver>>
let homes: readonly { readonly offer: string; readonly key: string }[]
let ofAccount: KnownSearch & { readonly webhookSecret: string }
let ofAddress: KnownSearch
let putUpBy: SignedIn

const one = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows[0]

/** An owner's homes, whose place is withheld: one with a phone number, one that is removed later. */
async function putUpHomes({ site }: Pick<ListSite, 'site'>) {
  const owner = await site.signInOwner(OWNER_EMAIL)
  const moderator = await site.signInModerator('moderator@example.com')
  const put = async (street: string, seed: number) => {
    const offer = await site.createDraft(owner)
    await site.fill(owner, offer, { ...WITHHELD, street })
    await site.sendPictures(owner, offer, [await drawPicture({ seed })])
    await site.submitHome(owner, offer)
    const { revision } = await one('select revision from offers where id = $1', [offer])
    await site.decide(moderator, offer, { intent: 'approve', revision: `${revision}` })
    const { id } = await one('select listing_id as id from offers where id = $1', [offer])
    return { offer, key: `rent/${id}` }
  }
  const both = [await put(WITHHELD.street, 1), await put(REMOVED_STREET, 2)]
  await site.post(
    offerStepPath(both[0]?.offer ?? '', 'phone'),
    { phone: PHONE[0] ?? '' },
    owner.cookie,
  )
  return { both, owner }
}

async function countRentals(): Promise<number> {
  const found = await started.app.request('/api/listings?type=rent')
  return (await found.json()).total
}

beforeAll(async () => {
  database = await freshDatabase()
  receiver = await startReceiver()
  started = await startListSite(database, {
    env: { DATA_DIR: folder, PRIVATE_POSTS: 'on', SITE_URL: 'http://localhost' },
  })
  const { site, owner, cookies, list } = started
  await database.pool.query('update accounts set email_verified = true')

  // Searches are saved before the homes are put up, which is what they tell.
  const webhook = `${receiver.url}/hook`
  const search = await started.saveSearch(owner, 'rent')
  await site.post(saveSearchPath({ ...EMPTY_SEARCH_QUERY, type: 'rent' }), { email: ADDRESS })
  const { token, feed_token: feedToken } = await one(
    'select token, feed_token from saved_searches where email = $1',
    [ADDRESS],
  )
  ofAddress = { token, feedToken }
  await site.post(savedSearchPath(token), { intent: 'confirm' })
  const { p256dh, auth } = createBrowserKeys()
  for (const [path, cookie] of [
    [savedSearchPath(search.token), owner.cookie],
    [savedSearchPath(token), ''],
  ] as const) {
    const form = { ...SETTINGS, intent: 'save', name: 'Ours', webhook: '' }
    expect((await site.post(path, form, cookie)).status).toBe(303)
    const browser = { intent: 'notify', endpoint: `${receiver.url}/push`, p256dh, auth }
    expect((await site.post(path, browser, cookie)).status).toBe(200)
  }
  // Only a server in development posts without TLS.
  await database.pool.query(
    "update saved_searches set webhook_url = $1, webhook_secret = 'whsec_' || encode(sha256(token::bytea), 'base64')",
    [webhook],
  )
  const { secret } = await one(
    'select webhook_secret as secret from saved_searches where token = $1',
    [search.token],
  )
  ofAccount = { ...search, webhookSecret: secret }

  const rentals = await countRentals()
  const putUp = await putUpHomes(started)
  homes = putUp.both
  putUpBy = putUp.owner
  for (const { key } of homes)
    await vi.waitFor(async () => {
      const form = { link: `/${key}` }
      expect((await site.post(shortlistPath(list.id), form, owner.cookie)).status).toBe(303)
    }, 20_000)
  const note = { home: homes[0]?.key ?? '', note: NOTE }
  expect((await site.post(shortlistPath(list.id), note, cookies.editor)).status).toBe(303)
  await vi.waitFor(async () => {
    // Each search tells of both homes.
    const told = 'select count(*)::int as told from search_hits where alert is not null'
    expect(await one(told)).toEqual({ told: 4 })
    expect(await one('select id from alert_posts')).toBeUndefined()
    expect(await countRentals()).toBe(rentals + 2)
  }, 40_000)
  // Its owner deletes the second home. Searches, and what is cached of listings, see it when the index has.
  expect((await site.act(putUpBy, homes[1]?.offer ?? '', 'delete')).status).toBe(303)
  await vi.waitFor(async () => {
    expect(await countRentals()).toBe(rentals + 1)
    const removed = await started.app.request(`/api/listings/${homes[1]?.key}`)
    expect(removed.status).toBe(404)
  }, 20_000)
})
afterAll(async () => {
  await started?.stop()
  await receiver?.stop()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Everything about lists and searches that somebody can reach. */
const read = (cookie: string, more: readonly string[] = []) => {
  const { list, tokens } = started
  const searches = [ofAccount.token, ...more]
  return crawl(started.app, {
    cookie,
    follows: (path) => follows(path) && /^(?:\/uk)?\/(?:lists?|searches|my\/searches)\b/.test(path),
    from: [
      PATHS.lists,
      shortlistPath(list.id),
      shortlistChangesPath(list.id, 0),
      ...tokens.map(joinShortlistPath),
      PATHS.mySearches,
      ENDPOINTS.myData,
      ...searches.flatMap((token) => [
        savedSearchPath(token),
        `${savedSearchPath(token)}?stop`,
        alertFeedPath(token),
        alertPath(token, 1),
        alertPath(token, 2),
      ]),
    ],
  })
}

const EMAILS = {
  owner: 'list.owner@example.com',
  editor: 'list.editor@example.com',
  stranger: 'list.stranger@example.com',
} as const satisfies Partial<Record<ListVisitor, string>>

/** What reaches nobody on these pages. */
const getSecrets = () => [
  OWNER_EMAIL,
  putUpBy.uid,
  ADDRESS,
  ofAddress.token,
  ...homes.map(({ offer }) => offer),
  DEVICE_FILE_NAME,
  REMOVED_STREET,
  ...PLACE_SECRETS,
  ...PHONE,
]
/** What only the owner of the account's search may read of it. */
const getHooks = () => [receiver.url, ofAccount.webhookSecret]

const getCookieSecrets = (except: ListVisitor) =>
  (['revoked', 'viewer'] as const)
    .filter((who) => who !== except)
    .map((who) => started.cookies[who].replace(/^\w+=/, ''))

describe.each(LIST_VISITORS)('to %s', (who) => {
  it('pages of lists and searches tell nothing that is for others', async () => {
    const pages = await read(started.cookies[who])
    const isMember = ['viewer', 'editor', 'owner'].includes(who)
    for (const path of [shortlistPath(started.list.id), shortlistChangesPath(started.list.id, 0)]) {
      expect(getStatus(pages, path)).toBe(isMember ? 200 : 404)
      expect(getText(pages, path)?.includes(NOTE)).toBe(isMember)
    }
    const others = Object.entries(EMAILS).flatMap(([name, email]) => (name === who ? [] : [email]))
    const secrets = [
      ...getSecrets(),
      ...getCookieSecrets(who),
      ...others,
      ...(who === 'owner' ? [] : getHooks()),
      ...(isMember ? [] : [NOTE]),
    ]
    expect(findLeaks(pages, secrets)).toEqual([])
    // The pages of the links that are asked for have their addresses; no other page has.
    const isLink = (path: string) => path.includes('/list/join/')
    expect(
      findLeaks(
        pages.filter(({ path }) => !isLink(path)),
        started.tokens,
      ),
    ).toEqual([])
    if (who === 'owner') {
      // They see their own secrets, which proves that the search works.
      for (const own of getHooks())
        expect(getText(pages, savedSearchPath(ofAccount.token))).toContain(own)
      expect(getText(pages, ENDPOINTS.myData)).toContain(LIST_TITLE)
      expect(getText(pages, ENDPOINTS.myData)).not.toContain(ofAccount.webhookSecret)
    }
  })
})

it('the link of a feed opens its alerts, and nothing that changes the search', async () => {
  const { feedToken, token } = ofAddress
  const pages = await read('', [feedToken])
  expect(getText(pages, alertFeedPath(feedToken))).toContain('<entry>')
  expect(getStatus(pages, alertPath(feedToken, 1))).toBe(200)
  expect(getText(pages, alertPath(feedToken, 1))).toContain(WITHHELD.street)
  expect(findLeaks(pages, [...getSecrets(), ...getHooks(), token])).toEqual([])
})

it('whoever has the link of a search by an address reads neither the address nor another search', async () => {
  const { token } = ofAddress
  const pages = await read('', [token])
  expect(getText(pages, savedSearchPath(token))).toContain(receiver.url)
  const secrets = getSecrets().filter((secret) => secret !== token)
  expect(findLeaks(pages, [...secrets, ofAccount.webhookSecret])).toEqual([])
})

it('mails and posts name neither people nor a withheld place', async () => {
  const outbox = join(folder, OUTBOX)
  const select = (to: string) => readOutbox(outbox).filter((mail) => mail.to === to)
  await expect.poll(() => select(EMAILS.owner).length, { timeout: 20_000 }).toBeGreaterThan(0)
  await expect.poll(() => select(ADDRESS).length, { timeout: 20_000 }).toBeGreaterThan(1)
  const find = (to: string, secrets: readonly string[]) =>
    findLeaks(
      select(to).map(({ subject, source }) => ({ path: subject, status: 0, text: source })),
      secrets,
    )
  const everyones = [
    OWNER_EMAIL,
    putUpBy.uid,
    ...homes.map(({ offer }) => offer),
    ...getHooks(),
    ...PLACE_SECRETS,
    ...PHONE,
  ]
  expect(find(ADDRESS, [WITHHELD.street])).not.toEqual([])
  expect(find(EMAILS.owner, [...everyones, ADDRESS, ofAddress.token])).toEqual([])
  expect(find(ADDRESS, [...everyones, EMAILS.owner, ofAccount.token])).toEqual([])
  const posts = receiver.received.map(({ path, body }) => ({ path, status: 0, text: `${body}` }))
  expect(
    findLeaks(posts, [...everyones, ADDRESS, EMAILS.owner, ofAccount.token, ofAddress.token]),
  ).toEqual([])
})
