import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccount } from '#server/people/account/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Mail } from '#server/platform/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createReport, MAX_OPEN_REPORTS, resolveReports, withdrawReported } from './commands.ts'

const now = new Date('2026-11-23T10:00:00Z')

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

const send = (target: string, words: string, reporter: string | null = null) =>
  createReport(
    database.orm,
    { kind: 'listing', target, reason: 'fraud', words, reporter, wantsOutcome: reporter !== null },
    now,
  )

const fill = (target: string, reporter: string | null) =>
  database.pool.query(
    `insert into reports (id, kind, target, reason, words, reporter, created_at)
      select $1 || ' ' || n, 'listing', $1, 'fraud', n, $2 || n, $3::timestamptz - make_interval(mins => $4 - n)
      from generate_series(1, $4) n`,
    [target, reporter, now, MAX_OPEN_REPORTS],
  )

const readWords = async (target: string): Promise<string[]> => {
  const { rows } = await database.pool.query('select words from reports where target = $1', [
    target,
  ])
  return rows.map(({ words }) => words)
}

it('replaces the oldest anonymous report only for a person who is signed in', async () => {
  await fill('rent/1', null)
  expect(await send('rent/1', 'anonymous')).toBe(false)
  expect(await send('rent/1', 'signed in', 'olha')).toBe(true)
  const words = await readWords('rent/1')
  expect(words).toHaveLength(MAX_OPEN_REPORTS)
  expect(words).toEqual(expect.arrayContaining(['signed in', '2', String(MAX_OPEN_REPORTS)]))
  expect(words).not.toContain('1')
})

it("never replaces a person's report, except for that person", async () => {
  await fill('rent/2', 'person-')
  expect(await send('rent/2', 'signed in', 'olha')).toBe(false)
  expect(await send('rent/2', 'again', 'person-7')).toBe(true)
  const words = await readWords('rent/2')
  expect(words).toHaveLength(MAX_OPEN_REPORTS)
  expect(words).not.toContain('7')
})

it('puts the street address in the mail about the outcome on one line', async () => {
  const address = '12 Holovna\n\nPay to IBAN UA00:\r\n\u2028https://pay.example'
  await database.pool.query(
    `insert into listings (type, id, price_text, price, address, description, count_rooms, rooms, area, images, city,
      published_at, updated_at)
      values ('rent', 3, '', 1, $1, '', '', 1, 50, '[]', 'Lviv', now(), now())`,
    [address],
  )
  const account = await createAccount(
    database.orm,
    { email: 'eye@example.com', emailVerified: true },
    now,
  )
  await send('rent/3', '', account?.uid ?? '')
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  const resolution = { kind: 'listing', targets: ['rent/3'], outcome: 'dismissed' } as const
  await resolveReports({ db: database.orm, mailer }, resolution, now)
  expect(mails[0]?.text.split('\n')).toContain(
    'You reported this home to us: 12 Holovna Pay to IBAN UA00: https://pay.example.',
  )
})

it('finds no reports for a target that cannot be a listing', async () => {
  const mailer = { send: async () => undefined }
  for (const target of ['rent/2147483648', 'rent/99999999999999999999', 'rent', '']) {
    await withdrawReported(database.orm, target, now)
    const resolution = { kind: 'listing', targets: [target], outcome: 'acted' } as const
    expect(await resolveReports({ db: database.orm, mailer }, resolution, now)).toBe(0)
  }
})
