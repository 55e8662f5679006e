import type { Browser } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { button, openSettings, register } from '#e2e/support/account.ts'
import {
  addPictures,
  describeHome,
  expectLowerPrice,
  lowerPrice,
  mendHome,
  submitHome,
} from '#e2e/support/people/create-home.ts'
import {
  blockSeeker,
  replyToSeeker,
  sendPicture,
  writeToOwner,
} from '#e2e/support/people/message.ts'
import { approve, askForChange, REASON } from '#e2e/support/people/moderate.ts'
import { expectOtherPagesAccessible } from '#e2e/support/people/other-pages.ts'
import { createPerson, type InputMode, type Person } from '#e2e/support/people/person.ts'
import {
  cancelViewing,
  offerViewing,
  takeViewing,
  withdrawViewing,
} from '#e2e/support/people/viewing.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { runScript } from '#test/site/run-script.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'
import { viewingTexts } from '#texts/messages/viewing.ts'
import { settingsTexts } from '#texts/people/settings.ts'

// Follows two people and a moderator from an empty account to a canceled viewing in the calendar and a block.

interface Scenario {
  readonly mode: InputMode
  readonly databaseUrl?: string
  readonly allowedErrors?: RegExp
  /**
   * Whether the server is killed and restarted after accounts and a home, and after messages and a viewing, have been
   * stored, and while a page is open. This finds state that is held only in memory.
   */
  readonly isKilled?: true
}

/** Logged by pages that request a file, a module or news while the server is down. */
const GONE = /net::ERR|Failed to fetch/

// Three people use about forty pages.
test.setTimeout(480_000)

test(
  'a home goes from draft to agreed viewing by keyboard alone, and a killed server loses nothing',
  {
    tag: '@desktop',
  },
  ({ browser }) => runScenario(browser, { mode: 'keyboard', allowedErrors: GONE, isKilled: true }),
)

test(
  'a home goes from draft to agreed viewing on a phone, and is described within four minutes',
  {
    tag: ['@phone', '@ukrainian'],
  },
  ({ browser }) => runScenario(browser, { mode: 'phone' }),
)

test('a home goes from draft to agreed viewing without scripts, on PostgreSQL if there is one', {
  tag: '@phone',
}, async ({ browser }) => {
  const programs = findOrInstallPostgres()
  const postgres = programs === null ? null : await startPostgres(programs)
  try {
    await runScenario(browser, { mode: 'no script', databaseUrl: postgres?.url ?? '' })
  } finally {
    await postgres?.stop()
  }
})

async function runScenario(browser: Browser, scenario: Scenario): Promise<void> {
  const { databaseUrl = '' } = scenario
  const server = await createTestServer({ TRUSTED_PROXY: 'on', DATABASE_URL: databaseUrl })
  try {
    await server.start()
    await runSteps(browser, server, scenario)
  } finally {
    await server.remove()
  }
}

async function runSteps(browser: Browser, server: TestServer, scenario: Scenario): Promise<void> {
  const { mode, databaseUrl = '', allowedErrors = null, isKilled } = scenario
  const join = () => createPerson({ browser, siteUrl: server.url, mode, allowedErrors })
  const [owner, seeker, moderator] = await Promise.all([join(), join(), join()])
  const people = [owner, seeker, moderator]
  async function restart(meanwhile = async () => {}): Promise<void> {
    if (!isKilled) return
    await server.kill('SIGKILL')
    await meanwhile()
    await server.start()
  }
  const step = (title: string, take: () => Promise<unknown>) => test.step(title, take)

  if (mode !== 'no script') {
    await step('all register', () => Promise.all(people.map(signUp)))
  }
  const grant = ['accounts', 'grant', 'moderator', moderator.email] as const
  const env = { DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl }
  expect((await runScript(grant, env)).code).toBe(0)
  await step('the owner describes the home', () => describeHome(owner))
  await step('adds pictures', () => addPictures(owner))
  await restart()
  await step('the owner hands it in', () => submitHome(owner))
  expect(owner.getSeconds()).toBeLessThan(240)
  await step('the moderator asks for a change', () => askForChange(moderator))
  await step('the owner changes it', () => mendHome(owner, REASON))
  await step('the moderator approves it', () => approve(moderator))
  await step('the seeker finds it and writes', () => writeToOwner(seeker))
  await step('the owner answers', () => replyToSeeker(owner))
  await step('the seeker sends a picture', () => sendPicture(seeker))
  await step('the owner lowers the price', () => lowerPrice(owner))
  await step('the seeker sees it', () => expectLowerPrice(seeker))
  await step('the owner offers a time', () => offerViewing(owner))
  await step('withdraws it and offers it again', async () => {
    await withdrawViewing(owner)
    await offerViewing(owner)
  })
  await step('the seeker takes it', async () => {
    expect(await takeViewing(seeker)).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART[\s\S]*END:VEVENT/)
    // The page on which the owner offered it has followed.
    if (mode !== 'no script')
      await expect(owner.page.getByText(viewingTexts.taken, { exact: true })).toBeVisible()
  })
  await restart()
  await step('the owner cancels the viewing', () => cancelViewing(owner))
  await step('the owner blocks the seeker', () => blockSeeker(owner, seeker))
  if (mode === 'keyboard') {
    await test.step('both look at what else they have', () =>
      expectOtherPagesAccessible(owner, moderator))
  }
  if (isKilled) {
    await openSettings(moderator.page, moderator.email)
    await restart(() => expectAccountShown(moderator))
    await signOutEverywhere(moderator)
  }
  for (const person of people) await person.end()
}

async function signUp({ page, email }: Person): Promise<void> {
  await register(page, email)
  await page.waitForLoadState('networkidle')
}

/** Expects that the page shows the account, unless the server cannot be reached. */
async function expectAccountShown({ page, email }: Person): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(email, { exact: true })).toBeVisible()
}

/** The identity service knows the person, and the server's session exists too. */
async function signOutEverywhere({ page, email }: Person): Promise<void> {
  await openSettings(page, email)
  await button(page, settingsTexts.everywhere).click()
  await expect(page).toHaveURL('/')
}
