import { randomUUID } from 'node:crypto'
import { createUserWithEmailAndPassword, sendEmailVerification } from '@firebase/auth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findMailRecipient } from '#server/people/account/mail-addresses.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type IdentityServer, startIdentityServer } from '#test/people/identity-server.ts'
import { createSdkClient } from '#test/people/sdk-client.ts'

let database: Database
let server: IdentityServer
beforeAll(async () => {
  database = await freshDatabase()
  server = await startIdentityServer(database)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** Signs in on the page at this path. */
async function signInAt(path: string) {
  const { auth, close } = createSdkClient(server.url)
  const email = `${randomUUID()}@example.com`
  const { user } = await createUserWithEmailAndPassword(auth, email, 'correct horse')
  await database.pool.query('update accounts set email_verified = true where uid = $1', [user.uid])
  const post = async (from: string) => {
    const headers = {
      Authorization: `Bearer ${await user.getIdToken()}`,
      Referer: server.url + from,
    }
    const response = await fetch(`${server.url}/session`, { method: 'POST', headers })
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const cookie = await post(path)
  const choose = (language: string, as = cookie) =>
    fetch(`${server.url}/my/language`, {
      method: 'POST',
      headers: { Cookie: as },
      body: new URLSearchParams({ language }),
    })
  const getLanguage = async () => (await findMailRecipient(database.orm, user.uid))?.language
  return { user, post, choose, getLanguage, close }
}

it('keeps the language of the first sign-in until another is chosen', async () => {
  const { post, choose, getLanguage, close } = await signInAt('/uk')
  expect(await getLanguage()).toBe('uk')
  await post('/')
  expect(await getLanguage()).toBe('uk')
  expect((await choose('en')).status).toBe(204)
  expect(await getLanguage()).toBe('en')
  expect((await choose('de')).status).toBe(400)
  expect((await choose('uk', '')).status).toBe(401)
  expect(await getLanguage()).toBe('en')
  await close()
})

it('takes English where the page says nothing', async () => {
  const { getLanguage, close } = await signInAt('/settings')
  expect(await getLanguage()).toBe('en')
  await close()
})

it('mails a link in the language of the page that asks for it, to a page in it', async () => {
  const { user, close } = await signInAt('/uk')
  // The SDK sends no `Referer` here, a browser does.
  const response = await fetch(
    `${server.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=homiq`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Referer: `${server.url}/uk/settings` },
      body: JSON.stringify({ requestType: 'VERIFY_EMAIL', idToken: await user.getIdToken() }),
    },
  )
  expect(response.status).toBe(200)
  const ukrainian = server.mails.at(-1)
  expect(ukrainian?.text).toMatch(/^Добрий день!/)
  expect(ukrainian?.text).toContain('/uk/email-action#')
  await sendEmailVerification(user)
  const english = server.mails.at(-1)
  expect(english?.text).toMatch(/^Hello,/)
  expect(english?.text).toMatch(/[^k]\/email-action#/)
  await close()
})
