import type { Context } from 'hono'
import { RETENTION_DAYS } from '#domain/catalog/shortlist/limits.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import type { ListedCatalog } from '#server/catalog/shortlist/shown-homes.ts'
import type { People } from '#server/people/open.ts'
import { createSecretCookie } from '#server/platform/http/request/secret-cookie.ts'
import type { Platform } from '#server/platform/open.ts'
import { createSecret } from '#server/platform/secret.ts'
import { shortlistEventRoutes } from './live/event-routes.ts'
import { createShortlistHub, followShortlists } from './live/hub.ts'
import { findMember, type ShortlistReader } from './queries.ts'
import { createShortlists } from './shortlists.ts'

export type OpenedShortlists = ReturnType<typeof openShortlists>

/** By it lists know a browser without an account. */
const listsCookie = createSecretCookie('lists', (RETENTION_DAYS * DAY_MS) / 1000)

export function openShortlists(
  platform: Platform,
  { createVisitor }: Pick<People, 'createVisitor'>,
  catalog: ListedCatalog,
) {
  const { db, database, clientIp, isHttps, onStop } = platform
  const hub = createShortlistHub(platform.announcements)
  // The embedded database belongs to this process alone.
  if (database.kind === 'postgres') onStop(followShortlists(db, hub).stop)
  const stopping = new AbortController()
  const readBrowser = (request: Request) => listsCookie.read(request, isHttps(request))
  async function findSender({ req: { raw } }: Context, list: string) {
    const uid = (await createVisitor(raw).person())?.uid ?? null
    return findMember(db, { uid, browser: readBrowser(raw) }, list)
  }
  return {
    shortlists: createShortlists({ db, catalog, hub }),
    /** The secret by which lists know the browser. */
    readBrowser,
    /**
     * Who makes or joins a list: whoever is signed in with the account, everybody else with the browser.
     *
     * @returns with the `Set-Cookie` header of a new browser
     */
    becomeReader(
      request: Request,
      uid: string | null,
    ): { readonly reader: ShortlistReader; readonly headers: HeadersInit } {
      if (uid !== null) return { reader: { uid, browser: readBrowser(request) }, headers: {} }
      const browser = readBrowser(request) ?? createSecret()
      const cookie = listsCookie.serialize(browser, isHttps(request))
      return { reader: { uid, browser }, headers: { 'Set-Cookie': cookie } }
    },
    /** Ends event streams, which would keep the port open. */
    endStreams: () => stopping.abort(),
    routes: [
      shortlistEventRoutes({ hub, clientIp, findMember: findSender, stopping: stopping.signal }),
    ],
  }
}
