import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCheckedPlace } from '#domain/homes/home-check/home-check.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { createOffer } from '#server/homes/offer/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { OFFER_VISITORS, type OfferVisitor } from '#test/homes/offer-request-row.ts'
import { CHECK_CODE, GIVEN_ID, OFFER_REQUESTS } from '#test/homes/offer-requests.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { createOwnerSite } from '#test/homes/owner-site.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { toRequest } from '#test/site/own-request.ts'

let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
let id = ''
/** Belongs to somebody who claims the home. */
let original = ''
const cookies: Record<OfferVisitor, string> = {
  nobody: '',
  disabled: '',
  stranger: '',
  moderator: '',
  owner: '',
}
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on' } })
  site = createOwnerSite(app, database)
  const owner = await site.signInOwner('owner@example.com')
  const disabled = await site.signInModerator('disabled@example.com')
  Object.assign(cookies, {
    owner: owner.cookie,
    disabled: disabled.cookie,
    stranger: (await site.signInOwner('stranger@example.com')).cookie,
    moderator: (await site.signInModerator('moderator@example.com')).cookie,
  })
  // Disabling would end the sessions too.
  await database.pool.query('update accounts set disabled = true where uid = $1', [disabled.uid])
  id = await site.createDraft(owner)
  original = (await createOffer(database.orm, randomUUID(), COMPLETE, new Date())) ?? ''
})
afterAll(async () => {
  await app?.stop()
  await database?.close()
})

const setHome = (state: string) =>
  database.pool.query('update offers set state = $1, content = $2, revision = 5 where id = $3', [
    state,
    JSON.stringify(COMPLETE),
    id,
  ])

/** What waits for a moderator until the request is answered. */
const GIVEN = {
  claim: () =>
    database.pool.query(
      "insert into claims (id, own, copy, words, created_at) values ($1, $2, $3, 'It is mine.', now())",
      [GIVEN_ID, original, id],
    ),
  check: () =>
    database.pool.query(
      'insert into home_checks (offer, code, asked_at, place, sent_at) values ($1, $2, now(), $3, now())',
      [id, CHECK_CODE, getCheckedPlace(COMPLETE)],
    ),
  ban: () =>
    database.pool.query(
      `insert into bans (id, uid, target, reason, moderators, banned_at, ends_at, objection)
       values ($1, $1, $1, 'fraud', '{}', now(), now() + interval '1 day', 'It was not me.')`,
      [GIVEN_ID],
    ),
} as const
const takeAway = () =>
  database.pool.query('delete from claims; delete from home_checks; delete from bans')

describe.each(OFFER_VISITORS)('%s', (who) => {
  it.each(OFFER_REQUESTS)('gets the response of the table: $what', async (row) => {
    const { home, given, path, form, statuses } = row
    if (home !== undefined) await setHome(home)
    if (given !== undefined) await GIVEN[given]()
    const cookie = cookies[who]
    const typed = typeof form === 'function' ? form(id) : form
    const response = await (typed === undefined
      ? app.request(path(id), toRequest(row, cookie))
      : site.post(path(id), typed, cookie))
    if (given !== undefined) await takeAway()
    expect(response.status).toBe(statuses[OFFER_VISITORS.indexOf(who)])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const isSentAway = who === 'nobody' || who === 'disabled'
    const [page = ''] = path(id).split('?')
    if (isSentAway && response.status === 302)
      expect(response.headers.get('location')).toBe(signInPath(page))
  })
})
