import type { Locator, Page } from '@playwright/test'
import { listingPath } from '#domain/catalog/links.ts'
import { saveSearchPath } from '#domain/catalog/saved-search/links.ts'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import { newShortlistPath } from '#domain/catalog/shortlist/links.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { formatConversationTarget } from '#domain/messages/conversation/conversation-target.ts'
import {
  conversationPath,
  reportConversationPath,
  writePath,
} from '#domain/messages/conversation/links.ts'
import { ASK_INTENT, factsPath } from '#domain/messages/facts/links.ts'
import { viewingsPath } from '#domain/messages/viewing/links.ts'
import { moderatedOfferPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { reportListingPath } from '#domain/safety/report/links.ts'
import { withOwnSite as test } from '#e2e/fixtures/own-site.ts'
import { expect } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, register } from '#e2e/support/account.ts'
import { OFFLINE_ERRORS } from '#e2e/support/network/service-worker.ts'
import { createRequests, openAs } from '#e2e/support/people/signed-in-page.ts'
import { COMPLETE, createOwnerForms } from '#test/homes/owner-forms.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { type SignedIn, signIn } from '#test/site/sign-in.ts'
import { saveSearchTexts } from '#texts/catalog/save-search-button.ts'
import { newSearchTexts, savedSearchTexts } from '#texts/catalog/saved-search.ts'
import { shortlistTexts } from '#texts/catalog/shortlist.ts'
import { myListingsTexts } from '#texts/homes/list.ts'
import { phoneTexts } from '#texts/homes/phone.ts'
import { pictureActionLabel, pictureActionNames, pictureTexts } from '#texts/homes/pictures.ts'
import { formatFieldLabel, previewTexts } from '#texts/homes/steps.ts'
import { askTexts, factQuestionTexts } from '#texts/messages/facts.ts'
import { messagesTexts } from '#texts/messages/messages.ts'
import { readingTexts } from '#texts/messages/read-receipts.ts'
import { viewingTexts } from '#texts/messages/viewing.ts'
import { banDecisionNames, banTexts, formatBans } from '#texts/moderation/bans.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'
import { settingsTexts } from '#texts/people/settings.ts'
import { ownBanTexts } from '#texts/safety/my-ban.ts'
import { reportTexts } from '#texts/safety/report.ts'
import { lostConnectionTexts } from '#texts/site/lost-connection.ts'
import { confirmTexts, unsubscribeTexts } from '#texts/site/newsletter-pages.ts'
import { offlineTexts } from '#texts/site/offline.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const LIST_TITLE = 'Our home'
const WORDS = 'Typed before the connection was lost.'

type Who = 'owner' | 'banned' | 'stranger' | 'moderator' | 'account' | 'visitor'

interface Lost {
  /** The route module in `app/routes/`, and which of its forms. */
  readonly form: string
  readonly who: Who
  readonly path: string
  /** Fills in the form. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** The field that keeps `words`. */
  readonly typed?: (page: Page) => Locator
  /** By default, `WORDS`. */
  readonly words?: string
  /** Opens what has the button, and closes once a field is typed in. */
  readonly open?: (page: Page) => Promise<unknown>
  readonly press: (page: Page) => Locator
  /** By default, that nothing was done. A form of another page says that its page does not open. */
  readonly sentence?: string | RegExp
}

const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true })
const press = (name: string) => (page: Page) => button(page, name)
/** A button of the first home of a list. */
const ofFirstHome = (name: string) => (page: Page) =>
  page
    .locator('[data-home]')
    .first()
    .getByRole('button', { name: new RegExp(`^${name}: `) })
const openFirstHome = (page: Page) => page.locator('[data-home] summary').first().click()
const openDetails = (page: Page, text: string) => page.locator('summary', { hasText: text }).click()

/** What is written on a list waits in the browser, together with what waited before. */
const KEPT = /kept here until there is a connection/

