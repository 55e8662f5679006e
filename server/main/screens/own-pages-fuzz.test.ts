import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewingsPath } from '#domain/messages/viewing/links.ts'
import { MARKUP } from '#test/fuzz/odd-text.ts'
import type { OwnRequestParts } from '#test/fuzz/own-forms.ts'
import { ownRequests } from '#test/fuzz/own-requests.ts'
import { offerAt } from '#test/messages/conversation-requests.ts'
import { type ConversationSite, startConversationSite } from '#test/messages/conversation-site.ts'

/** Fixed, so that failures can be reproduced. */
const SEED = 20_261_124
const BATCHES = 150
const BATCH_SIZE = 10

let site: ConversationSite
let requests: fc.Arbitrary<OwnRequestParts>
let client = 0
/** Secrets of other people. */
let secrets: readonly { readonly uid: string; readonly email: string }[]
beforeAll(async () => {
  site = await startConversationSite()
  const { database, id, home, cookies, uid } = site
  await site.site.post(viewingsPath(id), offerAt('10:00'), cookies.owner)
  const { rows } = await database.pool.query('select id from viewings')
  const owner = { uid, cookie: cookies.owner }
  const drafts = await Promise.all([1, 2, 3].map(() => site.site.createDraft(owner)))
  for (const draft of drafts.slice(1)) await site.site.fill(owner, draft)
  await site.site.submitHome(owner, drafts[2] ?? '')
  secrets = (await database.pool.query('select uid, email from accounts')).rows
  requests = ownRequests({ conversation: id, viewing: rows[0].id, home, drafts })
})
afterAll(() => site?.stop())

async function findFault({ visitor, method, target, headers, body }: OwnRequestParts) {
  client += 1
  const response = await site.app.request(target, {
    method,
    headers: {
      ...Object.fromEntries(headers),
      Cookie: site.cookies[visitor],
      'X-Forwarded-For': `10.8.${client >> 8}.${client & 255}`,
    },
    body: body === null ? null : Buffer.from(body, 'latin1'),
  })
  const type = response.headers.get('content-type') ?? ''
  // An event stream would not end.
  if (type.startsWith('text/event-stream')) await response.body?.cancel()
  const text = response.bodyUsed ? '' : await response.text()
  const isOwn = (email: string) => email.startsWith(visitor)
  if (
    secrets.some(({ uid, email }) => text.includes(uid) || (!isOwn(email) && text.includes(email)))
  )
    return 'It tells of another account.'
  if (type.startsWith('text/html') && text.includes(MARKUP)) return 'The request added markup.'
  if (response.status >= 500) return `The status is ${response.status}.`
  const location = response.headers.get('location') ?? '/'
  return /^(http:\/\/localhost)?\/(?![/\\])/.test(location) ? null : `It leads to ${location}.`
}

it('answers any request to private pages without a fault', async () => {
  const property = fc.asyncProperty(
    fc.array(requests, { minLength: 1, maxLength: BATCH_SIZE, size: 'max' }),
    async (batch) => {
      const faults = await Promise.all(batch.map(findFault))
      expect(faults.filter((fault) => fault !== null)).toEqual([])
    },
  )
  await fc.assert(property, { seed: SEED, numRuns: BATCHES })
}, 120_000)
