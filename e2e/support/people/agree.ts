import { readFile } from 'node:fs/promises'
import { expect, type Request } from '@playwright/test'
import { messagesTexts, writeTitles } from '#content/texts/conversation/messages.ts'
import { listingTexts } from '#content/texts/listing/listing.ts'
import { moderationTexts } from '#content/texts/moderation/moderation.ts'
import { shortcutTexts } from '#content/texts/moderation/shortcuts.ts'
import { actionLabel } from '#content/texts/my-listings/list.ts'
import { cancelTexts, viewingTexts } from '#content/texts/viewing/viewing.ts'
import { decidedPath } from '#domain/moderation/done.ts'
import { SHORTCUT_KEYS } from '#domain/moderation/shortcut.ts'
import { COUNTS_PATH } from '#domain/offer/count.ts'
import { PATHS } from '#domain/site/links.ts'
import { toKyivDay } from '#domain/text/kyiv-time.ts'
import { button } from '#e2e/support/account.ts'
import { HOME } from './create-home.ts'
import { expectDone } from './expect-done.ts'
import type { Person } from './person.ts'

const DAY_MS = 86_400_000
const QUESTION = 'Could I see it this week?'
const ANSWER = 'Gladly. Choose a time.'

export async function approve(moderator: Person): Promise<void> {
  const { page, input, mode, visit } = moderator
  await visit(PATHS.moderation)
  await moderator.expectAccessible()
  const look = page.getByRole('link', { name: actionLabel(moderationTexts.look, HOME) }).first()
  const approveButton = button(page, moderationTexts.approve)
  if (mode === 'keyboard') {
    await expect(button(page, shortcutTexts.title)).toBeVisible()
    await page.keyboard.press(SHORTCUT_KEYS.next)
    await page.keyboard.press(SHORTCUT_KEYS.open)
    await expect(approveButton).toBeVisible()
    await moderator.expectAccessible()
    await page.keyboard.press(SHORTCUT_KEYS.approve)
    await expect(approveButton).toBeFocused()
    await page.keyboard.press('Enter')
  } else {
    await input.press(look)
    await expect(approveButton).toBeVisible()
    await input.press(approveButton)
  }
  await expect(page).toHaveURL(decidedPath({ decision: 'approve', kind: 'offer' }))
}

/** Searches until the index has the home, within two seconds as a rule. */
export async function write({ page, input, mode, visit }: Person): Promise<void> {
  const found = page.getByRole('main').getByRole('link', { name: `Show More: ${HOME}` })
  await expect(async () => {
    await visit('/property?type=sale&q=Vyshnevyi')
    await expect(found.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const isCounted = (request: Request) => new URL(request.url()).pathname === COUNTS_PATH
  const counted = mode === 'no script' ? null : page.waitForRequest(isCounted)
  await input.press(found.first())
  await expect(page.getByText(listingTexts.offeredByOwner)).toBeVisible()
  if (counted) expect((await counted).postData()).toMatch(/^what=view&type=sale&id=\d+$/)
  await expect(page.getByRole('link', { name: writeTitles.owner })).toBeVisible()
  await input.press(page.getByRole('link', { name: writeTitles.owner }))
  await expect(page.getByLabel(messagesTexts.label, { exact: true })).toBeVisible()
  await input.type(page.getByLabel(messagesTexts.label, { exact: true }), QUESTION)
  await input.press(button(page, messagesTexts.send))
  await expect(page.getByRole('main').getByText(QUESTION)).toBeVisible()
}

async function openConversation({ page, input, visit }: Person): Promise<void> {
  await visit(PATHS.messages)
  await input.press(page.getByRole('link', { name: HOME }).first())
  await expect(page.getByLabel(messagesTexts.label, { exact: true })).toBeInViewport()
}

export async function answer(owner: Person): Promise<void> {
  const { page, input } = owner
  await openConversation(owner)
  await expect(page.getByText(QUESTION)).toBeVisible()
  await input.type(page.getByLabel(messagesTexts.label, { exact: true }), ANSWER)
  await input.press(button(page, messagesTexts.send))
  await expect(page.getByRole('main').getByText(ANSWER)).toBeVisible()
}

export async function offerViewing(owner: Person): Promise<void> {
  const { page, input } = owner
  await openConversation(owner)
  await input.press(page.getByRole('link', { name: viewingTexts.offerTimes }))
  await expect(page.getByLabel(viewingTexts.day, { exact: true })).toBeVisible()
  await owner.expectAccessible()
  await input.typeDay(page.getByLabel(viewingTexts.day, { exact: true }), toKyivDay(tomorrow()))
  await input.typeTime(page.getByLabel(viewingTexts.time, { exact: true }), '18:30')
  await input.press(button(page, viewingTexts.offer))
  await expect(page.getByText(viewingTexts.offered, { exact: true })).toBeVisible()
}

export async function withdrawViewing(owner: Person): Promise<void> {
  await owner.input.press(button(owner.page, viewingTexts.withdraw))
  await expectDone(owner, 'withdraw')
}

const tomorrow = () => new Date(Date.now() + DAY_MS)

/** @returns the file for the seeker's calendar */
export async function takeViewing(seeker: Person): Promise<string> {
  const { page, input } = seeker
  await openConversation(seeker)
  await input.press(button(page, viewingTexts.take))
  await expect(page.getByText(viewingTexts.taken, { exact: true })).toBeVisible()
  await expectDone(seeker, 'take')
  await seeker.expectAccessible()
  const download = page.waitForEvent('download')
  await input.press(page.getByRole('link', { name: viewingTexts.file }))
  return readFile(await (await download).path(), 'utf8')
}

/** What it does is said before. */
export async function cancelViewing(person: Person): Promise<void> {
  const { page, input } = person
  await openConversation(person)
  const question = page.locator('summary', { hasText: viewingTexts.cancel })
  const confirm = button(page, cancelTexts.confirm)
  await input.press(question)
  await expect(confirm).toBeVisible()
  await person.expectAccessible()
  await input.press(question)
  await expect(confirm).toBeHidden()
  await input.press(question)
  await input.press(confirm)
  await expectDone(person, 'cancel')
}
