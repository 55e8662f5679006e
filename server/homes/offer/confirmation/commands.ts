import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import {
  EXPIRY_DAYS,
  getExpiry,
  getExpiryCutoff,
  getLateCutoff,
  getReminderWindows,
  isLastReminder,
  type ReminderWindow,
} from '#domain/homes/offer/lifecycle/expiry.ts'
import { confirmHomeUrl } from '#domain/homes/offer/links.ts'
import { getLanguagePrefix, inLanguage, type Language } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { toSingleLine } from '#domain/platform/text/single-line.ts'
import { findMailCard } from '#server/catalog/listing/find-mail-card.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { listings } from '#server/catalog/tables.ts'
import { IS_PUBLISHED, isItsOffer } from '#server/homes/offer/listed-offer.ts'
import { getListingKey } from '#server/homes/offer/listing/listing-key.ts'
import { moveOffers } from '#server/homes/offer/move/commands.ts'
import { type OfferRow, offerReminders, offers } from '#server/homes/tables.ts'
import { mailPerson } from '#server/people/account/mail-addresses.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { MailTools } from '#server/platform/mail/mailer.ts'
import { createSecret, hashSecret } from '#server/platform/secret.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Dates from '#texts/format/date.ts'
import type * as Mails from '#texts/homes/mails.ts'

const dates = await loadTexts<typeof Dates>('format/date.ts')

const mails = await loadTexts<typeof Mails>('homes/mails.ts')

const getName = (offer: Pick<OfferRow, 'content'>, language: Language) => {
  const content = toOfferContent(offer.content)
  return wordAddress(toSingleLine(formatOfferPlace(content)), language)
}

/**
 * Asks owners of homes that were not confirmed in time, once for each day.
 *
 * @returns the number of mails
 */
export async function remindOwners(tools: MailTools, now: Date): Promise<number> {
  let sent = 0
  for (const window of getReminderWindows(now))
    for (const { id } of await listDue(tools.db, window))
      if (await remindOwner(tools, id, window, now)) sent += 1
  await markLate(tools.db, now)
  return sent
}

const isDue = ({ after, until }: ReminderWindow) =>
  and(IS_PUBLISHED, gt(offers.confirmedAt, after), lte(offers.confirmedAt, until))

function listDue(db: Queryable, window: ReminderWindow): Promise<{ id: string }[]> {
  const sent = db
    .select({ one: sql`1` })
    .from(offerReminders)
    .where(
      and(
        eq(offerReminders.offer, offers.id),
        eq(offerReminders.confirmedAt, offers.confirmedAt),
        eq(offerReminders.day, window.day),
      ),
    )
  return db
    .select({ id: offers.id })
    .from(offers)
    .where(and(isDue(window), notExists(sent)))
}

/**
 * Writes the mail and the note in one transaction: a crash in between neither loses nor repeats the
 * mail.
 */
function remindOwner(
  { db, mailer, siteUrl }: MailTools,
  id: string,
  window: ReminderWindow,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [offer] = await transaction
      .select()
      .from(offers)
      .where(and(eq(offers.id, id), isDue(window)))
      .for('update')
    const confirmedAt = offer?.confirmedAt
    if (!offer || !confirmedAt) return false
    const token = createSecret()
    const { day } = window
    const noted = await transaction
      .insert(offerReminders)
      .values({ offer: id, confirmedAt, day, hash: hashSecret(token), sentAt: now })
      .onConflictDoNothing()
    if (noted.rowCount !== 1) return false
    return mailPerson({ mailer, transaction }, offer.owner, async (reader) => {
      const { language } = reader
      const languageUrl = siteUrl + getLanguagePrefix(language)
      return mails[language].confirmHomeMail({
        home: getName(offer, language),
        card: await findMailCard(transaction, siteUrl, getListingKey(offer), reader),
        isRental: offer.listingType === 'rent',
        end: dates[language].formatDay(getExpiry(confirmedAt)),
        isLast: isLastReminder(day),
        freeLink: confirmHomeUrl(languageUrl, 'free', token),
        closedLink: confirmHomeUrl(languageUrl, 'closed', token),
      })
    })
  })
}

async function markLate(db: Queryable, now: Date): Promise<void> {
  const late = db
    .select({ one: sql`1` })
    .from(offers)
    .where(and(IS_PUBLISHED, lte(offers.confirmedAt, getLateCutoff(now)), isItsOffer))
  await db
    .update(listings)
    .set({ isLate: true, updatedAt: now })
    .where(and(eq(listings.isLate, false), sql`${listings.owner} is not null`, sql`exists ${late}`))
}

/**
 * Ends homes that nobody confirmed in time, and tells their owners.
 *
 * @returns how many
 */
export function expireOffers({ db, mailer, siteUrl }: MailTools, now: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const isOver = lte(offers.confirmedAt, getExpiryCutoff(now))
    const expired = await moveOffers(transaction, 'expire', isOver, now)
    for (const offer of expired)
      await mailPerson({ mailer, transaction }, offer.owner, async (reader) =>
        mails[reader.language].endedHomeMail({
          home: getName(offer, reader.language),
          card: await findMailCard(transaction, siteUrl, getListingKey(offer), reader),
          days: EXPIRY_DAYS,
          link: siteUrl + inLanguage(PATHS.myListings, reader.language),
        }),
      )
    return expired.length
  })
}
