import { buildPushPayload } from '@block65/webcrypto-web-push'
import { and, asc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { listingPath } from '#domain/catalog/links.ts'
import { alertPath } from '#domain/catalog/saved-search/links.ts'
import { getLanguagePrefix, type Language } from '#domain/platform/language.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { postToPublicHost } from '#server/platform/http/public-post.ts'
import { getNextTry } from '#server/platform/mail/retry.ts'
import {
  LEASE_MS,
  type SpoolWorker,
  type SpoolWorkerOptions,
  startSpoolWorker,
} from '#server/platform/runtime/spool-worker.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/catalog/saved-search-mails.ts'
import type { PushKey } from './push-key.ts'
import { findAlert, listToldHomes } from './queries.ts'
import {
  type AlertPostRow,
  alertPosts,
  type SavedSearchRow,
  type SearchAlertRow,
  savedSearches,
  searchBrowsers,
} from './tables.ts'

const mails = await loadTexts<typeof Mails>('catalog/saved-search-mails.ts')

interface PostTools {
  readonly db: Queryable
  /** The site's URL without a trailing slash. */
  readonly siteUrl: string
  readonly pushKey: PushKey
  /** Whom push services may write to, as a `mailto:` or `https:` URL. */
  readonly contact: string
  /** Lets posts reach this machine and its network. */
  readonly isPrivateAllowed: boolean
}

/** One attempt to post an alert of a search. */
interface AlertDelivery {
  readonly post: AlertPostRow
  readonly search: SavedSearchRow
  readonly alert: SearchAlertRow
  readonly signal: AbortSignal
}

const getAlertUrl = (siteUrl: string, language: Language, token: string, number: number) =>
  siteUrl + getLanguagePrefix(language) + alertPath(token, number)

const requirePosted = (status: number) => {
  if (status < 200 || status > 299) throw new Error(`The answer was ${status}.`)
}

/** How long a push service keeps a notification for a browser that is off, in seconds. */
const PUSH_TTL = 24 * 3_600

/** After a post, those of the same person rest this many times as long as it took. */
const REST = 9

/** A post, and whose search it is of: an account or an address. */
type ClaimedPost = AlertPostRow & { readonly person: string }

/**
 * Posts alerts to browsers and webhooks, and tries again as mails are tried again. Whoever has slow receivers, even
 * many, takes a tenth of one place at most, and holds nobody up.
 */
export function startAlertPosts(tools: PostTools, options?: SpoolWorkerOptions): SpoolWorker {
  const { db } = tools
  /** Whose posts wait, because one is on its way or was until a moment ago. */
  const resting = new Set<string>()
  const worker = startSpoolWorker<ClaimedPost>(
    {
      name: 'alert_posts',
      claim: (now) => claimPost(db, now, [...resting]),
      async deliver(post, signal) {
        const begun = performance.now()
        resting.add(post.person)
        const endRest = () => {
          resting.delete(post.person)
          worker.wake()
        }
        await deliver(tools, post, signal).finally(() =>
          setTimeout(endRest, REST * (performance.now() - begun)).unref(),
        )
      },
      onDelivered: (post) => deletePost(db, post),
      async onFailed(post, _problem, now) {
        const dueAt = getNextTry(post.createdAt, post.tries, now)
        if (dueAt === null) await deletePost(db, post)
        else await db.update(alertPosts).set({ dueAt }).where(eq(alertPosts.id, post.id))
        return dueAt
      },
      texts: {
        failed: 'An alert was not delivered to a browser or a webhook.',
        broken: 'Alerts cannot be delivered to browsers and webhooks now.',
      },
    },
    options,
  )
  return worker
}

const PERSON = sql<string>`coalesce(${savedSearches.owner}, ${savedSearches.emailKey})`

/** See `claimMail`. */
async function claimPost(db: Queryable, now: Date, resting: string[]): Promise<ClaimedPost | null> {
  const due = db
    .select({ id: alertPosts.id })
    .from(alertPosts)
    .innerJoin(savedSearches, eq(savedSearches.id, alertPosts.search))
    .where(and(lte(alertPosts.dueAt, now), sql`${PERSON} <> all(${sql.param(resting)}::text[])`))
    .orderBy(asc(alertPosts.dueAt))
    .limit(1)
    .for('update', { of: alertPosts, skipLocked: true })
  const [claimed] = await db
    .update(alertPosts)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), tries: sql`${alertPosts.tries} + 1` })
    .from(savedSearches)
    .where(and(eq(alertPosts.id, sql`(${due})`), eq(savedSearches.id, alertPosts.search)))
    .returning({ ...getTableColumns(alertPosts), person: PERSON })
  return claimed ?? null
}

