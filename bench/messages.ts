import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { myMessagesPath } from '#domain/messages/conversation/links.ts'
import type { PostedAnswer } from '#domain/messages/conversation/picture-refusal.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { createMessagePeople } from './support/load/message-people.ts'
import { openReader } from './support/load/message-reader.ts'
import { quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

const CONVERSATIONS = 1_000
const STREAMS = 500
/** How long the last messages may take. */
const SETTLE_MS = 30_000

const never = (): never => {
  throw new Error('There is no conversation.')
}

// Messages at a steady rate, while people with open event streams read them as browsers do. Sending is measured
// from when a message was due, arrival until the other person has the text.
const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean' },
    seconds: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '50' },
  },
})
const perSecond = Number(values['per-second'])
const total = Number(values.seconds) * perSecond

using folder = createTemporaryFolder()
const programs = values.postgres ? findOrInstallPostgres() : null
if (values.postgres && programs === null) throw new Error('There is no PostgreSQL on this machine.')
const postgres = programs === null ? null : await startPostgres(programs)
const variables = {
  DATA_DIR: folder.path,
  TRUSTED_PROXY: 'on',
  ...(postgres && { DATABASE_URL: postgres.url }),
}

try {
  const { writers, all } = await createMessagePeople(variables, {
    people: STREAMS,
    total: CONVERSATIONS,
  })
  await using site = await startBuiltSite(folder.path, variables)

  const dueAt: number[] = []
  const sending: number[] = []
  const arriving: number[] = []
  const times = new Map<string, number>()
  const lastSeq = new Map<string, number>()
  let [refused, disordered] = [0, 0]

  const readers = new Map(
    await Promise.all(
      writers.map(async (writer) => {
        const reader = await openReader(site.url, writer, (conversation, { isOwn, seq, text }) => {
          const key = `${writer.uid} ${conversation}`
          if (seq !== (lastSeq.get(key) ?? 0) + 1) disordered += 1
          lastSeq.set(key, seq)
          if (isOwn || text === null) return
          times.set(text, (times.get(text) ?? 0) + 1)
          arriving.push(performance.now() - (dueAt[Number(text)] ?? 0))
        })
        return [writer.uid, reader] as const
      }),
    ),
  )

  async function send(n: number): Promise<void> {
    const { id, people } = all[(n * 7919) % all.length] ?? all[0] ?? never()
    const { uid, headers } = people[n % 2] ?? people[0]
    const text = String(n)
    const response = await fetch(site.url + myMessagesPath(id), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, key: `bench ${n}` }),
    })
    const answer: PostedAnswer = await response.json()
    if ('seq' in answer) {
      sending.push(performance.now() - (dueAt[n] ?? 0))
      readers.get(uid)?.add(id, { ...answer, text })
    } else refused += 1
  }

  const start = performance.now()
  const sends: Promise<void>[] = []
  for (let n = 0; n < total; n += 1) {
    dueAt[n] = start + (n * 1_000) / perSecond
    await sleep(Math.max(0, (dueAt[n] ?? 0) - performance.now()))
    sends.push(send(n))
  }
  await Promise.all(sends)
  const deadline = performance.now() + SETTLE_MS
  while (times.size < sending.length && performance.now() < deadline) await sleep(100)
  for (const reader of readers.values()) reader.close()

  const twice = [...times.values()].filter((count) => count > 1).length
  const ms = (of: readonly number[], q: number) => quantile(of, q).toFixed(0)
  printTable(
    ['database', 'sent', 'refused', 'lost', 'twice', 'out of order'],
    [
      [
        postgres === null ? 'embedded' : 'PostgreSQL',
        sending.length,
        refused,
        sending.length - times.size,
        twice,
        disordered,
      ].map(String),
    ],
  )
  printTable(
    ['milliseconds', 'median', 'p99', 'longest'],
    [
      ['to send', ms(sending, 0.5), ms(sending, 0.99), ms(sending, 1)],
      ['to arrive', ms(arriving, 0.5), ms(arriving, 0.99), ms(arriving, 1)],
    ],
  )
} finally {
  await postgres?.stop()
}
