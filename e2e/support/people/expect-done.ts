import { expect } from '@playwright/test'
import { VIEWINGS_ANCHOR } from '#domain/messages/viewing/links.ts'
import type { ViewingAction } from '#domain/messages/viewing/state.ts'
import { viewingDoneTexts } from '#texts/messages/viewing.ts'
import type { Person } from './person.ts'

/**
 * Expects that the result is announced, and that focus moves to the viewing, or to the other viewings if it is gone.
 */
export async function expectDone({ page, mode }: Person, action: ViewingAction): Promise<void> {
  await expect(page.getByRole('status').getByText(viewingDoneTexts[action])).toBeVisible()
  const times = page.locator(`#${VIEWINGS_ANCHOR}`)
  const told = action === 'take' ? times.locator('[data-viewing]') : times
  // A newly loaded document opens at the result, but without focus.
  if (mode === 'no script') await expect(told).toBeInViewport()
  else await expect(told).toBeFocused()
}
