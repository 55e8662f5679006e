import type { Browser, Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#content/demo/people.ts'
import { decisionLogPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { withDemoSite } from '#e2e/fixtures/demo-site.ts'
import { expect } from '#e2e/fixtures.ts'
import { findBrokenTexts } from '#e2e/support/broken-texts.ts'
import { lengthenWords } from '#e2e/support/longer-words.ts'
import { open } from '#e2e/support/open.ts'
import { DEMO_PASSWORD } from '#server/operations/demo/fill-market.ts'

const test = withDemoSite
// One worker fills the site for all.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** The narrowest phones, and the widths of docs/product/shell.md. */
const WIDTHS = [320, 360, 768, 1440]

const SEARCHES = [
  '?type=sale&q=Kyiv&priceMin=50k&priceMax=3m&rooms=2&rooms=4%2B&sort=nearest',
  '?type=rent&areaMin=900&color=1',
  '?type=sale&view=map',
]
const PRIVATE_PATHS: readonly string[] = [
  PATHS.myListings,
  PATHS.messages,
  PATHS.moderation,
  PATHS.settings,
]
const PUBLIC_SCREENS = [
  ...Object.values(PATHS).filter((path) => !PRIVATE_PATHS.includes(path)),
  ...SEARCHES.map((search) => PATHS.search + search),
  '/sale/1',
  '/rent/12',
  '/report/listing/sale/1',
]

const STEPS = ['place', 'facts', 'price', 'pictures', 'words', 'preview']
const HOME_SCREENS = [...STEPS, 'numbers', 'phone', 'check', 'copies'].map((step) => `/${step}`)

/** Lists, and what follows the address of something that they lead to. */
const MEMBER_SCREENS = {
  owner: { [PATHS.settings]: [], [PATHS.myListings]: HOME_SCREENS },
  seeker: { [PATHS.messages]: ['', '/viewings', '/report'] },
  moderator: { [PATHS.moderation]: [''], [decisionLogPath()]: [] },
} as const satisfies Record<keyof typeof DEMO_ACCOUNTS, Record<string, readonly string[]>>

async function signIn(browser: Browser, url: string, email: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, reducedMotion: 'reduce' })
  await open(page, PATHS.signIn)
  await page.locator('input[autocomplete=username]').fill(email)
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}${PATHS.home}`)
  return page
}

/** The addresses that end in these ways, each of the first home or conversation of a list that has it. */
async function findAddresses(page: Page, list: string, endings: readonly string[]) {
  const hrefs = await page
    .locator(`main a[href*="${list}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const first = hrefs.flatMap((href) => /^.*\/[\da-f]{8}-[\da-f-]{27}/.exec(href) ?? [])[0] ?? list
  return endings.map(
    (ending) => hrefs.find((href) => ending !== '' && href.endsWith(ending)) ?? first + ending,
  )
}

/** With longer words, except in Ukrainian. */
async function expectWholeTexts(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await open(page, address)
    await page.evaluate(() => document.fonts.ready)
    if (!address.startsWith('/uk')) await lengthenWords(page)
    expect.soft(await findBrokenTexts(page, WIDTHS), address).toEqual([])
  }
}

/** Ukrainian takes as long again and is nearly always shorter, so it is measured only when it is asked for. */
const WORDS = [
  ['longer words', ''],
  ...(process.env.E2E_UKRAINIAN ? ([['Ukrainian', '/uk']] as const) : []),
] as const

for (const [words, prefix] of WORDS) {
  test(`no text of a public screen is broken in ${words}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    // The next page has our fonts.
    await open(page, `${prefix}${PATHS.home}`)
    await page.waitForFunction(() => localStorage.getItem('fonts') !== null)
    await expectWholeTexts(
      page,
      PUBLIC_SCREENS.map((path) => (path === '/' ? prefix || path : prefix + path)),
    )
  })

  for (const [member, lists] of Object.entries(MEMBER_SCREENS))
    test(`no text of the screens of a demo ${member} is broken in ${words}`, {
      tag: '@desktop',
    }, async ({ browser, site }) => {
      const { email } = DEMO_ACCOUNTS[member as keyof typeof DEMO_ACCOUNTS]
      const page = await signIn(browser, site.url, email)
      for (const [path, endings] of Object.entries(lists)) {
        const list = `${prefix}${path}`
        await expectWholeTexts(page, [list])
        await expectWholeTexts(page, await findAddresses(page, list, endings))
      }
      await page.close()
    })
}
