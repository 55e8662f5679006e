import { expect } from '@playwright/test'
import { viewingDoneTexts } from '#content/texts/viewing/viewing.ts'
import { VIEWINGS_ANCHOR } from '#domain/viewing/links.ts'
import type { ViewingAction } from '#domain/viewing/state.ts'
import type { Person } from './person.ts'

/** What was done with a time is said, and the focus goes to the time that is left, or to the others where it has gone. */
export async function expectDone({ page, mode }: Person, action: ViewingAction): Promise<void> {
  await expect(page.getByRole('status').getByText(viewingDoneTexts[action])).toBeVisible()
  const times = page.locator(`#${VIEWINGS_ANCHOR}`)
  const told = action === 'take' ? times.locator('[data-viewing]') : times
  // A document that is loaded anew begins there without a focus.
  if (mode === 'no script') await expect(told).toBeInViewport()
  else await expect(told).toBeFocused()
}
