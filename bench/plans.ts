import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { readChanges, startReading } from '#server/catalog/history/commands.ts'
import { findSaidDays } from '#server/catalog/history/queries.ts'
import { findChanged } from '#server/messages/conversation/live/follow-messages.ts'
import { listMessages, readLastMessages } from '#server/messages/conversation/message/queries.ts'
import {
  countUnread,
  findConversation,
  listConversations,
} from '#server/messages/conversation/queries.ts'
import { listDue } from '#server/messages/unread-mail/queries.ts'
import { listDecisions } from '#server/moderation/desk/queries.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { openDatabase, type Queryable } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { median, quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

// The tables that grow without end, at a country's size in PostgreSQL: the plan and the time of each statement that
// reads them, and what partitions by month would change for messages.
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000000' },
    homes: { type: 'string', default: '1000000' },
  },
})
const MESSAGES = Number(values.messages)
const HOMES = Number(values.homes)
const CONVERSATIONS = MESSAGES / 10
const PEOPLE = CONVERSATIONS / 5
const MONTHS = 36
const TRIES = 200
/** Tables that no statement may read as a whole. */
const LARGE = new Set([
  'messages',
  'conversations',
  'listings',
  'listing_events',
  'moderation_decisions',
])

const programs = findOrInstallPostgres()
if (programs === null) throw new Error('This machine needs PostgreSQL.')
const postgres = await startPostgres(programs, [
  'shared_buffers=2GB',
  'work_mem=32MB',
  'maintenance_work_mem=512MB',
  'max_wal_size=8GB',
])
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
const { pool } = database

/** When the message, event or decision of this number was written: over three years, ending now. */
const at = (number: string, total: number) =>
  `now() - interval '${MONTHS} months' * (1 - ${number}::float / ${total})`

const MESSAGE_ROWS = `
  select 'c' || c, m, case when m % 2 = 1 then 'seeker' else 'owner' end,
    'Доброго дня! Чи можна подивитися квартиру?', ${at(`(c * 10 + m)`, MESSAGES)}
  from generate_series(1, ${CONVERSATIONS}) c, generate_series(1, 10) m`

async function fill(): Promise<void> {
  await saveListing(database.orm, catalogListing({ id: 1 }), { now: new Date() })
  const client = await pool.connect()
  try {
    // Without triggers: they would write an event for each.
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `insert into listings
       select (jsonb_populate_record(sample, jsonb_build_object('id', n))).*
       from listings sample, generate_series(2, $1) n where sample.id = 1`,
      [HOMES],
    )
    await client.query(`
      insert into conversations (id, listing_type, listing_id, seeker, owner, seeker_number, created_at, last_seq,
        last_at, is_answered, seeker_read, owner_read, seeker_mailed, owner_mailed)
      select 'c' || c, 'sale', 1 + c % ${HOMES}, 'p' || c % ${PEOPLE}, 'p' || (c * 7 + 1) % ${PEOPLE}, c,
        ${at('c', CONVERSATIONS)}, 10, ${at('c', CONVERSATIONS)}, true, 10 - c % 2, 10, 10, 10
      from generate_series(1, ${CONVERSATIONS}) c`)
    await client.query(
      `insert into messages (conversation, seq, sender, text, sent_at) ${MESSAGE_ROWS}`,
    )
    await client.query(`
      insert into listing_events (type, id, at, was)
      select 'sale', 1 + n % ${HOMES}, ${at('n', HOMES * 3)}, '{"price": 90000}'
      from generate_series(1, ${HOMES * 3}) n`)
    await client.query(`
      insert into moderation_decisions (id, offer, decision, moderator, decided_at)
      select 'd' || n, 'o' || n, 'approve', 'm', ${at('n', HOMES)} from generate_series(1, ${HOMES}) n`)
    await client.query(`
      create table messages_by_month (like messages including defaults) partition by range (sent_at);
      alter table messages_by_month add primary key (conversation, seq, sent_at)`)
    for (let month = 0; month <= MONTHS; month += 1)
      await client.query(`
        create table messages_of_month_${month} partition of messages_by_month
        for values from (${month === 0 ? 'minvalue' : monthStart(month)}) to (${month === MONTHS ? 'maxvalue' : monthStart(month + 1)})`)
    await client.query(
      `insert into messages_by_month (conversation, seq, sender, text, sent_at) ${MESSAGE_ROWS}`,
    )
  } finally {
    client.release(true)
  }
  await pool.query('analyze')
}

