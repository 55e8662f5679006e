import { Webhook } from 'standardwebhooks'
import { listingPath } from '#domain/catalog/links.ts'
import { postToPublicHost } from '#server/platform/http/public-post.ts'
import { type AlertDelivery, getAlertUrl, type PostTools, requirePosted } from './alert-delivery.ts'
import { listToldHomes } from './queries.ts'

/** Homes in the body of a webhook; its receiver reads the others on the page of the alert. */
const MAX_HOMES = 100

/** Standard Webhooks: the id is the same for every attempt, the time is that of this one. */
export async function postToWebhook(
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
