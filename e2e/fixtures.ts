import { test as base, type Page } from '@playwright/test'
import { type ConsoleGuard, watchConsole } from './support/console-guard.ts'
import { recordTileRequests } from './support/map/tiles.ts'
import { open } from './support/open.ts'
import { seedStorage } from './support/storage.ts'

interface Journey {
  /** Paths of requested map tiles. */
  readonly tiles: readonly string[]
  /** Fails the test on errors that a page logs, unless they are expected. */
  readonly errors: ConsoleGuard
  /** Opens a path and waits for hydration (`e2e/support/open.ts`). */
  readonly visit: (path: string, page?: Page) => ReturnType<typeof open>
  /** Sets entries of local storage before any page opens. */
  readonly seed: (entries: Readonly<Record<string, string>>) => Promise<void>
}

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
    await use((path, other) => open(other ?? page, path))
  },
  seed: async ({ context }, use) => {
    await use((entries) => seedStorage(context, entries))
  },
})

export { expect } from '@playwright/test'
