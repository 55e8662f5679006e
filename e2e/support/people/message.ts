import { expect, type Page, type Request } from '@playwright/test'
import { wordedFactTexts } from '#content/texts/catalog/facts.ts'
import { listingTexts } from '#content/texts/catalog/listing.ts'
import { messagesTexts, writeTitles } from '#content/texts/messages/messages.ts'
import { COUNTS_PATH } from '#domain/homes/offer/count.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { button } from '#e2e/support/account.ts'
import { HOME } from './create-home.ts'
import type { Person } from './person.ts'

const { pets, furnished, commission } = wordedFactTexts

const QUESTION = 'Could I see it this week?'
const ANSWER = 'Gladly. Choose a time.'

/** In the conversation itself: its last message also stands in the list beside it. */
export const findMessage = (page: Page, text: string) =>
  page.locator('.message-text').getByText(text)

/** Searches until the index contains the home, usually within two seconds. */
export async function writeToOwner({ page, input, mode, visit }: Person): Promise<void> {
  const found = page.getByRole('main').getByRole('link', { name: `Show More: ${HOME}` })
  await expect(async () => {
    await visit('/property?type=sale&q=Vyshnevyi&pets=allowed&furnished=partly&commission=none')
    await expect(found.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const isCounted = (request: Request) => new URL(request.url()).pathname === COUNTS_PATH
  const counted = mode === 'no script' ? null : page.waitForRequest(isCounted)
  await input.press(found.first())
  await expect(page.getByText(listingTexts.offeredByOwner)).toBeVisible()
  for (const fact of [pets.values.allowed, furnished.values.partly, commission.values.none])
    await expect(page.getByRole('main').getByText(fact, { exact: true })).toBeVisible()
  if (counted) expect((await counted).postData()).toMatch(/^what=view&type=sale&id=\d+$/)
  await expect(page.getByRole('link', { name: writeTitles.owner })).toBeVisible()
  await input.press(page.getByRole('link', { name: writeTitles.owner }))
  await expect(page.getByLabel(messagesTexts.label, { exact: true })).toBeVisible()
  await input.type(page.getByLabel(messagesTexts.label, { exact: true }), QUESTION)
  await input.press(button(page, messagesTexts.send))
  await expect(findMessage(page, QUESTION)).toBeVisible()
}

export async function openConversation({ page, input, visit }: Person): Promise<void> {
  await visit(PATHS.messages)
  await input.press(page.getByRole('link', { name: HOME }).first())
  await expect(page.getByLabel(messagesTexts.label, { exact: true })).toBeInViewport()
}

export async function replyToSeeker(owner: Person): Promise<void> {
  const { page, input } = owner
  await openConversation(owner)
  await expect(findMessage(page, QUESTION)).toBeVisible()
  await input.type(page.getByLabel(messagesTexts.label, { exact: true }), ANSWER)
  await input.press(button(page, messagesTexts.send))
  await expect(findMessage(page, ANSWER)).toBeVisible()
}
