import { savedSearchPath, saveSearchPath } from '#domain/catalog/saved-search/links.ts'
import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import {
  joinShortlistPath,
  newShortlistPath,
  shortlistPath,
} from '#domain/catalog/shortlist/links.ts'
import type { ShortlistRole } from '#domain/catalog/shortlist/role.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { KnownSearch } from '#test/catalog/saved-search/search-requests.ts'
import { createOwnerSite } from '#test/homes/owner-site.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import type { SignedIn } from '#test/site/sign-in.ts'
import type { KnownList, ListVisitor } from './list-requests.ts'

export const LIST_TITLE = 'A home by the Cherry Orchard'

/** A site with a list of several people: accounts, and browsers without one. */
export interface ListSite {
  readonly app: BuiltApp
  readonly site: ReturnType<typeof createOwnerSite>
  readonly cookies: Readonly<Record<ListVisitor, string>>
  readonly owner: SignedIn
  readonly list: Pick<KnownList, 'id' | 'link'>
  /** Secrets of all links, also of the one that was revoked. */
  readonly tokens: readonly string[]
  readonly invite: (role: ShortlistRole) => Promise<Pick<KnownList, 'token' | 'link'>>
  /** Saves all homes of a type for an account. */
  readonly saveSearch: (person: SignedIn, type: 'sale' | 'rent') => Promise<KnownSearch>
  readonly stop: () => Promise<void>
}

/** @param homes with which the list begins */
export async function startListSite(
  database: Database,
  {
    env = {},
    homes = ['sale/1'],
  }: { readonly env?: Readonly<Record<string, string>>; readonly homes?: readonly string[] } = {},
): Promise<ListSite> {
  const app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on', ...env } })
  const site = createOwnerSite(app, database)
  const owner = await site.signInOwner('list.owner@example.com')
  const editor = await site.signInOwner('list.editor@example.com')
  const stranger = await site.signInOwner('list.stranger@example.com')
  const tokens: string[] = []

  const made = await site.post(
    newShortlistPath(homes),
    { title: LIST_TITLE, name: 'Olena' },
    owner.cookie,
  )
  const [, id = ''] = /\/list\/([\da-f-]{36})$/.exec(made.headers.get('location') ?? '') ?? []

  async function invite(role: ShortlistRole) {
    const page = await site.post(shortlistPath(id), { intent: 'invite', role }, owner.cookie)
    const [, token = ''] = /\/list\/join\/([\w-]{43})/.exec(await page.text()) ?? []
    tokens.push(token)
    const { rows } = await database.pool.query(
      'select id from shortlist_links where list = $1 order by created_at desc, id limit 1',
      [id],
    )
    return { token, link: rows[0].id as string }
  }

  /** @returns the cookie */
  async function join(token: string, name: string, cookie = '') {
    const joined = await site.post(joinShortlistPath(token), { name }, cookie)
    return cookie || (joined.headers.get('set-cookie')?.split(';')[0] ?? '')
  }

  const forViewers = await invite('viewer')
  const revoked = await invite('editor')
  const cookies = {
    nobody: '',
    stranger: stranger.cookie,
    revoked: await join(revoked.token, 'Roman'),
    viewer: await join(forViewers.token, 'Vira'),
    editor: await join((await invite('editor')).token, 'Taras', editor.cookie),
    owner: owner.cookie,
  }
  await site.post(shortlistPath(id), { intent: 'revoke', id: revoked.link }, owner.cookie)

  return {
    app,
    site,
    cookies,
    owner,
    list: { id, link: forViewers.link },
    tokens,
    invite,
    async saveSearch({ uid, cookie }, type) {
      const saved = await site.post(saveSearchPath({ ...EMPTY_SEARCH_QUERY, type }), {}, cookie)
      const { rows } = await database.pool.query(
        'select token, feed_token as "feedToken" from saved_searches where owner = $1 and type = $2',
        [uid, type],
      )
      const [search] = rows
      if (!saved.headers.get('location')?.startsWith(savedSearchPath(search?.token)))
        throw new Error('The search was not saved.')
      return search
    },
    stop: app.stop,
  }
}
