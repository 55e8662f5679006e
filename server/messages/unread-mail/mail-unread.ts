import { and, eq } from 'drizzle-orm'
import { openingPath } from '#domain/messages/conversation/links.ts'
import { formatReplyAddress } from '#domain/messages/conversation/mail-reply/reply-address.ts'
import { getCounterpart, PARTIES, type Party } from '#domain/messages/conversation/party.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { toSingleLine } from '#domain/platform/text/single-line.ts'
import { findMailCard } from '#server/catalog/listing/find-mail-card.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { getUnsubscribeUrl } from '#server/messages/conversation/mail-preference/commands.ts'
import { listMessages } from '#server/messages/conversation/message/queries.ts'
import { toMyConversation, toMyMessages } from '#server/messages/conversation/my-conversation.ts'
import { findConversation } from '#server/messages/conversation/queries.ts'
import { getReplyToken } from '#server/messages/conversation/reply-address/commands.ts'
import { conversations } from '#server/messages/tables.ts'
import { findMailRecipient } from '#server/people/account/mail-addresses.ts'
import type { MailTools } from '#server/platform/mail/mailer.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as AutomaticEvents from '#texts/messages/automatic-event.ts'
import type * as Pictures from '#texts/messages/message-pictures.ts'
import type * as Messages from '#texts/messages/messages.ts'
import type * as Mails from '#texts/messages/unread-mails.ts'
import { isDueFor, listDue } from './queries.ts'

const messages = await loadTexts<typeof Messages>('messages/messages.ts')

const automatic = await loadTexts<typeof AutomaticEvents>('messages/automatic-event.ts')
const pictures = await loadTexts<typeof Pictures>('messages/message-pictures.ts')

const mails = await loadTexts<typeof Mails>('messages/unread-mails.ts')

export interface UnreadMailTools extends MailTools {
  /** The domain of reply addresses; `null` if replies by mail are not accepted. */
  readonly replyDomain: string | null
}

/** The mail leaves further texts to the page. */
const MAX_TEXTS = 10

/**
 * Mails people about unread messages, once until they open the conversation.
 *
 * @returns the number of mails
 */
export async function mailUnreadMessages(tools: UnreadMailTools, now: Date): Promise<number> {
  let sent = 0
  for (const party of PARTIES)
    for (const { id } of await listDue(tools.db, party, now))
      if (await mailReader(tools, id, party, now)) sent += 1
  return sent
}

/**
 * Sends a reader a mail. The mail and the note about it share one transaction, so a crash in between neither loses nor
 * repeats the mail.
 */
function mailReader(
  { db, mailer, siteUrl, replyDomain }: UnreadMailTools,
  id: string,
  party: Party,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(conversations)
      .where(and(eq(conversations.id, id), isDueFor(transaction, party, now)))
      .for('update')
    const uid = row?.[party]
    if (!row || !uid) return false
    const { lastSeq } = row
    await transaction
      .update(conversations)
      .set(party === 'seeker' ? { seekerMailed: lastSeq } : { ownerMailed: lastSeq })
      .where(eq(conversations.id, id))
    const recipient = await findMailRecipient(transaction, uid)
    const found = await findConversation(transaction, uid, id)
    if (recipient === null || found === null || found.isBlocking) return false
    const { to, language } = recipient
    const { formatSeeker, messagesTexts, offererNames } = messages[language]
    const conversation = toMyConversation(found)
    const read = row[`${party}Read` as const]
    const after = row.isAnswered ? read : 0
    const latest = await listMessages(transaction, id, after, MAX_TEXTS)
    const unread = toMyMessages(latest, conversation).filter(
      ({ seq, isOwn, text }) => seq > read && !isOwn && text !== null,
    )
    const text = mails[language].unreadMail({
      sender: party === 'seeker' ? offererNames[found.offeredBy] : formatSeeker(row.seekerNumber),
      home:
        wordAddress(toSingleLine(conversation.home.address), language) || messagesTexts.unnamedHome,
      card: await findMailCard(transaction, siteUrl, conversation.home, recipient),
      texts: unread.map(({ text, event, isRemoved }) => {
        if (event) return automatic[language].formatAutomaticEvent(event)
        if (isRemoved) return messagesTexts.removed
        return text || pictures[language].messagePictureTexts.only
      }),
      isAutomatic: unread.length > 0 && unread.every((message) => message.isAutomatic === true),
      isRedacted: unread.some(({ isRedacted }) => isRedacted),
      canBeRepliedTo: replyDomain !== null,
      link: siteUrl + inLanguage(openingPath(id), language),
      settingsLink: siteUrl + inLanguage(PATHS.messages, language),
    })
    const writer = row[getCounterpart(party)]
    await mailer.send(
      {
        to,
        account: uid,
        unsubscribe: await getUnsubscribeUrl(transaction, siteUrl, recipient),
        ...(writer && { writer }),
        ...text,
        thread: hashSecret(`${id} ${party}`),
        ...(replyDomain !== null && {
          replyTo: formatReplyAddress(await getReplyToken(transaction, id, party), replyDomain),
        }),
      },
      transaction,
    )
    return true
  })
}
