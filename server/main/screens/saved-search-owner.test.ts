import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createOwnerSite } from '#test/homes/owner-site.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'

let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on' } })
  site = createOwnerSite(app, database)
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

it('lets only its owner read and change a search of an account, whoever has its link', async () => {
  const owner = await site.signInOwner('owner@example.com')
  const stranger = await site.signInOwner('stranger@example.com')
  const saved = await site.post('/searches/new?type=sale', {}, owner.cookie)
  const [path = ''] = /\/searches\/[\w-]{43}/.exec(saved.headers.get('location') ?? '') ?? []
  expect((await site.get(path, owner.cookie)).status).toBe(200)
  expect((await site.get(path)).status).toBe(302)
  expect((await site.get(path, stranger.cookie)).status).toBe(404)
  for (const cookie of ['', stranger.cookie])
    for (const intent of ['delete', 'save', 'notify'])
      expect((await site.post(path, { intent }, cookie)).status).toBe(404)
  // Whoever got an alert can end the mails, and learns nothing of how its owner is told.
  const stopping = await site.get(`${path}?stop`)
  expect(stopping.status).toBe(200)
  const html = await stopping.text()
  expect(html).toContain('value="stop"')
  for (const part of ['webhook', 'quietFrom', 'value="delete"']) expect(html).not.toContain(part)
  expect((await site.post(`${path}?stop`, { intent: 'stop' })).status).toBe(200)
  expect((await site.post(path, { intent: 'delete' }, owner.cookie)).status).toBe(303)
})
