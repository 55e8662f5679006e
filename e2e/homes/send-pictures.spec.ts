import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { test as base, expect } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, register } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { type FlakyProxy, startFlakyProxy } from '#e2e/support/network/flaky-proxy.ts'
import { throttleNetwork } from '#e2e/support/network/slow-line.ts'
import { getPictureFolders } from '#server/platform/picture/folders.ts'
import { myListingsTexts } from '#texts/homes/list.ts'
import {
  formatPictureCount,
  formatPictureName,
  formatPictureProblem,
  pictureTexts,
} from '#texts/homes/pictures.ts'
import { stepNames } from '#texts/homes/steps.ts'
import { formatOnTheirWay, sendingTexts, sentPictureLabel } from '#texts/homes/uploading.ts'

/** A site behind a connection that can be cut. */
const test = base.extend<{ line: FlakyProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
  line: async ({}, use, { project }) => {
    const line = await startFlakyProxy(project.use.baseURL ?? '')
    await use(line)
    line.stop()
  },
  baseURL: ({ line }, use) => use(line.url),
})

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

/** A photo larger than pages show it, and of noise, so that it cannot be compressed much. */
const drawPhoto = () =>
  sharp({
    create: {
      width: 3_000,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

/** The offset at which each upload request starts. */
function watchOffsets(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  return offsets
}

/** How many bytes of a home's uploads are on the server's disk. */
async function countStoredBytes(home: string): Promise<number> {
  const folder = getPictureFolders(process.env.E2E_DATA_DIR ?? '').uploads
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.includes(home) && !name.endsWith('.json'),
  )
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function waitForMore(home: string, bytes: number): Promise<number> {
  await expect.poll(() => countStoredBytes(home)).toBeGreaterThan(bytes)
  return countStoredBytes(home)
}

test('an upload over a slow connection resumes after the connection was cut and the page was left', {
  tag: '@phone',
}, async ({ page, line, errors, visit }) => {
  errors.expectError(/net::ERR_/)
  await register(page, createEmail())
  await page.waitForLoadState('networkidle')
  await visit(PATHS.myListings)
  await button(page, myListingsTexts.add).click()
  await page.getByRole('link', { name: stepNames.pictures }).click()
  await page.waitForLoadState('networkidle')
  const offsets = watchOffsets(page)
  await throttleNetwork(page)
  const stuck = line.stallAfter(200_000)
  await page.getByLabel(pictureTexts.choose, { exact: true }).setInputFiles([
    { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto() },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello.') },
  ])
  await stuck
  await expect(page.getByText(/^Sending, \d+%$/)).toBeVisible()
  const home = /my\/listings\/([^/]+)/.exec(page.url())?.[1] ?? ''
  // Data that the server has not read yet is lost with the connection.
  const stored = await waitForMore(home, 0)
  line.disconnect()
  await expect(page.getByText(sendingTexts.held).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)

  line.restore()
  const stuckAgain = line.stallAfter(100_000)
  await stuckAgain
  await waitForMore(home, stored)
  await page.getByRole('link', { name: pictureTexts.goOn, exact: true }).click()
  await expect(page.getByText(formatOnTheirWay(2))).toBeVisible()
  await page.goBack()
  await page.reload()
  line.restore()
  await expect(page.getByText(formatPictureCount(1, PICTURE_LIMITS))).toBeVisible()
  const [first, second = 0, third = 0] = offsets
  expect([first, second > 0, third > second]).toEqual([0, true, true])
  // The stored size shows that the picture was shrunk.
  const image = page.getByRole('img', { name: formatPictureName(1, 1) })
  await expect(image).toHaveAttribute('src', /-2560x512\.jpg$/)
  await expect(page.getByText(formatPictureProblem('not a picture', PICTURE_LIMITS))).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const way = (name: string) =>
    page.getByRole('button', { name: sentPictureLabel(name, 'notes.txt') })
  await expect(way(sendingTexts.tryAgain)).toHaveCount(0)
  await way(sendingTexts.dismiss).click()
  await expect(page.getByRole('list', { name: sendingTexts.list })).toHaveCount(0)
})
