import type { Browser, Page } from '@playwright/test'
import { createUniqueIpHeaders } from '#e2e/support/account.ts'
import type { SignedIn } from '#test/site/sign-in.ts'

/** Sends requests to a site without a browser. */
export const createRequests = (siteUrl: string) => ({
  request: (path: string, init?: RequestInit) =>
    fetch(new URL(path, siteUrl), { ...init, redirect: 'manual' }),
})

/** Opens a browser with the session of somebody who signed in without one. */
export async function openAs(
  browser: Browser,
  baseURL: string,
  { cookie }: SignedIn,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: createUniqueIpHeaders(),
  })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: baseURL }])
  return context.newPage()
}
