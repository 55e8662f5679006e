import { expect, type Page } from '@playwright/test'
import {
  button,
  createEmail,
  emailField,
  fillSignInForm,
  PASSWORD,
  register,
} from '#e2e/support/account.ts'
import { contactField, fillContactForm } from '#e2e/support/contact-form.ts'
import { fillReview, modal, publishReview, reviewCards } from '#e2e/support/review-form.ts'
import { favoriteButton, filterOption, openFilters } from '#e2e/support/search-results.ts'
import { readStorage, readStoredFavorites } from '#e2e/support/storage.ts'
import { filterTexts } from '#texts/catalog/filters.ts'
import { goToSlideLabel, listingTexts, slideLabel } from '#texts/catalog/listing.ts'
import { propertyTexts } from '#texts/catalog/property.ts'
import { saveSearchTexts } from '#texts/catalog/save-search-button.ts'
import { newSearchTexts, savedSearchTexts } from '#texts/catalog/saved-search.ts'
import { shortlistTexts } from '#texts/catalog/shortlist.ts'
import { credentialsMessages, identityTexts } from '#texts/people/identity.ts'
import { settingsTexts } from '#texts/people/settings.ts'
import { contactNotices, contactTexts } from '#texts/site/contact.ts'
import { homeTexts } from '#texts/site/home.ts'
import { lifestyleTexts } from '#texts/site/lifestyle.ts'
import { newsletterNotices, newsletterTexts } from '#texts/site/newsletter.ts'
import { reviewTexts } from '#texts/site/reviews.ts'
import { shellTexts } from '#texts/site/shell.ts'
import { type FirstPress, TIMEOUT } from './expect-first-press.ts'

const heart = (page: Page) => favoriteButton(page, 'sale', 1)
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const [, secondTab] = ['For Families', 'For Young Professionals'] as const

/**
 * Posts a form without the page.
 *
 * @returns where it leads
 */
async function post(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const posted = await page.request.post(path, { form, maxRedirects: 0 })
  return posted.headers().location ?? ''
}

/** A list with one home. */
const makeList = (page: Page) => post(page, '/lists?homes=sale/1', { title: 'Ours', name: 'Olena' })

const ofHome = (page: Page, name: string) =>
  page
    .locator('[data-home]')
    .first()
    .getByRole('button', { name: new RegExp(`^${name}: `) })

/** What is written on a list is sent once it shows. */
const expectSent = (page: Page) => expect(page.locator('.shortlist-status')).toBeEmpty(TIMEOUT)

