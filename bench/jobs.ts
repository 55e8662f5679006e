import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { createOffers } from '#server/homes/offer/offers.ts'
import { createDesk } from '#server/moderation/desk/desk.ts'
import { createAccount } from '#server/people/account/commands.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { TEST_RATES } from '#test/catalog/search/test-rates.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { startFakeSmtpServer } from '#test/platform/mail/fake-smtp-server.ts'
import { createTemporaryFolder } from './support/built-site.ts'
import { printTable } from './support/table.ts'

// Three processes that work beside the web are killed at random while they do ten thousand jobs: half are mails that
// wait, half are reminders of owners, each of which is noted in the database and becomes a mail. It takes a few minutes,
// because what a killed process had claimed waits for the end of its lease.
const { values } = parseArgs({ options: { jobs: { type: 'string', default: '10000' } } })
const HALF = Number(values.jobs) / 2
const WORKERS = 3
const KILL_EVERY_MS = 4_000

const ROOT = join(import.meta.dirname, '..')
const programs = findOrInstallPostgres()
if (programs === null) throw new Error('This machine needs PostgreSQL.')
const postgres = await startPostgres(programs)
const smtp = await startFakeSmtpServer()
using folder = createTemporaryFolder()
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
const { orm: db, pool } = database

const sent = new Map<string, number>()
const countSent = (): number => [...sent.values()].reduce((sum, count) => sum + count, 0)
function readSent(): void {
  for (const { raw } of smtp.received.splice(0)) {
    const id = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? ''
    sent.set(id, (sent.get(id) ?? 0) + 1)
  }
}

async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/main/worker.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATA_DIR: folder.path,
      SMTP_URL: smtp.url,
      SMTP_INSECURE: 'on',
    },
  })
  await once(child.stdout, 'data')
  child.stdout.resume()
  return child
}

/** Puts up a home that its owner last confirmed four weeks ago, and then copies of it. */
async function putUpHomes(count: number): Promise<void> {
  const lastConfirmed = new Date(Date.now() - 26 * DAY_MS)
  const tools = { db, rates: () => TEST_RATES, now: () => lastConfirmed }
  const owner = { email: 'owner@homiq.example', emailVerified: true }
  const account = await createAccount(db, owner, lastConfirmed)
  const uid = account?.uid ?? ''
  const offers = createOffers({ ...tools, moderation: 'before' })
  const created = await offers.create(uid, COMPLETE)
  if (!('id' in created)) throw new Error(created.refusal)
  const { id } = created
  await offers.act(uid, id, 'submit')
  const desk = createDesk({ ...tools, mailer: createMailer(db), siteUrl: '' })
  await desk.decide({ id, revision: 1, decision: 'approve', uid: 'moderator' })
  await pool.query('delete from mail_spool')
  await pool.query(
    `insert into offers
     select (jsonb_populate_record(home, jsonb_build_object('id', 'copy ' || n))).*
     from offers home, generate_series(2, $1) n`,
    [count],
  )
}

const count = async (table: string): Promise<number> =>
  (await pool.query(`select count(*) from ${table}`)).rows[0].count

try {
  await database.withoutDeadlines(migrateDatabase)
  await putUpHomes(HALF)
  const mailer = createMailer(db)
  for (let n = 0; n < HALF; n += 1)
    await mailer.send({ to: 'olena@example.com', subject: `Mail ${n}`, text: 'It waits.' }, null)
  const start = performance.now()
  const workers = await Promise.all(Array.from({ length: WORKERS }, startWorker))
  let kills = 0
  while ((await count('mail_spool')) > 0 || (await count('offer_reminders')) < HALF) {
    await sleep(KILL_EVERY_MS)
    readSent()
    // Once only leases are left, there is nothing to interrupt.
    if (countSent() > 2 * HALF - WORKERS * 10) continue
    const victim = Math.floor(Math.random() * WORKERS)
    workers[victim]?.kill('SIGKILL')
    workers[victim] = await startWorker()
    kills += 1
  }
  const seconds = (performance.now() - start) / 1_000
  readSent()
  printTable(
    ['', 'jobs', 'done', 'done twice'],
    [
      ['reminders noted in the database', HALF, await count('offer_reminders'), 0],
      ['mails, those of reminders included', 2 * HALF, sent.size, countSent() - sent.size],
    ].map((row) => row.map(String)),
  )
  console.log(`${kills} kills in ${seconds.toFixed(0)} s.`)
  const ended = workers.map((worker) => once(worker, 'exit'))
  for (const worker of workers) worker.kill('SIGTERM')
  console.log(`Exits: ${(await Promise.all(ended)).map(([status]) => status).join(', ')}`)
} finally {
  await database.close()
  await smtp.stop()
  await postgres.stop()
}
