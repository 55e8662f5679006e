import type { Language } from '#domain/platform/language.ts'
import type { MailText } from '#domain/platform/text/mail-text.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as SearchMails from '#texts/catalog/saved-search-mails.ts'
import type * as HomesMails from '#texts/homes/mails.ts'
import type * as UnreadMails from '#texts/messages/unread-mails.ts'
import type * as ViewingMails from '#texts/messages/viewing-mails.ts'
import type * as ModerationMails from '#texts/moderation/mails.ts'
import type * as PeopleMails from '#texts/people/mails.ts'
import type * as SafetyMails from '#texts/safety/mails.ts'
import type * as SiteMails from '#texts/site/mails.ts'

const searches = await loadTexts<typeof SearchMails>('catalog/saved-search-mails.ts')
const homes = await loadTexts<typeof HomesMails>('homes/mails.ts')
const messages = await loadTexts<typeof UnreadMails>('messages/unread-mails.ts')
const viewings = await loadTexts<typeof ViewingMails>('messages/viewing-mails.ts')
const moderation = await loadTexts<typeof ModerationMails>('moderation/mails.ts')
const people = await loadTexts<typeof PeopleMails>('people/mails.ts')
const safety = await loadTexts<typeof SafetyMails>('safety/mails.ts')
const site = await loadTexts<typeof SiteMails>('site/mails.ts')

const SITE = 'https://homiq.test'
const TOKEN = 'q'.repeat(43)

/** What somebody typed who wants to break the mail. */
export const TYPED = '<script>alert(1)</script><img src=x onerror="a()"> & "6" o\'clock'

const home = `вул. Хрещатик, 22, Київ ${TYPED}`
const card = {
  title: home,
  price: '25 000 ₴',
  link: `${SITE}/rent/7`,
  picture: {
    url: `${SITE}/pictures/apartments/01-living-960.jpg`,
    width: 1440,
    height: 960,
  },
}
const portrait = { ...card.picture, width: 960, height: 1440 }
const at = new Date('2026-11-22T10:00:00Z')
const link = `${SITE}/email-action#mode=verifyEmail&oobCode=${TOKEN}`
const settingsLink = `${SITE}/messages`
const conversation = `${SITE}/messages/7d9c0a52-3f0e-4d53-8c7e-2b8e1f0a9c11#newest`
const confirm = {
  home,
  card,
  end: '03.12.2026',
  freeLink: `${SITE}/my/listings/confirm?answer=free&token=${TOKEN}`,
  closedLink: `${SITE}/my/listings/confirm?answer=closed&token=${TOKEN}`,
}
const decision = { home, card, link }
const check = { ...decision, until: '21.05.2027' }
const message = {
  sender: 'Олена',
  home,
  card: { ...card, picture: portrait },
  texts: [`Добрий день!\nЧи ще вільна? ${TYPED}`, 'w'.repeat(300)],
  isRedacted: true,
  isAutomatic: false,
  canBeRepliedTo: true,
  link: conversation,
  settingsLink,
}
const viewing = {
  other: 'owner',
  home,
  card,
  time: '24.11.2026, 10:00–10:30',
  place: home,
  link: conversation,
  settingsLink,
} as const

/** Every kind of mail that the site writes. */
export function createMailKinds(language: Language): Readonly<Record<string, MailText>> {
  const { confirmHomeMail, endedHomeMail } = homes[language]
  const { unreadMail } = messages[language]
  const { viewingMail } = viewings[language]
  const { checkOutcomeMail, claimOutcomeMail, decisionMail } = moderation[language]
  const { confirmationMail, deletionMail, newDeviceMail, newPasswordMail, passwordMail } =
    people[language]
  const { reportOutcomeMail } = safety[language]
  const { subscriptionMail, welcomeMail } = site[language]
  const { alertMail, confirmSearchMail } = searches[language]
  return {
    'alert of a search': alertMail({
      name: `Київ ${TYPED}`,
      number: 7,
      homes: 14,
      cards: [card, { ...card, picture: null }],
      link: `${SITE}/searches/${TOKEN}/alerts/7`,
      settingsLink: `${SITE}/searches/${TOKEN}`,
    }),
    'confirm a search': confirmSearchMail(`${SITE}/searches/${TOKEN}`),
    'confirm a rental': confirmHomeMail({ ...confirm, isRental: true, isLast: false }),
    'confirm a sale, last': confirmHomeMail({ ...confirm, isRental: false, isLast: true }),
    'ended home': endedHomeMail({ home, card, days: 30, link: `${SITE}/my/listings` }),
    message: unreadMail(message),
    'message without replies': unreadMail({
      ...message,
      card: null,
      isRedacted: false,
      isAutomatic: true,
      canBeRepliedTo: false,
    }),
    'viewing agreed': viewingMail({ ...viewing, news: 'taken' }),
    'viewing canceled': viewingMail({ ...viewing, news: 'canceled' }),
    'viewing ended': viewingMail({ ...viewing, news: 'ended' }),
    'viewing within a day': viewingMail({ ...viewing, news: 'day' }),
    'viewing soon': viewingMail({ ...viewing, card: { ...card, picture: null }, news: 'soon' }),
    'home approved': decisionMail({ ...decision, about: 'home', reason: null }),
    'home rejected': decisionMail({ ...decision, about: 'home', reason: TYPED }),
    'change approved': decisionMail({ ...decision, about: 'change', reason: null }),
    'change rejected': decisionMail({ ...decision, about: 'change', reason: TYPED }),
    'home taken off': decisionMail({ ...decision, about: 'shown home', reason: TYPED }),
    'claim granted': claimOutcomeMail({ outcome: 'granted', link }),
    'claim dismissed': claimOutcomeMail({ outcome: 'dismissed', link }),
    'check approved': checkOutcomeMail({ ...check, reason: null }),
    'check rejected': checkOutcomeMail({ ...check, reason: TYPED }),
    'new password': newPasswordMail({ at, link }),
    'new browser': newDeviceMail({ at, device: `Firefox on Linux ${TYPED}`, link }),
    'deleted account': deletionMail({ at, link: `${SITE}/contact` }),
    'forgotten password': passwordMail(link),
    'confirm an address': confirmationMail(link),
    'reported listing': reportOutcomeMail({ kind: 'listing', what: home, outcome: 'acted' }),
    'reported message': reportOutcomeMail({ kind: 'message', what: '', outcome: 'dismissed' }),
    subscription: subscriptionMail(link),
    welcome: welcomeMail(`${SITE}/newsletter/unsubscribe?token=${TOKEN}`),
  }
}
