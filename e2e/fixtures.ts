import { test as base, type Page } from '@playwright/test'
import { type ConsoleGuard, watchConsole } from './support/console-guard.ts'
import { recordTileRequests } from './support/map/tiles.ts'
import { open } from './support/open.ts'
import { seedStorage } from './support/storage.ts'

interface Journey {
  /** The paths of the map tiles that were asked for. */
  readonly tiles: readonly string[]
  /** Fails the journey on any error that a page of it logs, unless it was expected. */
  readonly errors: ConsoleGuard
  /** Opens an address and waits until the page answers to presses. */
  readonly visit: (address: string, page?: Page) => ReturnType<typeof open>
  /** Stores texts in the browser before any page is opened. */
  readonly seed: (entries: Readonly<Record<string, string>>) => Promise<void>
}

/** Playwright's `test` for journeys through Homiq. */
export const test = base.extend<Journey>({
  tiles: async ({ context }, use) => use(recordTileRequests(context)),
  errors: [
    async ({ context }, use) => {
      const { guard, verify } = watchConsole(context)
      await use(guard)
      verify()
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use((address, other) => open(other ?? page, address))
  },
  seed: async ({ context }, use) => {
    await use((entries) => seedStorage(context, entries))
  },
})

export { expect } from '@playwright/test'
