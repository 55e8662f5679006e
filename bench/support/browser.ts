import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '#scripts/test/chromium.ts'
import { CHROMIUM_FLAGS } from '#scripts/test/chromium-flags.ts'

/** @throws {Error} if there is no Chromium */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === null)
    throw new Error('There is no Chromium here; name one by CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
}
