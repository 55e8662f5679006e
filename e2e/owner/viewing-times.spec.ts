import { readFile } from 'node:fs/promises'
import { viewingTexts } from '#content/texts/viewing/viewing.ts'
import { conversationPath, writePath } from '#domain/conversation/links.ts'
import { PATHS } from '#domain/site/links.ts'
import { toKyivDay } from '#domain/text/kyiv-time.ts'
import { withOwnSite as test } from '#e2e/fixtures/own-site.ts'
import { expect } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { createOwnerForms } from '#test/offer/owner-forms.ts'
import { type SignedIn, signIn } from '#test/site/sign-in.ts'

const DAY_MS = 86_400_000

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

test('an owner offers a time, and the seeker takes it into a calendar', { tag: '@phone' }, async ({
  page,
  site,
  visit,
}) => {
  test.slow()
  const app = {
    request: (path: string, init?: RequestInit) =>
      fetch(new URL(path, site.url), { ...init, redirect: 'manual' }),
  }
  const forms = createOwnerForms(app)
  const owner = await signIn(app, createEmail())
  const moderatorEmail = createEmail()
  const moderator = await signIn(app, moderatorEmail)
  await site.grantModerator(moderatorEmail)
  const offer = await forms.createWaiting(owner)
  await forms.decide(moderator, offer, { intent: 'approve' })
  const homes = await (await forms.get(PATHS.myListings, owner.cookie)).text()
  const [, homeId = ''] = /\/rent\/(\d+)/.exec(homes) ?? []
  const seeker = await signIn(app, createEmail())
  const home = { type: 'rent', id: Number(homeId) } as const
  const begun = await forms.post(writePath(home), { text: 'Hello' }, seeker.cookie)
  const [, id = ''] = /messages\/([^#]+)/.exec(begun.headers.get('location') ?? '') ?? []

  await become(owner)
  await visit(conversationPath(id))
  await page.getByRole('link', { name: viewingTexts.offerTimes }).click()
  const day = toKyivDay(new Date(Date.now() + 3 * DAY_MS))
  await button(page, viewingTexts.offer).click()
  await expect(page.getByText('Choose a day.')).toBeVisible()
  await page.getByLabel(viewingTexts.day).fill(day)
  await page.getByLabel(viewingTexts.time, { exact: true }).fill('18:30')
  await expectAccessibleInBothThemes(page)
  await button(page, viewingTexts.offer).click()
  await expect(button(page, viewingTexts.withdraw)).toBeVisible()

  await become(seeker)
  await visit(conversationPath(id))
  await button(page, viewingTexts.take).click()
  await expect(button(page, viewingTexts.cancel)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: viewingTexts.file }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(`DTSTART:${day.replaceAll('-', '')}T`)
  await visit(PATHS.messages)
  await expect(page.getByRole('heading', { name: viewingTexts.upcoming })).toBeVisible()

  async function become({ cookie }: SignedIn): Promise<void> {
    const [name = '', value = ''] = cookie.split('=')
    await page.context().clearCookies()
    await page.context().addCookies([{ name, value, url: site.url }])
  }
})
