import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '#e2e/fixtures.ts'
import { createEmail, createUniqueIpHeaders } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { expectVisibleFocus, tabTo } from '#e2e/support/keyboard.ts'
import { at } from '#e2e/support/open.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import {
  createBrowserKeys,
  decryptPush,
  startReceiver,
} from '#test/catalog/saved-search/push-receiver.ts'
import { createTestServer } from '#test/site/test-server.ts'
import { saveSearchTexts } from '#texts/catalog/save-search-button.ts'
import {
  formatHour,
  frequencyNames,
  newSearchTexts,
  savedSearchTexts,
} from '#texts/catalog/saved-search.ts'
import { formatAlertTitle } from '#texts/catalog/saved-search-mails.ts'
import { eventNames } from '#texts/catalog/search-events.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

/** The texts of mails, without soft line breaks. */
async function readMails(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
}

/** Changes a price while the server is down, as an import would. */
async function changePrice(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir })
  const statement = `update listings set price = price - 1000, updated_at = now() where type = 'sale' and id = 1`
  await database.pool.query(statement)
  await database.close()
}

test('by keyboard alone, a search is saved by an address, and another price comes by mail, push and feed', {
  tag: ['@desktop', '@both'],
}, async ({ page, errors }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  errors.allowError(/net::ERR|status of 404/)
  const server = await createTestServer({ TRUSTED_PROXY: 'on', PRIVATE_POSTS: 'on' })
  const receiver = await startReceiver()
  try {
    await server.start()
    const email = createEmail()
    const press = async (name: string) => {
      const button = page.getByRole('main').getByRole('button', { name, exact: true })
      await tabTo(page, button)
      await expectVisibleFocus(page)
      await page.keyboard.press('Enter')
    }

    await page.goto(`${server.url}${at('/property?type=sale')}`)
    await press(saveSearchTexts.save)
    await expect(page).toHaveURL(/\/searches\/new\?type=sale$/)
    await tabTo(page, page.getByRole('main').getByLabel(newSearchTexts.email))
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newSearchTexts.sentHeading)

    const findLink = async () =>
      (await readMails(server.dataDir))
        .filter((mail) => mail.includes(`To: ${email}`))
        .flatMap((mail) => /\/searches\/[\w-]{43}/.exec(mail) ?? [])[0] ?? ''
    await expect.poll(findLink).not.toBe('')
    const path = at(await findLink())
    await page.goto(server.url + path)
    await expectAccessibleInBothThemes(page)
    await press(savedSearchTexts.confirm)
    await expect(page.getByText(savedSearchTexts.saved)).toBeVisible()

    const main = page.getByRole('main')
    await tabTo(page, main.getByRole('radio', { name: frequencyNames.daily, exact: true }))
    await page.keyboard.press('ArrowUp')
    await expect(main.getByRole('radio', { name: frequencyNames.now, exact: true })).toBeChecked()
    // No quiet hours, so that the alert leaves at once at any time of the day.
    await tabTo(page, main.getByLabel(savedSearchTexts.quietFrom))
    await page.keyboard.type(formatHour(8).slice(0, 2))
    await press(savedSearchTexts.save)
    await expect(page.getByText(savedSearchTexts.changed)).toBeVisible()
    await expectAccessibleInBothThemes(page)

    const feedLink = main.getByRole('link', { name: savedSearchTexts.feed })
    const feedPath = (await feedLink.getAttribute('href')) ?? ''
    const keys = createBrowserKeys()
    const { p256dh, auth } = keys
    const form = { intent: 'notify', endpoint: `${receiver.url}/push`, p256dh, auth }
    expect((await page.request.post(server.url + path, { form })).status()).toBe(200)

    await server.kill('SIGTERM')
    await changePrice(server.dataDir)
    await server.start()

    await expect.poll(() => receiver.received.length).toBe(1)
    const pushed = JSON.parse(decryptPush(receiver.received[0]?.body ?? Buffer.of(), keys))
    expect(pushed).toMatchObject({ title: formatAlertTitle(1, 1) })
    const alert = `${path}/alerts/1`
    expect(pushed.url).toBe(server.url + alert)
    const isAlert = (mail: string) => mail.includes(alert) && mail.includes(`To: ${email}`)
    await expect.poll(async () => (await readMails(server.dataDir)).filter(isAlert).length).toBe(1)
    const feed = await page.request.get(server.url + feedPath)
    expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect((await feed.text()).match(/<entry>/g)).toHaveLength(1)

    await page.goto(server.url + alert)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatAlertTitle(1, 1))
    await expect(main.getByText(`${eventNames['price-down']}:`)).toBeVisible()
    await expectAccessibleInBothThemes(page)

    const mail = (await readMails(server.dataDir)).find(isAlert) ?? ''
    const stop = /List-Unsubscribe: ?<([^>]+)>/.exec(mail.replace(/\r\n[ \t]+/g, ''))?.[1] ?? ''
    const oneClick = { form: { 'List-Unsubscribe': 'One-Click' } }
    expect((await page.request.get(stop)).status()).toBe(200)
    for (let times = 0; times < 2; times += 1)
      expect((await page.request.post(stop, oneClick)).status()).toBe(200)
    expect(await (await page.request.get(server.url + path)).text()).toContain(
      savedSearchTexts.gone,
    )
  } finally {
    await receiver.stop()
    await server.remove()
  }
})
