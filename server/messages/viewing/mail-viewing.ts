import { openingPath } from '#domain/messages/conversation/links.ts'
import { PARTIES, type Party } from '#domain/messages/conversation/party.ts'
import { getDisclosedPlace } from '#domain/messages/viewing/disclosed-place.ts'
import type { ViewingNews } from '#domain/messages/viewing/reminder.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { findMailCard } from '#server/catalog/listing/find-mail-card.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { getListingKey } from '#server/homes/offer/listing/listing-key.ts'
import { markMailed } from '#server/messages/conversation/commands.ts'
import { getUnsubscribeUrl } from '#server/messages/conversation/mail-preference/commands.ts'
import { findConversation, wantsMessageMails } from '#server/messages/conversation/queries.ts'
import type { ConversationRow } from '#server/messages/tables.ts'
import { findMailRecipient } from '#server/people/account/mail-addresses.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import type { MailTools } from '#server/platform/mail/mailer.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Times from '#texts/format/viewing-time.ts'
import type * as Messages from '#texts/messages/messages.ts'
import type * as Mails from '#texts/messages/viewing-mails.ts'
import { formatCalendarFile, getMailMethod } from './icalendar.ts'
import { findViewedHome } from './queries.ts'
import type { ViewingRow } from './tables.ts'

const times = await loadTexts<typeof Times>('format/viewing-time.ts')

const messages = await loadTexts<typeof Messages>('messages/messages.ts')

const mails = await loadTexts<typeof Mails>('messages/viewing-mails.ts')

export interface ViewingWithConversation {
  readonly viewing: ViewingRow
  readonly conversation: ConversationRow
}

export interface ViewingTools extends MailTools {
  /** `MAIL_FROM`. */
  readonly from: string
}

/**
 * Mails news of a viewing to both, except those who left or turned mails off.
 *
 * @param by who caused it: the other, who is mailed here, needs no mail about the message that tells it
 */
export async function mailViewing(
  transaction: Transaction,
  { mailer, siteUrl, from }: Omit<ViewingTools, 'db'>,
  { viewing, conversation }: ViewingWithConversation,
  news: ViewingNews,
  by?: Party,
): Promise<void> {
  const viewed = await findViewedHome(transaction, conversation)
  const listing = getListingKey(conversation)

  for (const party of PARTIES) {
    const uid = conversation[party]
    const found = uid && (await findConversation(transaction, uid, conversation.id))
    if (!uid || !found) continue
    const recipient = await findMailRecipient(transaction, uid)
    if (recipient === null || !(await wantsMessageMails(transaction, uid))) continue
    const { to, language } = recipient
    const { messagesTexts } = messages[language]
    const home = wordAddress(viewed.shownPlace, language) || messagesTexts.unnamedHome
    const place = wordAddress(getDisclosedPlace(viewing, viewed), language)
    const link = siteUrl + inLanguage(openingPath(conversation.id), language)
    const isReminder = news === 'day' || news === 'soon'
    const file = { viewing, home, place, link, from, recipient: to, language }
    await mailer.send(
      {
        to,
        account: uid,
        unsubscribe: await getUnsubscribeUrl(transaction, siteUrl, recipient),
        ...mails[language].viewingMail({
          news,
          home,
          card: await findMailCard(transaction, siteUrl, listing, recipient),
          place,
          link,
          other: party === 'seeker' ? found.offeredBy : conversation.seekerNumber,
          time: times[language].formatViewingTime(viewing),
          settingsLink: siteUrl + inLanguage(PATHS.messages, language),
        }),
        ...(!isReminder && {
          calendar: {
            method: getMailMethod(viewing),
            content: await formatCalendarFile(file),
          },
        }),
      },
      transaction,
    )
    if (by !== undefined && by !== party)
      await markMailed(transaction, { id: conversation.id, party })
  }
}
