import type { Locator, Page } from '@playwright/test'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, register } from '#e2e/support/account.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { myListingsTexts } from '#texts/homes/list.ts'
import {
  formatMoved,
  formatPictureCount,
  formatPictureName,
  formatPictureProblem,
  pictureActionLabel,
  pictureActionNames,
  pictureTexts,
} from '#texts/homes/pictures.ts'
import { stepNames } from '#texts/homes/steps.ts'
import { formatSentOutcome } from '#texts/homes/uploading.ts'

test.use(WITH_MOTION)
test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

/** Drags a picture in front of the first one. */
async function dragBefore(page: Page, picture: Locator): Promise<void> {
  await expect(page.getByRole('list', { name: pictureTexts.list })).toHaveAttribute(
    'data-draggable',
  )
  await picture.hover()
  const first = await page.getByRole('img', { name: formatPictureName(1, 2) }).boundingBox()
  if (first === null) throw new Error('There is no first picture.')
  await page.mouse.down()
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2, { steps: 5 })
  // The list has made room for it.
  await expect(page.locator('.home-picture').first()).toHaveClass(/home-picture-ghost/)
  await waitUntilStored(page, () => page.mouse.up())
}

/** The page shows a new order before the server has stored it. */
async function waitUntilStored(page: Page, move: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse((response) => response.request().method() === 'POST')
  await move()
  await stored
}

test('pictures are moved by dragging, by keys and by a menu, and stay; one that is there is not added', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await register(page, createEmail())
  await page.waitForLoadState('networkidle')
  await visit(PATHS.myListings)
  await button(page, myListingsTexts.add).click()
  await page.getByRole('link', { name: stepNames.pictures }).click()
  const files = await Promise.all([1, 2].map((seed) => drawPicture({ seed })))
  const choose = (...names: number[]) =>
    page.getByLabel(pictureTexts.choose, { exact: true }).setInputFiles(
      names.map((name) => ({
        name: `${name}.jpg`,
        mimeType: 'image/jpeg',
        buffer: files[name] ?? Buffer.alloc(0),
      })),
    )
  await choose(0, 1)
  await expect(page.getByText(formatPictureCount(2, PICTURE_LIMITS))).toBeVisible()
  const second = page.getByRole('img', { name: formatPictureName(2, 2) })
  const path = await second.evaluate((image: HTMLImageElement) => new URL(image.src).pathname)
  await dragBefore(page, second)
  const cover = page.getByRole('list', { name: pictureTexts.list }).getByRole('img').first()
  await expect(cover).toHaveAttribute('src', new RegExp(path))
  await page.reload()
  await expect(cover).toHaveAttribute('src', new RegExp(path))
  const menu = (place: number) => button(page, pictureActionLabel(pictureTexts.menu, place))
  await menu(1).focus()
  await waitUntilStored(page, () => page.keyboard.press('ArrowRight'))
  await expect(page.getByText(formatMoved(2, 2))).toBeAttached()
  await expect(menu(2)).toBeFocused()
  await expect(cover).not.toHaveAttribute('src', new RegExp(path))
  const first = button(page, pictureActionLabel(pictureActionNames.first, 2))
  // The end of the move before closes an open menu.
  await expect(async () => {
    if (!(await first.isVisible())) await menu(2).click()
    await first.click({ timeout: 1_000 })
  }).toPass()
  await expect(cover).toHaveAttribute('src', new RegExp(path))

  await choose(1)
  await expect(page.getByText(formatPictureProblem('already there', PICTURE_LIMITS))).toBeVisible()
  await expect(page.getByText(formatPictureCount(2, PICTURE_LIMITS))).toBeVisible()
  await expect(page.getByText(formatSentOutcome(0, 1))).toBeAttached()
})
