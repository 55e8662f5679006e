import { expect, test } from '#e2e/fixtures.ts'
import { legalNotice } from '#texts/legal/legal-notice.ts'
import { privacy } from '#texts/legal/privacy.ts'
import { terms } from '#texts/legal/terms.ts'
import { helpTexts } from '#texts/site/help.ts'

const DOCUMENTS = { '/privacy': privacy, '/terms': terms, '/legal': legalNotice }

test('documents end with a link to the contact form, and their contents link to the sections', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  for (const [address, { title, sections }] of Object.entries(DOCUMENTS)) {
    await visit(address)
    await expect(page).toHaveTitle(title)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const { heading } of sections) {
      await expect(main.getByRole('region', { name: heading })).toBeVisible()
    }

    const last = sections.at(-1)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link')).toHaveText(sections.map(({ heading }) => heading))
    const link = contents.getByRole('link', { name: last?.heading ?? '', exact: true })
    await link.click()
    await expect(page).toHaveURL(`${address}#${last?.id}`)
    const heading = page.getByRole('heading', { level: 2, name: last?.heading ?? '' })
    await expect(heading).toBeInViewport()
    await page.reload()
    await expect(heading).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(link).toBeInViewport()

    const end = main.getByRole('link').last()
    await expect(end).toHaveText('Contact us')
    await end.click()
    await expect(page).toHaveURL('/contact')
  }
})

test('help answers four questions, and leads to people', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/help')
  await expect(page).toHaveTitle('Help')
  const main = page.getByRole('main')
  const questions = main.locator('details')
  await expect(questions).toHaveCount(4)
  for (const [index, { question, answer }] of helpTexts.questionList.entries()) {
    const [first = ''] = answer
    await expect(main.getByText(first)).toBeHidden()
    const summary = questions.nth(index).locator('summary')
    await expect(summary).toHaveText(question)
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(main.getByText(first)).toBeVisible()
    await summary.click()
    await expect(main.getByText(first)).toBeHidden()
  }
  await expect(main.locator('a[href^="https://"]')).toHaveText(['Telegram', 'Instagram', 'X'])
  await main.getByRole('link', { name: 'Contact Support' }).click()
  await expect(page).toHaveURL('/contact')
})

test('a question can be linked to', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/help#account')
  await expect(page.getByText('Forgot your password?')).toBeVisible()
})

test.describe('static pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('show documents, and questions open', { tag: '@desktop' }, async ({ page }) => {
    for (const [address, { sections }] of Object.entries(DOCUMENTS)) {
      await page.goto(address)
      for (const { heading } of sections) {
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
      }
    }
    await page.goto('/help')
    await page.getByText("I can't sign in. What now?").click()
    await expect(page.getByText('Forgot your password?')).toBeVisible()
  })
})

test('only the text is printed', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/privacy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
