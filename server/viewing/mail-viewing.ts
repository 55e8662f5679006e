import { formatSeeker, messagesTexts } from '#content/texts/conversation/messages.ts'
import { type ViewingNews, viewingMail } from '#content/texts/mail/viewing-mails.ts'
import { newestPath, stopMailsUrl } from '#domain/conversation/links.ts'
import { PARTIES, type Party } from '#domain/conversation/party.ts'
import { PATHS } from '#domain/site/links.ts'
import { formatViewingTime } from '#domain/viewing/format-viewing-time.ts'
import { getToldPlace } from '#domain/viewing/told-place.ts'
import { getStopToken } from '#server/conversation/message-mails/commands.ts'
import { findConversation, getsMessageMails } from '#server/conversation/queries.ts'
import type { Queryable } from '#server/db/open.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { findMailAddress } from '#server/mail-address/queries.ts'
import { getMailMethod, writeCalendarFile } from './calendar-file.ts'
import { findViewedHome, type ToldViewing } from './queries.ts'

export interface ViewingTools {
  readonly db: Queryable
  readonly mailer: Mailer
  /** Without a trailing slash. */
  readonly siteUrl: string
  /** `MAIL_FROM`. */
  readonly from: string
}

/** Mails both what is new of a viewing, unless they have left or get no mails. @returns who got one */
export async function mailViewing(
  transaction: Queryable,
  { mailer, siteUrl, from }: Omit<ViewingTools, 'db'>,
  { viewing, conversation }: ToldViewing,
  news: ViewingNews,
): Promise<Party[]> {
  const viewed = await findViewedHome(transaction, conversation)
  const home = viewed.shownPlace || messagesTexts.unnamedHome
  const place = getToldPlace(viewing, viewed)
  const link = `${siteUrl}${newestPath(conversation.id)}`
  const mailed: Party[] = []
  for (const party of PARTIES) {
    const uid = conversation[party]
    const found = uid && (await findConversation(transaction, uid, conversation.id))
    if (!uid || !found) continue
    const to = await findMailAddress(transaction, uid, { isConfirmed: true })
    if (to === null || !(await getsMessageMails(transaction, uid))) continue
    const isReminder = news === 'day' || news === 'soon'
    const file = { viewing, home, place, link, from, recipient: to }
    await mailer.send(
      {
        ...{ to, account: uid },
        unsubscribe: stopMailsUrl(siteUrl, await getStopToken(transaction, uid)),
        ...viewingMail({
          ...{ news, home, place, link },
          other:
            party === 'seeker' ? `the ${found.offeredBy}` : formatSeeker(conversation.seekerNumber),
          time: formatViewingTime(viewing),
          settingsLink: `${siteUrl}${PATHS.messages}`,
        }),
        ...(!isReminder && {
          calendar: {
            method: getMailMethod(viewing),
            content: await writeCalendarFile(file),
          },
        }),
      },
      transaction,
    )
    mailed.push(party)
  }
  return mailed
}