// The page of `homes/confirm-home` needs a link that is mailed a month after a home was put up, and that of a search
// that an address has not confirmed another one.
test('every form keeps its page and what was typed when the connection is lost', {
  tag: '@phone',
}, async ({ page, browser, site, visit, errors }) => {
  test.setTimeout(300_000)
  errors.allowError(OFFLINE_ERRORS)
  const app = createRequests(site.url)
  const forms = createOwnerForms(app)
  const owner = await signIn(app, createEmail())
  const seeker = await signIn(app, createEmail())
  const banned = await signIn(app, createEmail())
  const stranger = await signIn(app, createEmail())
  const moderatorEmail = createEmail()
  const moderator = await signIn(app, moderatorEmail)
  await site.grantModerator(moderatorEmail)
  await register(page, createEmail())

  const draft = await forms.createDraft(owner)
  await forms.fill(owner, draft)
  await forms.sendPictures(owner, draft, [await drawPicture({ seed: 1 })])
  const waiting = await forms.createWaiting(owner)
  const rejected = await forms.createWaiting(owner)
  await forms.decide(moderator, rejected, { intent: 'reject', reason: WORDS })
  const shown = await forms.createWaiting(owner, { ...COMPLETE, shelter: '' })
  await forms.decide(moderator, shown, { intent: 'approve' })
  const homes = await (await forms.get(PATHS.myListings, owner.cookie)).text()
  const listing = { type: 'rent', id: Number(/\/rent\/(\d+)/.exec(homes)?.[1]) } as const
  const begin = async ({ cookie }: SignedIn) => {
    const begun = await forms.post(writePath(listing), { text: WORDS }, cookie)
    return /messages\/([^/#]+)#write$/.exec(begun.headers.get('location') ?? '')?.[1] ?? ''
  }
  const conversation = await begin(seeker)
  const reported = await begin(banned)
  const report = { reason: 'insult', words: 'Called me a liar.', answer: 'none' }
  await forms.post(reportConversationPath(reported), report, owner.cookie)
  const target = formatConversationTarget({ conversation: reported, party: 'seeker', seq: 0 })
  const ban = { intent: 'act', kind: 'person', target, reason: 'insult' }
  expect((await forms.post(PATHS.moderation, ban, moderator.cookie)).status).toBe(303)

  const ask = { intent: ASK_INTENT }
  expect((await forms.post(writePath(listing), ask, seeker.cookie)).status).toBe(303)

  const search = { ...EMPTY_SEARCH_QUERY, type: 'rent' } as const
  const saved = await forms.post(saveSearchPath(search), {}, stranger.cookie)
  const [searchPage = ''] = /\/searches\/[\w-]+/.exec(saved.headers.get('location') ?? '') ?? []
  const titles = { title: LIST_TITLE, name: 'Olena' }
  const made = await forms.post(newShortlistPath(['sale/1', 'sale/2']), titles, stranger.cookie)
  const list = made.headers.get('location') ?? ''
  const invitation = { intent: 'invite', role: 'editor' }
  const invited = await (await forms.post(list, invitation, stranger.cookie)).text()
  const [joinPath = ''] = /\/list\/join\/[\w-]{43}/.exec(invited) ?? []

  const visitor = { baseURL: site.url, extraHTTPHeaders: createUniqueIpHeaders() }
  const pages: Record<Who, Page> = {
    visitor: await (await browser.newContext(visitor)).newPage(),
    owner: await openAs(browser, site.url, owner),
    banned: await openAs(browser, site.url, banned),
    stranger: await openAs(browser, site.url, stranger),
    moderator: await openAs(browser, site.url, moderator),
    account: page,
  }
  const all: readonly Lost[] = [
    {
      form: 'homes/my-listings',
      who: 'owner',
      path: PATHS.myListings,
      prepare: (page) => openDetails(page, myListingsTexts.appeal),
      typed: field(myListingsTexts.appealLabel),
      press: press(myListingsTexts.appealSend),
    },
    {
      form: 'homes/preview',
      who: 'owner',
      path: offerStepPath(draft, 'preview'),
      press: press(previewTexts.submit),
    },
    {
      form: 'homes/step, pictures',
      who: 'owner',
      path: offerStepPath(draft, 'pictures'),
      prepare: (page) =>
        page.getByRole('button', { name: pictureActionLabel(pictureTexts.menu, 1) }).click(),
      press: press(pictureActionLabel(pictureActionNames.remove, 1)),
    },
    {
      form: 'homes/step, phone',
      who: 'owner',
      path: offerStepPath(draft, 'phone'),
      prepare: (page) => field(phoneTexts.label)(page).fill('+380 44 123 45 67'),
      press: press(phoneTexts.show),
    },
    {
      form: 'catalog/saved-search/save',
      who: 'stranger',
      path: saveSearchPath({ ...EMPTY_SEARCH_QUERY, type: 'sale' }),
      press: press(newSearchTexts.submit),
    },
    {
      form: 'catalog/search/property, save',
      who: 'visitor',
      path: searchPath({ ...EMPTY_SEARCH_QUERY, type: 'sale' }),
      press: press(saveSearchTexts.save),
      sentence: offlineTexts.pageStays,
    },
    {
      form: 'catalog/saved-search/save, by an address',
      who: 'visitor',
      path: saveSearchPath({ ...EMPTY_SEARCH_QUERY, type: 'sale' }),
      typed: (page) => page.getByRole('main').getByLabel(newSearchTexts.email),
      words: createEmail(),
      press: press(newSearchTexts.submit),
    },
    {
      form: 'catalog/saved-search/saved-search, settings',
      who: 'stranger',
      path: searchPage,
      typed: field(savedSearchTexts.name),
      press: press(savedSearchTexts.save),
    },
    {
      form: 'catalog/saved-search/saved-search, webhook',
      who: 'stranger',
      path: searchPage,
      typed: (page) => page.getByLabel(savedSearchTexts.webhook),
      words: 'https://example.com/hook',
      press: press(savedSearchTexts.save),
    },
    {
      form: 'catalog/saved-search/saved-search, deletion',
      who: 'stranger',
      path: searchPage,
      press: press(savedSearchTexts.remove),
    },
    ...(['stranger', 'visitor'] as const).map(
      (who): Lost => ({
        form: `catalog/saved-search/saved-search, end of mails by a ${who}`,
        who,
        path: `${searchPage}?stop`,
        press: press(savedSearchTexts.stop),
      }),
    ),
    {
      form: 'catalog/shortlist/join',
      who: 'visitor',
      path: joinPath,
      typed: field(shortlistTexts.name),
      words: 'Taras',
      press: press(shortlistTexts.join),
    },
    {
      form: 'catalog/shortlist/shortlist, invitation',
      who: 'stranger',
      path: list,
      press: press(shortlistTexts.makeLink),
    },
    ...(['revoke', 'leave', 'delete'] as const).map(
      (name): Lost => ({
        form: `catalog/shortlist/shortlist, ${name}`,
        who: 'stranger',
        path: list,
        prepare: (page) => openDetails(page, shortlistTexts[name]),
        press: press(shortlistTexts[name]),
      }),
    ),
    ...(['for', 'against', 'down'] as const).map(
      (name): Lost => ({
        form: `catalog/shortlist/shortlist, ${name}`,
        who: 'stranger',
        path: list,
        press: ofFirstHome(shortlistTexts[name]),
        sentence: KEPT,
      }),
    ),
    {
      form: 'catalog/shortlist/shortlist, note',
      who: 'stranger',
      path: list,
      prepare: openFirstHome,
      typed: (page) => page.getByLabel(shortlistTexts.note).first(),
      press: ofFirstHome(shortlistTexts.saveNote),
      sentence: KEPT,
    },
    {
      form: 'catalog/shortlist/shortlist, viewing',
      who: 'stranger',
      path: list,
      prepare: openFirstHome,
      typed: (page) => page.getByLabel(shortlistTexts.viewing).first(),
      words: '2026-12-01T18:30',
      press: ofFirstHome(shortlistTexts.saveViewing),
      sentence: KEPT,
    },
    {
      form: 'catalog/shortlist/shortlist, name',
      who: 'stranger',
      path: list,
      // The heading has the new name at once.
      typed: field(shortlistTexts.title),
      words: LIST_TITLE,
      press: press(shortlistTexts.rename),
      sentence: KEPT,
    },
    {
      form: 'catalog/shortlist/shortlist, another home',
      who: 'stranger',
      path: list,
      prepare: (page) => field(shortlistTexts.link)(page).fill('/sale/3'),
      press: press(shortlistTexts.addLink),
      sentence: KEPT,
    },
    {
      form: 'catalog/shortlist/shortlist, no home',
      who: 'stranger',
      path: list,
      press: ofFirstHome(shortlistTexts.remove),
      sentence: KEPT,
    },
    {
      form: 'catalog/listing, questions',
      who: 'stranger',
      path: listingPath(listing),
      press: press(askTexts.owner),
      sentence: offlineTexts.pageStays,
    },
    {
      form: 'messages/facts',
      who: 'owner',
      path: factsPath(conversation),
      typed: field(formatFieldLabel('shelter')),
      words: '150',
      press: press(factQuestionTexts.answer),
      sentence: lostConnectionTexts.notSent,
    },
    {
      form: 'catalog/shortlist/lists',
      who: 'stranger',
      path: PATHS.lists,
      prepare: (page) => field(shortlistTexts.name)(page).fill('Olha'),
      typed: field(shortlistTexts.title),
      press: press(shortlistTexts.make),
    },
    {
      form: 'messages/conversation',
      who: 'owner',
      // As it is after a message.
      path: `${conversationPath(conversation)}#write`,
      async open(page) {
        await button(page, messagesTexts.more).click()
        await openDetails(page, messagesTexts.block)
      },
      typed: field(messagesTexts.label),
      press: press(messagesTexts.blockNow),
      sentence: lostConnectionTexts.notSent,
    },
    {
      form: 'messages/messages, appeal',
      who: 'banned',
      path: PATHS.messages,
      typed: field(ownBanTexts.label),
      press: press(ownBanTexts.send),
    },
    {
      form: 'messages/messages, settings',
      who: 'owner',
      path: PATHS.messages,
      press: (page) => page.getByRole('region', { name: readingTexts.title }).getByRole('button'),
    },
    {
      form: 'messages/viewings',
      who: 'owner',
      path: viewingsPath(conversation),
      async prepare(page) {
        await field(viewingTexts.days[0])(page).fill(toKyivDay(new Date(Date.now() + DAY_MS)))
        await field(viewingTexts.times[0])(page).fill('18:30')
      },
      press: press(viewingTexts.offer),
      sentence: lostConnectionTexts.notSent,
    },
    {
      form: 'messages/write',
      who: 'stranger',
      path: writePath(listing),
      typed: field(messagesTexts.label),
      press: press(messagesTexts.send),
      sentence: lostConnectionTexts.notSent,
    },
    {
      form: 'moderation/decide',
      who: 'moderator',
      path: moderatedOfferPath(waiting),
      typed: field(moderationTexts.reasonLabel),
      press: press(moderationTexts.reject),
    },
    {
      form: 'moderation/queue',
      who: 'moderator',
      path: PATHS.moderation,
      async prepare(page) {
        await openDetails(page, formatBans(1))
        await openDetails(page, banDecisionNames.lift)
      },
      typed: field(banTexts.liftReason),
      press: press(banDecisionNames.lift),
    },
    {
      form: 'people/settings',
      who: 'account',
      path: PATHS.settings,
      prepare: (page) => expect(button(page, settingsTexts.everywhere)).toBeVisible(),
      press: press(settingsTexts.everywhere),
      sentence: settingsTexts.everywhereFailed,
    },
    {
      form: 'safety/report-conversation',
      who: 'owner',
      path: reportConversationPath(conversation),
      prepare: (page) => field(reportTexts.reason)(page).selectOption('insult'),
      typed: field(reportTexts.words),
      press: press(reportTexts.send),
      sentence: lostConnectionTexts.notSent,
    },
    {
      form: 'safety/report-listing',
      who: 'stranger',
      path: reportListingPath(listing),
      prepare: (page) => field(reportTexts.reason)(page).selectOption('fraud'),
      typed: field(reportTexts.words),
      press: press(reportTexts.send),
      sentence: lostConnectionTexts.notSent,
    },
    {
      form: 'site/newsletter/confirm',
      who: 'stranger',
      path: `${PATHS.confirmSubscription}?token=x`,
      press: press(confirmTexts.submit),
    },
    {
      form: 'site/newsletter/unsubscribe',
      who: 'stranger',
      path: `${PATHS.unsubscribe}?token=x`,
      press: press(unsubscribeTexts.submit),
    },
  ]

  for (const { form, who, path, prepare, typed, words = WORDS, open, press, sentence } of all)
    await test.step(form, async () => {
      const page = pages[who]
      await visit(path, page)
      const heading = page.getByRole('heading', { level: 1 }).first()
      const title = await heading.textContent()
      await prepare?.(page)
      await typed?.(page).fill(words)
      await open?.(page)
      await page.context().setOffline(true)
      await press(page).click()
      await expect(page.getByText(sentence ?? lostConnectionTexts.notDone)).toBeVisible()
      await expect(heading).toHaveText(title ?? '')
      if (typed) await expect(typed(page)).toHaveValue(words)
      await page.context().setOffline(false)
    })
  for (const page of Object.values(pages)) if (page !== pages.account) await page.context().close()
})
