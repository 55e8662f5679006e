import { expect, type Page, type Request } from '@playwright/test'
import { COUNTS_PATH } from '#domain/homes/offer/count.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { button } from '#e2e/support/account.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { wordedFactTexts } from '#texts/catalog/facts.ts'
import { listingTexts } from '#texts/catalog/listing.ts'
import { formatPictureOf, formatPicturesLabel } from '#texts/messages/message-pictures.ts'
import { formatObstacle, messagesTexts, writeTitles } from '#texts/messages/messages.ts'
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
  const found = page.getByRole('main').getByRole('link', {
    name: `${listingTexts.more}: ${HOME}`,
  })
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

export async function openConversation(person: Person): Promise<void> {
  await followConversation(person)
  await expect(person.page.getByLabel(messagesTexts.label, { exact: true })).toBeInViewport()
}

async function followConversation({ page, input, visit }: Person): Promise<void> {
  await visit(PATHS.messages)
  await input.press(page.getByRole('link', { name: HOME }).first())
}

/** A seeker can send pictures once the owner has answered. */
export async function sendPicture({ page, input, mode }: Person): Promise<void> {
  // A page without scripts does not show the answer by itself.
  if (mode === 'no script') await page.reload()
  await expect(findMessage(page, ANSWER)).toBeVisible()
  const buffer = await drawPicture({ seed: 3 })
  await input.attach(page.getByLabel(formatPicturesLabel(CONVERSATION_LIMITS)), [
    { name: 'sofa.jpg', mimeType: 'image/jpeg', buffer },
  ])
  await input.press(button(page, messagesTexts.send))
  await expect(
    page.getByRole('img', { name: formatPictureOf(1, 1, messagesTexts.you) }),
  ).toBeVisible()
}

export async function blockSeeker(owner: Person, seeker: Person): Promise<void> {
  const { page, input } = owner
  await openConversation(owner)
  await expect(page.getByRole('img', { name: formatPictureOf(1, 1, '') })).toBeVisible()
  await input.press(button(page, messagesTexts.more))
  await input.press(page.locator('summary', { hasText: messagesTexts.block }))
  await input.press(button(page, messagesTexts.blockNow))
  await expect(
    page.getByText(formatObstacle('blocking', { party: 'owner', offeredBy: 'owner' })),
  ).toBeVisible()
  if (seeker.mode === 'no script') await followConversation(seeker)
  await expect(
    seeker.page.getByText(formatObstacle('blocked', { party: 'seeker', offeredBy: 'owner' })),
  ).toBeVisible()
}

export async function replyToSeeker(owner: Person): Promise<void> {
  const { page, input } = owner
  await openConversation(owner)
  await expect(findMessage(page, QUESTION)).toBeVisible()
  await input.type(page.getByLabel(messagesTexts.label, { exact: true }), ANSWER)
  await input.press(button(page, messagesTexts.send))
  await expect(findMessage(page, ANSWER)).toBeVisible()
}
