import type { Browser, BrowserContext } from '@playwright/test'
import { test as base } from '#e2e/fixtures.ts'
import { fromOwnAddress, newEmail, register } from './account.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

interface Account {
  readonly email: string
  /** Of a browser in which somebody is signed in to it. */
  readonly storageState: StorageState
}

/** Registers an account, and hands over what the browser keeps of it. */
async function createAccount(browser: Browser, baseURL: string | undefined): Promise<Account> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: fromOwnAddress(),
  })
  const email = newEmail()
  const page = await context.newPage()
  await register(page, email)
  await page.waitForLoadState('networkidle')
  const storageState = await context.storageState({ indexedDB: true })
  await context.close()
  return { email, storageState }
}

/** Not a fixture of the worker: Playwright starts another one, and a browser, for whoever uses such. */
let shared: Promise<Account> | undefined

/**
 * For journeys of somebody who is signed in already. The account is shared by the journeys of a
 * worker, so none of them may change it, end its sign-ins or expect it to be new.
 */
export const test = base.extend<{ email: string; account: Account }>({
  account: async ({ browser }, use, { project }) => {
    shared ??= createAccount(browser, project.use.baseURL)
    await use(await shared)
  },
  storageState: ({ account }, use) => use(account.storageState),
  email: ({ account }, use) => use(account.email),
})