const monthStart = (month: number) =>
  `'${new Date(Date.now() - (MONTHS - month) * 30.44 * 86_400_000).toISOString()}'`

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)]

const random = (below: number) => Math.floor(Math.random() * below)

/** Runs a question many times; explains its statements once. */
async function measure(
  what: string,
  ask: (db: Queryable) => Promise<unknown>,
  tries = TRIES,
): Promise<string[]> {
  const statements: { readonly query: string; readonly params: unknown[] }[] = []
  const logger = {
    logQuery: (query: string, params: unknown[]) => statements.push({ query, params }),
  }
  await ask(drizzle(pool, { logger }))
  const whole = new Set<string>()
  for (const { query, params } of statements) {
    if (!/^\s*(select|with)/i.test(query)) continue
    const { rows } = await pool.query(`explain (format json) ${query}`, params)
    for (const node of flatten(rows[0]['QUERY PLAN'][0].Plan))
      if (node['Node Type'].endsWith('Seq Scan') && LARGE.has(node['Relation Name'] ?? ''))
        whole.add(node['Relation Name'] ?? '')
  }
  const times: number[] = []
  for (let n = 0; n < tries; n += 1) {
    const start = performance.now()
    await ask(database.orm)
    times.push(performance.now() - start)
  }
  return [
    what,
    String(statements.length),
    median(times).toFixed(2),
    quantile(times, 0.99).toFixed(2),
    whole.size === 0 ? 'none' : [...whole].join(', '),
  ]
}

const anyone = () => `p${random(PEOPLE)}`
const anyConversation = () => `c${1 + random(CONVERSATIONS)}`
const lastFifty = (table: string) => (db: Queryable) =>
  db.execute(
    `select * from ${table} where conversation = '${anyConversation()}' and seq > 0 order by seq desc limit 50`,
  )

try {
  await database.withoutDeadlines(migrateDatabase)
  await fill()
  await startReading(database.orm, 'bench')
  // It has three quarters of the events before it.
  await pool.query(`update event_cursors set seq = seq / 4 where reader = 'bench'`)
  printTable(
    ['', 'statements', 'p50 ms', 'p99 ms', 'tables read as a whole'],
    [
      await measure('messages of a conversation', (db) =>
        listMessages(db, anyConversation(), 0, 50),
      ),
      await measure('a conversation', async (db) => {
        const conversation = anyConversation()
        return findConversation(db, `p${Number(conversation.slice(1)) % PEOPLE}`, conversation)
      }),
      await measure('conversations of a person, with their last messages', async (db) => {
        const uid = anyone()
        const found = await listConversations(db, uid, { limit: 20, offset: 0 })
        return readLastMessages(
          db,
          uid,
          found.map(({ row }) => row.id),
        )
      }),
      await measure('what a person has not read', (db) => countUnread(db, anyone())),
      await measure('what changed for 2,000 open pages in two seconds', (db) =>
        findChanged(db, Array.from({ length: 2_000 }, anyone), Date.now() - 2_000),
      ),
      await measure('who is to be mailed', (db) => listDue(db, 'owner', new Date()), 10),
      await measure('changes of a home', (db) =>
        findSaidDays(db, { type: 'sale', id: 1 + random(HOMES), publishedAt: new Date() }),
      ),
      await measure('changes since a reader was last here', (db) =>
        readChanges(db, { reader: 'bench', limit: 500 }, async () => {}),
      ),
      await measure('the log of decisions, a page of it', (db) =>
        listDecisions(db, `d${1 + random(HOMES)}`, 50),
      ),
    ],
  )
  printTable(
    ['the last messages of a conversation', 'statements', 'p50 ms', 'p99 ms', ''],
    [
      await measure('one table', lastFifty('messages')),
      await measure(`${MONTHS + 1} partitions by month`, lastFifty('messages_by_month')),
    ],
  )
  const { rows } = await pool.query(
    `
    select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size
    from pg_class where relname = any($1)`,
    [[...LARGE]],
  )
  printTable(
    ['', 'size'],
    rows.map(({ name, size }) => [name, size]),
  )
} finally {
  await database.close()
  await postgres.stop()
}