const deletePost = async (db: Queryable, { id }: AlertPostRow): Promise<void> => {
  await db.delete(alertPosts).where(eq(alertPosts.id, id))
}

/** What was unsubscribed meanwhile counts as delivered. */
async function deliver(tools: PostTools, post: AlertPostRow, signal: AbortSignal): Promise<void> {
  const { db } = tools
  const [search] = await db.select().from(savedSearches).where(eq(savedSearches.id, post.search))
  const alert = await findAlert(db, post.search, post.alert)
  if (search === undefined || alert === null) return
  if (post.endpoint === null) return postToWebhook(tools, { post, search, alert, signal })
  return postToBrowser(tools, { post, search, alert, signal }, post.endpoint)
}

/** What the service worker shows. */
export interface PushedAlert {
  readonly title: string
  readonly body: string
  /** Of the page of the alert. */
  readonly url: string
}

async function postToBrowser(tools: PostTools, delivery: AlertDelivery, endpoint: string) {
  const { db, siteUrl, pushKey, contact, isPrivateAllowed } = tools
  const { search, alert, signal } = delivery
  const isThis = and(eq(searchBrowsers.search, search.id), eq(searchBrowsers.endpoint, endpoint))
  const [browser] = await db.select().from(searchBrowsers).where(isThis)
  if (browser === undefined) return
  const { p256dh, auth } = browser
  const payload: PushedAlert = {
    title: mails[search.language].formatAlertTitle(alert.number, alert.homes),
    body: search.name,
    url: getAlertUrl(siteUrl, search.language, search.token, alert.number),
  }
  const { headers, body } = await buildPushPayload(
    { data: { ...payload }, options: { ttl: PUSH_TTL } },
    // The library refuses one without TLS, which may be allowed on this machine.
    {
      endpoint: endpoint.replace(/^http:/, 'https:'),
      expirationTime: null,
      keys: { p256dh, auth },
    },
    { subject: contact, publicKey: pushKey.publicKey, privateKey: pushKey.privateKey.d },
  )
  const post = { url: endpoint, headers, body, signal }
  const status = await postToPublicHost(post, { isPrivateAllowed })
  // The browser has unsubscribed, or is gone.
  if (status === 404 || status === 410) await db.delete(searchBrowsers).where(isThis)
  else requirePosted(status)
}

/** Homes in the body of a webhook; its receiver reads the others on the page of the alert. */
const MAX_HOMES = 100

/** Standard Webhooks: the id is the same for every attempt, the time is that of this one. */
async function postToWebhook(
  { db, siteUrl, isPrivateAllowed }: PostTools,
  { post, search, alert, signal }: AlertDelivery,
): Promise<void> {
  const { webhookUrl: url, webhookSecret: secret, name, query, language, feedToken } = search
  if (url === null || secret === null) return
  const homes = await listToldHomes(db, alert, { limit: MAX_HOMES })
  const body = JSON.stringify({
    type: 'search.alert',
    timestamp: alert.at.toISOString(),
    data: {
      search: { name, query },
      number: alert.number,
      homes: alert.homes,
      changes: alert.changes,
      url: getAlertUrl(siteUrl, language, feedToken, alert.number),
      first: homes.map((home) => ({ ...home, url: siteUrl + listingPath(home) })),
    },
  })
  const now = new Date()
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': post.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(post.id, now, body),
  }
  requirePosted(await postToPublicHost({ url, headers, body, signal }, { isPrivateAllowed }))
}