/** Every control with a specified reaction. */
export const FIRST_PRESSES: readonly FirstPress[] = [
  {
    name: 'Sale',
    path: '/property',
    act: (page, press) => press(button(page, 'Sale')),
    async expectReaction(page, { expectSaid }) {
      await expectSaid(propertyTexts.searching)
      await expect(page).toHaveURL('/property?type=sale', TIMEOUT)
      await expect(page.getByRole('article')).toHaveCount(9, TIMEOUT)
      expect(await readStorage(page, 'estateType')).toBe('sale')
    },
  },
  {
    name: 'a tab of lifestyles',
    path: '/lifestyle',
    act: (page, press) => press(tab(page, secondTab)),
    async expectReaction(page, { expectSaid }) {
      await expectSaid(lifestyleTexts.loading)
      await expect(tab(page, secondTab)).toHaveAttribute('aria-selected', 'true', TIMEOUT)
      await expect(page.getByRole('heading', { name: 'Kharkiv' })).toBeVisible(TIMEOUT)
    },
  },
  {
    name: 'an arrow key on a tab of lifestyles',
    path: '/lifestyle',
    inputs: ['keyboard'],
    act: (page) => tab(page, 'For Families').press('ArrowRight'),
    async expectReaction(page, { expectSaid }) {
      await expectSaid(lifestyleTexts.loading)
      await expect(tab(page, secondTab)).toBeFocused(TIMEOUT)
    },
  },
  {
    name: 'a heart',
    path: '/property?type=sale',
    act: (page, press) => press(heart(page)),
    async expectReaction(page, { expectSaid }) {
      await expectSaid('Added to favorites!')
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
      expect(await readStoredFavorites(page)).toEqual(['sale 1'])
    },
  },
  {
    name: 'Copy link',
    path: '/sale/1',
    act: (page, press) => press(button(page, 'Copy link')),
    expectReaction: (_page, { expectSaid }) => expectSaid('Link copied!'),
  },
  {
    name: 'the filter panel',
    path: '/property?type=sale',
    width: 'phone',
    act: (page, press) => press(page.getByRole('button', { name: /^Filter\b/ })),
    expectReaction: (page) =>
      expect(page.getByRole('region', { name: 'Filters' })).toBeVisible(TIMEOUT),
  },
  {
    name: 'Apply',
    path: '/property?type=sale',
    async act(page, press) {
      const panel = await openFilters(page)
      await filterOption(panel, '2 rooms').check()
      await press(button(panel, 'Apply'))
    },
    expectReaction: (page) => expect(page).toHaveURL('/property?type=sale&rooms=2', TIMEOUT),
  },
  {
    name: 'Clear',
    path: '/property?type=sale&rooms=2',
    async act(page, press) {
      const panel = await openFilters(page)
      await press(button(panel, filterTexts.clear))
    },
    expectReaction: (page) => expect(page).toHaveURL('/property?type=sale', TIMEOUT),
  },
  {
    name: 'the menu',
    path: '/home',
    width: 'phone',
    act: (page, press) => press(button(page, shellTexts.menu)),
    expectReaction: (page) =>
      expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible(TIMEOUT),
  },
  {
    name: 'a review',
    path: '/reviews',
    async act(page, press) {
      await press(button(page, reviewTexts.leave))
      await expect(modal(page)).toBeVisible(TIMEOUT)
      await fillReview(page)
      await publishReview(page)
    },
    expectReaction: (page) => expect(reviewCards(page)).toHaveCount(7, TIMEOUT),
  },
  {
    name: 'the newsletter',
    path: '/help',
    async act(page, press) {
      await contactField(page, 'newsletter').fill(createEmail())
      await press(button(page, newsletterTexts.subscribe))
    },
    async expectReaction(_page, { expectSaid, expectCall }) {
      await expectSaid(newsletterTexts.sending)
      await expectSaid(newsletterNotices.success)
      await expectCall(/\/mail\/api\/v1\.0\/email\/send$/)
    },
  },
  {
    name: 'the contact form',
    path: '/contact',
    async act(page, press) {
      await fillContactForm(page, createEmail())
      await press(button(page, contactTexts.send))
    },
    async expectReaction(page, { expectSaid, expectCall }) {
      await expectSaid(contactTexts.sending)
      await expectSaid(contactNotices.success)
      await expectCall(/\/mail\/api\/v1\.0\/email\/send$/)
      await expect(contactField(page, 'message')).toHaveValue('', TIMEOUT)
    },
  },
  {
    name: 'a field that was left',
    path: '/contact',
    inputs: ['keyboard'],
    async act(page) {
      await contactField(page, 'name').press('Tab')
    },
    expectReaction: (page) =>
      expect(contactField(page, 'name')).toHaveAccessibleDescription(
        'This field is required!',
        TIMEOUT,
      ),
  },
  {
    name: 'Login with empty fields',
    path: '/',
    act: (page, press) => press(button(page, 'Login')),
    async expectReaction(page) {
      const { required } = credentialsMessages.password
      await expect(page.getByText(required, { exact: true })).toBeVisible(TIMEOUT)
      await expect(emailField(page)).toBeFocused(TIMEOUT)
    },
  },
  {
    name: 'Register',
    path: '/',
    async act(page, press) {
      await fillSignInForm(page, createEmail(), PASSWORD)
      await press(button(page, 'Register'))
    },
    async expectReaction(page, { expectSaid, expectCall }) {
      await expectSaid('Registration is successful!')
      await expectCall(/accounts:signUp/)
      await expect(page).toHaveURL('/home', TIMEOUT)
    },
  },
  {
    name: 'Login with Google',
    path: '/',
    act: (page, press) =>
      Promise.all([page.waitForEvent('popup', TIMEOUT), press(button(page, identityTexts.google))]),
    async expectReaction(page) {
      const [, popup] = page.context().pages()
      await expect.poll(() => popup?.url(), TIMEOUT).toMatch(/authorize/)
    },
  },
  {
    name: 'the password toggle',
    path: '/',
    act: (page, press) => press(button(page, identityTexts.showPassword)),
    expectReaction: (page) =>
      expect(page.locator('[name="userPassword"]')).toHaveAttribute('type', 'text', TIMEOUT),
  },
  {
    name: 'the theme',
    path: '/about',
    act: (page, press) => press(button(page, shellTexts.darkMode).first()),
    async expectReaction(page) {
      await expect(page.locator('html.dark')).toBeAttached(TIMEOUT)
      expect(await readStorage(page, 'darkMode')).toBe('true')
    },
  },
  {
    name: 'the next picture',
    path: '/sale/1',
    width: 'desktop',
    act: (page, press) => press(button(page, listingTexts.next)),
    expectReaction: (page) => expectSlide(page, 2),
  },
  {
    name: 'a dot of the carousel',
    path: '/sale/1',
    act: (page, press) => press(button(page, goToSlideLabel(3))),
    expectReaction: (page) => expectSlide(page, 3),
  },
  {
    name: 'to the top',
    path: '/home',
    async act(page, press) {
      await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }))
      await press(button(page, homeTexts.toTop))
    },
    expectReaction: (page) => expect.poll(() => page.evaluate(() => scrollY), TIMEOUT).toBe(0),
  },
  {
    name: 'Save search',
    path: '/property?type=sale',
    act: (page, press) => press(button(page, saveSearchTexts.save)),
    expectReaction: (page) => expect(page).toHaveURL('/searches/new?type=sale', TIMEOUT),
  },
  {
    name: 'saving a search by an address',
    path: '/searches/new?type=sale',
    async act(page, press) {
      await emailField(page).fill(createEmail())
      await press(button(page, newSearchTexts.submit))
    },
    async expectReaction(page, { expectSaid, expectCall }) {
      await expectSaid(newSearchTexts.saving)
      await expect(page.getByText(newSearchTexts.sent)).toBeVisible(TIMEOUT)
      await expectCall(/searches\/new/)
    },
  },
  {
    name: 'changes of a saved search',
    prepare: (page) => register(page, createEmail()),
    path: (page) => post(page, '/searches/new?type=sale', {}),
    async act(page, press) {
      await page.getByLabel(savedSearchTexts.name, { exact: true }).fill('For my mother')
      await press(button(page, savedSearchTexts.save))
    },
    async expectReaction(page, { expectSaid, expectCall }) {
      await expectSaid(savedSearchTexts.saving)
      await expect(page.getByText(savedSearchTexts.changed)).toBeVisible(TIMEOUT)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('For my mother')
      await expectCall(/searches\/[\w-]{43}/)
    },
  },
  ...(['for', 'against'] as const).map(
    (reaction): FirstPress => ({
      name: `a vote ${reaction} a home`,
      path: makeList,
      act: (page, press) => press(ofHome(page, shortlistTexts[reaction])),
      async expectReaction(page, { expectCall }) {
        const vote = ofHome(page, shortlistTexts[reaction])
        await expect(vote).toHaveAttribute('aria-pressed', 'true', TIMEOUT)
        await expectSent(page)
        await expectCall(/\/list\/.*\/changes/)
      },
    }),
  ),
  {
    name: 'a note about a home',
    path: makeList,
    async act(page, press) {
      await page.locator('[data-home] summary').click()
      await page.getByLabel(shortlistTexts.note).fill('Near work')
      await press(ofHome(page, shortlistTexts.saveNote))
    },
    async expectReaction(page, { expectSaid, expectCall }) {
      await expectSaid(shortlistTexts.saved)
      await expect(page.locator('.shortlist-notes')).toContainText('Near work', TIMEOUT)
      await expectSent(page)
      await expectCall(/\/list\/.*\/changes/)
    },
  },
  {
    name: 'another home on a list',
    path: makeList,
    async act(page, press) {
      await page.getByLabel(shortlistTexts.link).fill('/sale/2')
      await press(button(page, shortlistTexts.addLink))
    },
    async expectReaction(page, { expectCall }) {
      await expect(page.locator('[data-home]')).toHaveCount(2, TIMEOUT)
      await expectSent(page)
      await expectCall(/\/list\/.*\/changes/)
    },
  },
  {
    name: 'a link to a list',
    path: makeList,
    act: (page, press) => press(button(page, shortlistTexts.makeLink)),
    expectReaction: (page) => expect(page.locator('.shortlist-made a')).toBeVisible(TIMEOUT),
  },
  {
    name: 'a new list',
    path: '/lists?homes=sale/1',
    async act(page, press) {
      await page.getByLabel(shortlistTexts.title).fill('Ours')
      await page.getByLabel(shortlistTexts.name).fill('Olena')
      await press(button(page, shortlistTexts.make))
    },
    async expectReaction(page, { expectSaid }) {
      await expectSaid(shortlistTexts.making)
      await expect(page.locator('[data-home]')).toHaveCount(1, TIMEOUT)
    },
  },
  {
    name: 'Logout',
    path: '/settings',
    prepare: (page) => register(page, createEmail()),
    act: (page, press) => press(button(page, settingsTexts.logout)),
    // A count of what is unread or a new token may be asked for just when the session ends.
    allowedError: /status of 40[01]/,
    expectReaction: (page) => expect(page).toHaveURL('/', TIMEOUT),
  },
]

const expectSlide = (page: Page, number: number) =>
  expect(page.getByRole('group', { name: slideLabel(number), exact: true })).toBeInViewport({
    ratio: 0.9,
    ...TIMEOUT,
  })
