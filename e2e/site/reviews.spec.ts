import { expect, test } from '#e2e/fixtures.ts'
import {
  fillReview,
  NEW_REVIEW,
  openModal,
  publishReview,
  readStoredReviews,
  reviewCards,
} from '#e2e/support/review-form.ts'
import { reviewTexts } from '#texts/site/reviews.ts'
import { SEED_REVIEWS } from '#texts/site/seed-reviews.ts'

test('the six seeds are shown with their stars and dates', { tag: '@phone' }, async ({
  page,
  visit,
  viewport,
}) => {
  await visit('/reviews')
  await expect(page).toHaveTitle('Reviews')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
  await expect(page.getByText('What our clients say', { exact: true })).toBeVisible()
  await expect(reviewCards(page)).toHaveCount(6)
  const stars = page.getByRole('main').getByRole('img', { name: /out of 5 stars$/ })
  const labels = await stars.evaluateAll((list) =>
    list.map((row) => row.getAttribute('aria-label')),
  )
  expect(labels.map((label) => Number.parseFloat(label ?? ''))).toEqual([5, 5, 4, 4.5, 3.5, 4])
  for (const [place, { ava, name, surname, review, date }] of SEED_REVIEWS.entries()) {
    const card = reviewCards(page).nth(place)
    await expect(card.getByRole('heading')).toHaveText(`${name} ${surname}`)
    await expect(card.getByText(review, { exact: true })).toBeVisible()
    await expect(card.getByText(date, { exact: true })).toBeVisible()
    if (ava === null) await expect(card.getByText(`${name[0]}${surname[0]}`)).toBeVisible()
    else await expect(card.locator('img')).toHaveAttribute('src', ava)
  }
  const left = await reviewCards(page).evaluateAll((list) =>
    list.map((card) => card.getBoundingClientRect().left),
  )
  const width = viewport?.width ?? 0
  expect(new Set(left).size).toBe(width < 640 ? 1 : width < 1024 ? 2 : 3)
})

test('a review comes last, is kept, and is there after a reload', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/reviews')
  await openModal(page)
  await fillReview(page)
  await publishReview(page)
  await page.getByRole('link', { name: reviewTexts.show }).click()
  await expect(reviewCards(page).last()).toBeInViewport()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(reviewCards(page)).toHaveCount(7)
  const own = {
    ava: null,
    name: NEW_REVIEW.name,
    surname: NEW_REVIEW.surname,
    stars: 'star-2.5',
    review: NEW_REVIEW.review,
    date: NEW_REVIEW.date,
  }
  expect(await readStoredReviews(page)).toEqual([...SEED_REVIEWS, own])
  await page.reload()
  const last = reviewCards(page).nth(6)
  await expect(last.getByRole('heading')).toHaveText("Олена O'Hara")
  await expect(last.getByText('ОO', { exact: true })).toBeVisible()
  await expect(last.getByText('March 1, 2026', { exact: true })).toBeVisible()
  await expect(last.getByRole('img', { name: '2.5 out of 5 stars' })).toBeVisible()
})

test.describe('reviews west of Greenwich', { tag: '@phone' }, () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' })
  test('show dates on their day', async ({ page, visit, seed }) => {
    const dates = ['2025-07-11', '2025-01-01', '2024-02-29', 'July 11, 2025']
    const reviews = dates.map((date) => ({ ...NEW_REVIEW, ava: null, stars: 'star-4', date }))
    await seed({ homiq_reviews: JSON.stringify(reviews) })
    await visit('/reviews')
    await expect(reviewCards(page)).toHaveCount(4)
    for (const [place, day] of [
      'July 11, 2025',
      'January 1, 2025',
      'February 29, 2024',
      'July 11, 2025',
    ].entries()) {
      await expect(reviewCards(page).nth(place).getByText(day, { exact: true })).toBeVisible()
    }
  })
})

test('text is text: markup is shown, lines are kept, long words wrap', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/reviews')
  await openModal(page)
  const word = 'х'.repeat(400)
  const review = `<b>bold</b> <img src=x onerror=alert(1)>\nsecond line\n${word}`
  await fillReview(page, { review, name: word, surname: '<i>S</i>' })
  await publishReview(page)
  const text = reviewCards(page).nth(6).getByText('second line')
  expect(await text.textContent()).toBe(review)
  await expect(text).toHaveCSS('white-space-collapse', 'preserve')
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overhang).toBeLessThanOrEqual(0)
  const fits = await reviewCards(page)
    .nth(6)
    .evaluate((card) => card.scrollWidth <= card.clientWidth)
  expect(fits).toBe(true)
})

test('two tabs show and keep what both wrote', { tag: '@phone' }, async ({
  page,
  context,
  visit,
}) => {
  const other = await context.newPage()
  await visit('/reviews')
  await visit('/reviews', other)
  await openModal(page)
  await fillReview(page, { name: 'First' })
  await publishReview(page)
  await expect(reviewCards(other)).toHaveCount(7)
  await openModal(other)
  await fillReview(other, { name: 'Second' })
  await publishReview(other)
  for (const tab of [page, other]) {
    await expect(reviewCards(tab).getByRole('heading').nth(6)).toHaveText("First O'Hara")
    await expect(reviewCards(tab).getByRole('heading').nth(7)).toHaveText("Second O'Hara")
  }
  expect((await readStoredReviews(page)).map(({ name }) => name).slice(6)).toEqual([
    'First',
    'Second',
  ])
})
