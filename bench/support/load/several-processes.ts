import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '#bench/support/quantile.ts'
import { myMessagesPath } from '#domain/messages/conversation/links.ts'
import type { Party } from '#domain/messages/conversation/party.ts'
import type { PostedAnswer } from '#domain/messages/conversation/picture-refusal.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import type { createMessagePeople } from './message-people.ts'
import { type MessageReader, openReader } from './message-reader.ts'

const MAX_SHOWN_MS = 10_000

/** Whole milliseconds. */
export const ms = (of: readonly number[], q: number): string => quantile(of, q).toFixed(0)

/** Their number, the median, the 99th percentile and the longest. */
export const timesRow = (what: string, of: readonly number[]): string[] => [
  what,
  String(of.length),
  ms(of, 0.5),
  ms(of, 0.99),
  ms(of, 1),
]

let clients = 0
/** A client that has not asked before. */
export function newClient(): { readonly 'X-Forwarded-For': string } {
  clients += 1
  return { 'X-Forwarded-For': `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}` }
}

/** Does it at a steady rate, also when answers are slow. */
export async function repeat(
  count: number,
  perSecond: number,
  work: (n: number) => Promise<void>,
): Promise<void> {
  const start = performance.now()
  const running: Promise<void>[] = []
  for (let n = 0; n < count; n += 1) {
    await sleep(Math.max(0, start + (n * 1_000) / perSecond - performance.now()))
    running.push(work(n))
  }
  await Promise.all(running)
}

/** Sends three times as many requests as one client may, an equal part to each process, and prints how many are answered. */
export async function countOnce(urls: readonly string[]): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: 3 * LIMITS.files.points }, async (_, n) => {
      const headers = { 'X-Forwarded-For': '192.0.2.1' }
      return (await fetch(`${urls[n % urls.length]}/robots.txt`, { headers })).status
    }),
  )
  const answered = answers.filter((status) => status === 200).length
  console.log(`Of ${answers.length} requests of one client ${answered} were answered.\n`)
}

/** Changes a home and measures from each commit until each process shows it, in milliseconds. */
export async function measureChanges(
  databaseUrl: string,
  urls: readonly string[],
  count: number,
): Promise<{ readonly shown: readonly number[]; readonly unseen: number }> {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  await saveListing(database.orm, catalogListing({ id: 1 }), { now: new Date() })
  const shown: number[] = []
  let unseen = 0
  for (let n = 0; n < count; n += 1) {
    const price = 100_000 + n
    await database.pool.query(
      `update listings set price = $1, updated_at = now() where type = 'sale' and id = 1`,
      [price],
    )
    const start = performance.now()
    await Promise.all(
      urls.map(async (url) => {
        const path = `/api/listings?type=sale&priceMin=${price}&priceMax=${price}`
        while (performance.now() - start < MAX_SHOWN_MS) {
          const response = await fetch(url + path, { headers: newClient() })
          const { total } = (await response.json()) as { total: number }
          if (total === 1) return shown.push(performance.now() - start)
          await sleep(5)
        }
        unseen += 1
        return 0
      }),
    )
  }
  await database.close()
  return { shown, unseen }
}

type People = Awaited<ReturnType<typeof createMessagePeople>>

/** Messages between people whose pages are at different processes. */
export interface MessageTraffic {
  /** Sends the n-th message. */
  readonly send: (n: number) => Promise<void>
  /** Milliseconds until the sender was answered, and until the other one had the text. */
  readonly sending: number[]
  readonly arriving: number[]
  /** How often each text arrived. */
  readonly times: Map<string, number>
  readonly countRefused: () => number
  readonly close: () => void
}

export async function openMessageTraffic(
  { writers, all }: People,
  urlOf: Readonly<Record<Party, string>>,
): Promise<MessageTraffic> {
  const sentAt: number[] = []
  const sending: number[] = []
  const arriving: number[] = []
  const times = new Map<string, number>()
  const readers = new Map<string, MessageReader>()
  let refused = 0
  for (const writer of writers) {
    const reader = await openReader(urlOf[writer.party], writer, (_, { isOwn, text }) => {
      if (isOwn || text === null) return
      times.set(text, (times.get(text) ?? 0) + 1)
      arriving.push(performance.now() - (sentAt[Number(text)] ?? 0))
    })
    readers.set(writer.uid, reader)
  }
  return {
    async send(n) {
      const conversation = all[(n * 79) % all.length]
      const writer = conversation?.people[n % 2]
      if (conversation === undefined || writer === undefined) throw new Error('Nobody writes.')
      const text = String(n)
      sentAt[n] = performance.now()
      const response = await fetch(urlOf[writer.party] + myMessagesPath(conversation.id), {
        method: 'POST',
        headers: { ...writer.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ text, key: `bench ${n}` }),
      })
      const answer: PostedAnswer = await response.json()
      if (!('seq' in answer)) {
        refused += 1
        return
      }
      sending.push(performance.now() - (sentAt[n] ?? 0))
      readers.get(writer.uid)?.add(conversation.id, { ...answer, text })
    },
    sending,
    arriving,
    times,
    countRefused: () => refused,
    close() {
      for (const reader of readers.values()) reader.close()
    },
  }
}
