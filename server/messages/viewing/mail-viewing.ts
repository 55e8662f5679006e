import { openingPath, stopMailsUrl } from '#domain/messages/conversation/links.ts'
import { PARTIES, type Party } from '#domain/messages/conversation/party.ts'
import { getDisclosedPlace } from '#domain/messages/viewing/disclosed-place.ts'
import type { ViewingNews } from '#domain/messages/viewing/reminder.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { findMailCard } from '#server/catalog/listing/find-mail-card.ts'
import { getUnsubscribeToken } from '#server/messages/conversation/mail-preference/commands.ts'
import { findConversation, wantsMessageMails } from '#server/messages/conversation/queries.ts'
import type { ConversationRow, ViewingRow } from '#server/messages/tables.ts'
import { findMailAddress } from '#server/people/account/mail-addresses.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { formatViewingTime } from '#texts/format/viewing-time.ts'
import { messagesTexts } from '#texts/messages/messages.ts'
import { viewingMail } from '#texts/messages/viewing-mails.ts'
import { formatCalendarFile, getMailMethod } from './calendar-file.ts'
import { findViewedHome } from './home/queries.ts'

export interface ViewingWithConversation {
  readonly viewing: ViewingRow
  readonly conversation: ConversationRow
}

export interface ViewingTools {
  readonly db: Queryable
  readonly mailer: Mailer
  /** The site's URL without a trailing slash. */
  readonly siteUrl: string
  /** `MAIL_FROM`. */
  readonly from: string
}

/**
 * Mails news of a viewing to both, except those who left or turned mails off.
 *
 * @returns who got one
 */
export async function mailViewing(
  transaction: Transaction,
  { mailer, siteUrl, from }: Omit<ViewingTools, 'db'>,
  { viewing, conversation }: ViewingWithConversation,
  news: ViewingNews,
): Promise<Party[]> {
  const viewed = await findViewedHome(transaction, conversation)
  const home = viewed.shownPlace || messagesTexts.unnamedHome
  const place = getDisclosedPlace(viewing, viewed)
  const { listingType: type, listingId: id } = conversation
  const link = `${siteUrl}${openingPath(conversation.id)}`
  const mailed: Party[] = []
  for (const party of PARTIES) {
    const uid = conversation[party]
    const found = uid && (await findConversation(transaction, uid, conversation.id))
    if (!uid || !found) continue
    const to = await findMailAddress(transaction, uid)
    if (to === null || !(await wantsMessageMails(transaction, uid))) continue
    const isReminder = news === 'day' || news === 'soon'
    const file = { viewing, home, place, link, from, recipient: to }
    await mailer.send(
      {
        to,
        account: uid,
        unsubscribe: stopMailsUrl(siteUrl, await getUnsubscribeToken(transaction, uid)),
        ...viewingMail({
          news,
          home,
          card: await findMailCard(transaction, siteUrl, { type, id, reader: uid }),
          place,
          link,
          other: party === 'seeker' ? found.offeredBy : conversation.seekerNumber,
          time: formatViewingTime(viewing),
          settingsLink: `${siteUrl}${PATHS.messages}`,
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
    mailed.push(party)
  }
  return mailed
}
