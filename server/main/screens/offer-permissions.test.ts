import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInPath } from '#domain/account/sign-in-path.ts'
import { PATHS } from '#domain/site/links.ts'
import type { Database } from '#server/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { OFFER_REQUESTS, OFFER_VISITORS, type OfferVisitor } from '#test/offer/offer-requests.ts'
import { COMPLETE } from '#test/offer/owner-forms.ts'
import { createOwnerSite } from '#test/offer/owner-site.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'

let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
let id = ''
const cookies: Record<OfferVisitor, string> = {
  ...{ nobody: '', disabled: '', stranger: '', moderator: '', owner: '' },
}
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on' } })
  site = createOwnerSite(app, database)
  const owner = await site.signInOwner('owner@example.com')
  const disabled = await site.signInModerator('disabled@example.com')
  Object.assign(cookies, {
    ...{ owner: owner.cookie, disabled: disabled.cookie },
    stranger: (await site.signInOwner('stranger@example.com')).cookie,
    moderator: (await site.signInModerator('moderator@example.com')).cookie,
  })
  // Without the end of its sessions, which disabling brings as well.
  await database.pool.query('update accounts set disabled = true where uid = $1', [disabled.uid])
  id = await site.createDraft(owner)
})
afterAll(async () => {
  await app?.stop()
  await database?.close()
})

const setHome = (state: string) =>
  database.pool.query('update offers set state = $1, content = $2, revision = 5 where id = $3', [
    ...[state, JSON.stringify(COMPLETE), id],
  ])

describe.each(OFFER_VISITORS)('%s', (who) => {
  it.each(OFFER_REQUESTS)(
    'gets what the table says: $what',
    async ({ what, home, path, form, statuses }) => {
      if (home !== undefined) await setHome(home)
      const cookie = cookies[who]
      const typed = typeof form === 'function' ? form(id) : form
      const response = await (typed === undefined
        ? site.get(path(id), cookie)
        : site.post(path(id), typed, cookie))
      expect(response.status).toBe(statuses[OFFER_VISITORS.indexOf(who)])
      expect(response.headers.get('cache-control')).toBe('no-store')
      const isSentAway = who === 'nobody' || who === 'disabled'
      const signIn = what === 'the list' ? signInPath(PATHS.myListings) : PATHS.signIn
      if (isSentAway && response.status === 302)
        expect(response.headers.get('location')).toBe(signIn)
    },
  )
})
