import type { Browser, Page } from '@playwright/test'
import { createEmail, createUniqueIpHeaders } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { watchConsole } from '#e2e/support/console-guard.ts'
import { skipToContent } from '#e2e/support/keyboard.ts'
import { at, open } from '#e2e/support/open.ts'
import { signIn } from '#test/site/sign-in.ts'
import { createKeyboard, type InputMethod, pointer, timeInput } from './input-method.ts'
import { createRequests } from './signed-in-page.ts'

export type InputMode = 'keyboard' | 'phone' | 'no script'

/** A person with a browser of their own, and an account or an email address for one. */
export interface Person {
  readonly email: string
  readonly page: Page
  readonly input: InputMethod
  readonly mode: InputMode
  /** How long a person would have typed and pressed so far. */
  readonly getSeconds: () => number
  /** Opens a path, and waits for hydration if the browser runs scripts. With a keyboard, skips to the content. */
  readonly visit: (path: string) => Promise<void>
  /** Only on a phone with a keyboard, because one run is enough. */
  readonly expectAccessible: () => Promise<void>
  /** Closes the pages, and fails on errors that they have logged. */
  readonly end: () => Promise<void>
}

interface NewPerson {
  readonly browser: Browser
  readonly siteUrl: string
  readonly mode: InputMode
  /** Errors that pages log while the server is down. */
  readonly allowedErrors: RegExp | null
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
/** The narrowest window without the menu. */
const DESKTOP = { viewport: { width: 768, height: 900 } }

/** Without scripts nobody can sign in, so then the person starts with a session. */
export async function createPerson(options: NewPerson): Promise<Person> {
  const { browser, siteUrl, mode, allowedErrors } = options
  const context = await browser.newContext({
    baseURL: siteUrl,
    extraHTTPHeaders: createUniqueIpHeaders(),
    javaScriptEnabled: mode !== 'no script',
    serviceWorkers: 'block',
    ...(mode === 'keyboard' ? DESKTOP : PHONE),
  })
  const { guard, verify } = watchConsole(context)
  if (allowedErrors !== null) guard.allowError(allowedErrors)
  const page = await context.newPage()
  const email = createEmail()
  if (mode === 'no script') {
    const [name = '', value = ''] = (await signIn(createRequests(siteUrl), email)).cookie.split('=')
    await context.addCookies([{ name, value, url: siteUrl }])
  }
  const { input, getSeconds } = timeInput(mode === 'keyboard' ? createKeyboard(page) : pointer)
  return {
    email,
    page,
    input,
    mode,
    getSeconds,
    async visit(path) {
      if (mode === 'no script') await page.goto(at(path))
      else await open(page, path)
      if (mode === 'keyboard') await skipToContent(page)
    },
    async expectAccessible() {
      if (mode !== 'keyboard') return
      await page.setViewportSize(PHONE.viewport)
      await expectAccessibleInBothThemes(page)
      await page.setViewportSize(DESKTOP.viewport)
    },
    async end() {
      await context.close()
      verify()
    },
  }
}
