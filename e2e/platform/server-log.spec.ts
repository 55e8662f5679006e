import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '#e2e/fixtures.ts'

test('no password and no token is written to the log', { tag: '@desktop' }, async ({
  page,
  visit,
  errors,
}) => {
  errors.expectError(/status of 400 .*signInWithPassword/)
  const secrets = [`Right-${randomUUID()}`, `Wrong-${randomUUID()}`]
  const [right = '', wrong = ''] = secrets
  const email = `${randomUUID()}@example.com`
  page.on('response', async (response) => {
    if (!/accounts:|\/token/.test(response.url())) return
    const body = await response.json().catch(() => ({}))
    secrets.push(...[body.idToken, body.refreshToken].filter((token) => typeof token === 'string'))
  })

  await visit('/')
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(right)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/home')
  await visit('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(wrong)
  await login.click()
  await expect(page.getByText('Login error!')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(right)
  await login.click()
  await page.waitForURL('**/home')

  const log = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'server.log'), 'utf8')
  expect(log).toContain('"route":"identity accounts:signInWithPassword","status":400')
  expect(log).not.toContain(email)
  expect(secrets.length).toBeGreaterThan(4)
  for (const secret of secrets) expect(log.includes(secret), 'a secret is in the log').toBe(false)
})
