import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import type { SignedIn } from '#test/site/sign-in.ts'
import { COMPLETE } from './owner-forms.ts'
import { createOwnerSite } from './owner-site.ts'

interface Started {
  readonly database: Database
  readonly app: BuiltApp
  readonly site: ReturnType<typeof createOwnerSite>
  readonly moderator: SignedIn
}

/**
 * Registers hooks that start and stop a site with a moderator, on which homes of known owners are shown at once.
 * Read its fields only inside tests.
 */
export function setUpOwnerSite() {
  let started: Started | undefined
  let people = 0
  let reads = 0

  beforeAll(async () => {
    const database = await freshDatabase()
    const app = await startBuiltApp(database, { env: { MODERATION: 'after', TRUSTED_PROXY: 'on' } })
    const site = createOwnerSite(app, database)
    const moderator = await site.signInModerator('moderator@example.com')
    started = { database, app, site, moderator }
  })
  afterAll(async () => {
    await started?.app.stop()
    await started?.database.close()
  })

  function get(): Started {
    if (started === undefined) throw new Error('The site starts before the first test.')
    return started
  }

  async function readOffer(id: string) {
    const { rows } = await get().database.pool.query('select * from offers where id = $1', [id])
    return rows[0]
  }

  return {
    get database() {
      return get().database
    },
    get app() {
      return get().app
    },
    get site() {
      return get().site
    },
    get moderator() {
      return get().moderator
    },
    readOffer,
    newOwner(): Promise<SignedIn> {
      people += 1
      return get().site.signInOwner(`owner-${people}@example.com`)
    },
    getPath: (offer: { listing_type: string; listing_id: number }) =>
      `/${offer.listing_type}/${offer.listing_id}`,
    /** Requests a page with a different URL each time, so that no cached page is returned. */
    look(path: string): Promise<Response> {
      reads += 1
      return get().site.get(`${path}?read=${reads}`)
    },
    async publish(owner: SignedIn, content = COMPLETE): Promise<string> {
      const { site, moderator } = get()
      const id = await site.createWaiting(owner, content)
      if ((await readOffer(id)).state === 'waiting')
        await site.decide(moderator, id, { intent: 'approve' })
      return id
    },
  }
}
