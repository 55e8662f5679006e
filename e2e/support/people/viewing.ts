import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { button } from '#e2e/support/account.ts'
import { CANCEL_NOW, viewingTexts } from '#texts/messages/viewing.ts'
import { expectDone } from './expect-done.ts'
import { openConversation } from './message.ts'
import type { Person } from './person.ts'

export async function offerViewing(owner: Person): Promise<void> {
  const { page, input } = owner
  await openConversation(owner)
  await input.press(page.getByRole('link', { name: viewingTexts.offerTimes }))
  await expect(page.getByLabel(viewingTexts.days[0], { exact: true })).toBeVisible()
  await owner.expectAccessible()
  await input.typeDay(page.getByLabel(viewingTexts.days[0], { exact: true }), toKyivDay(tomorrow()))
  await input.typeTime(page.getByLabel(viewingTexts.times[0], { exact: true }), '18:30')
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

/** Expects that the page says what canceling does before the button. */
export async function cancelViewing(person: Person): Promise<void> {
  const { page, input } = person
  await openConversation(person)
  const question = page.locator('summary', { hasText: viewingTexts.cancel })
  const confirm = button(page, CANCEL_NOW)
  await input.press(question)
  await expect(confirm).toBeVisible()
  await person.expectAccessible()
  await input.press(question)
  await expect(confirm).toBeHidden()
  await input.press(question)
  await input.press(confirm)
  await expectDone(person, 'cancel')
}
