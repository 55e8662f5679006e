import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmFirstTexts } from '#content/texts/conversation/confirm-first.ts'
import { formatSendRefusal } from '#content/texts/conversation/messages.ts'
import { CONVERSATION_LIMITS } from '#domain/conversation/limits.ts'
import { writePath } from '#domain/conversation/links.ts'
import type { Database } from '#server/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createOwnerSite } from '#test/offer/owner-site.ts'
import { publishHome } from '#test/offer/published-home.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'

let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
beforeAll(async () => {
  database = await freshDatabase()
  // Nobody answers there, so that mails wait.
  app = await startBuiltApp(database, { env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  site = createOwnerSite(app, database)
})
afterAll(async () => {
  await app?.stop()
  await database?.close()
})

it('waits for a confirmed address: said above the form, and what was typed stays', async () => {
  const { uid, cookie } = await site.signInOwner('seeker@example.com')
  const home = await publishHome(database, 'somebody')
  const readPage = async () => (await site.get(writePath(home), cookie)).text()
  const before = await readPage()
  expect(before).toContain(confirmFirstTexts.lead)
  expect(before.indexOf(confirmFirstTexts.lead)).toBeLessThan(before.indexOf('<textarea'))
  const post = () => site.post(writePath(home), { text: 'Is it free?', key: '1' }, cookie)
  const refused = await post()
  expect(refused.status).toBe(403)
  const html = await refused.text()
  const reader = { party: 'seeker', offeredBy: 'owner' } as const
  expect(html).toContain(formatSendRefusal('unconfirmed', reader, CONVERSATION_LIMITS))
  expect(html).toContain('>Is it free?</textarea>')

  await database.pool.query('update accounts set email_verified = true where uid = $1', [uid])
  expect(await readPage()).not.toContain(confirmFirstTexts.lead)
  expect((await post()).status).toBe(303)
})
