import { afterAll, beforeAll, expect, it } from 'vitest'
import { listingPath } from '#domain/catalog/links.ts'
import { writePath } from '#domain/messages/conversation/links.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { reportListingPath } from '#domain/safety/report/links.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createOwnerSite } from '#test/homes/owner-site.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { formatMessages } from '#texts/homes/own-home.ts'
import { writeTexts } from '#texts/messages/messages.ts'
import { reportTexts } from '#texts/safety/report.ts'

let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on' } })
  site = createOwnerSite(app, database)
})
afterAll(async () => {
  await app?.stop()
  await database?.close()
})

const read = async (path: string, cookie = '') => (await site.get(path, cookie)).text()
const countLinks = (html: string, path: string) => html.split(`href="${path}"`).length - 1

it.each([PATHS.help, PATHS.search])(
  "links from %s to an owner's homes, as header and menu do",
  async (path) => {
    expect(countLinks(await read(path), PATHS.myListings)).toBe(3)
  },
)

it('returns to the homes after signing in', async () => {
  const response = await site.get(PATHS.myListings)
  expect(response.headers.get('location')).toBe(signInPath(PATHS.myListings))
})

it("links from an owner's homes to messages with their unread count, and for moderators to moderation", async () => {
  const owner = await site.signInOwner('owner@example.com')
  const moderator = await site.signInModerator('moderator@example.com')
  const home = await publishHome(database, owner.uid)
  await site.post(writePath(home), { text: 'Is it free?' }, moderator.cookie)
  const [own, moderated] = [
    await read(PATHS.myListings, owner.cookie),
    await read(PATHS.myListings, moderator.cookie),
  ]
  expect(own).toContain(formatMessages(1))
  expect(moderated).not.toContain(formatMessages(1))
  expect([own, moderated].map((html) => countLinks(html, PATHS.messages))).toEqual([1, 1])
  expect([own, moderated].map((html) => countLinks(html, PATHS.moderation))).toEqual([0, 1])
  // Without JavaScript, visitors are told what signing in needs.
  expect(await read(writePath(home))).toContain(writeTexts.needsScript)
})

it('links from a report back to the home, and promises mail only to confirmed email addresses', async () => {
  const home = { type: 'sale', id: 2 } as const
  const form = reportListingPath(home)
  const reporter = await site.signInOwner('reporter@example.com')
  const report = { reason: 'fraud', words: '', answer: 'mail' }
  const page = await read(form, reporter.cookie)
  expect(countLinks(page, listingPath(home))).toBe(1)
  expect(page).toContain(reportTexts.unconfirmed)
  expect(page).not.toContain(reportTexts.mail)
  const unconfirmed = await site.post(form, report, reporter.cookie)
  expect(unconfirmed.headers.get('location')).toBe(`${form}?sent=`)
  await database.pool.query('update accounts set email_verified = true where uid = $1', [
    reporter.uid,
  ])
  expect(await read(form, reporter.cookie)).toContain(reportTexts.mail)
  const confirmed = await site.post(form, report, reporter.cookie)
  expect(confirmed.headers.get('location')).toBe(`${form}?sent=mail`)
})
