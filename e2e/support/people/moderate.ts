import { expect } from '@playwright/test'
import { decisionConfirmationPath } from '#domain/moderation/confirmation.ts'
import { SHORTCUT_KEYS } from '#domain/moderation/shortcut.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { button } from '#e2e/support/account.ts'
import { at } from '#e2e/support/open.ts'
import { actionLabel } from '#texts/homes/list.ts'
import { undoTexts } from '#texts/moderation/done.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'
import { shortcutTexts } from '#texts/moderation/shortcuts.ts'
import { HOME, MENDED } from './create-home.ts'
import type { Person } from './person.ts'

export const REASON = 'Say how far the metro is, please.'

/** Asks the owner to change the description. */
export async function askForChange(moderator: Person): Promise<void> {
  const { page, input, visit } = moderator
  await visit(PATHS.moderation)
  await input.press(
    page.getByRole('link', { name: actionLabel(moderationTexts.look, HOME) }).first(),
  )
  await input.type(page.getByLabel(moderationTexts.reasonLabel), REASON)
  await input.choose(page.getByLabel(moderationTexts.stepLabel), 'words')
  await moderator.expectAccessible()
  await input.press(button(page, moderationTexts.reject))
  await expect(page).toHaveURL(at(decisionConfirmationPath({ decision: 'reject', kind: 'offer' })))
}

/** Approves a home that was rejected before. */
export async function approve(moderator: Person): Promise<void> {
  const { page, input, mode, visit } = moderator
  await visit(PATHS.moderation)
  await expect(page.getByText(moderationTexts.again).first()).toBeVisible()
  await moderator.expectAccessible()
  const look = page.getByRole('link', { name: actionLabel(moderationTexts.look, HOME) }).first()
  const approveButton = button(page, moderationTexts.approve)
  if (mode === 'keyboard') {
    await expect(button(page, shortcutTexts.title)).toBeVisible()
    await page.keyboard.press(SHORTCUT_KEYS.next)
    await page.keyboard.press(SHORTCUT_KEYS.open)
    await expect(approveButton).toBeVisible()
    await expectAsked(moderator)
    await moderator.expectAccessible()
    await page.keyboard.press(SHORTCUT_KEYS.approve)
    await expect(approveButton).toBeFocused()
    await page.keyboard.press('Enter')
  } else {
    await input.press(look)
    await expect(approveButton).toBeVisible()
    await expectAsked(moderator)
    await input.press(approveButton)
  }
  const decided = decisionConfirmationPath({ decision: 'approve', kind: 'offer' })
  await expect(page).toHaveURL(at(decided))
  await moderator.expectAccessible()
  await input.press(page.getByRole('button', { name: actionLabel(undoTexts.undo, HOME) }))
  await expect(page).toHaveURL(/\/moderation\/[^/]+\?done=undo/)
  await input.press(approveButton)
  await expect(page).toHaveURL(at(decided))
}

/** What was asked for stands above what was changed since. */
async function expectAsked({ page }: Person): Promise<void> {
  await expect(page.getByText(REASON).first()).toBeVisible()
  const mended = page.getByRole('region', { name: moderationTexts.mended })
  await expect(mended.getByRole('cell').nth(1)).toHaveText(MENDED)
}
