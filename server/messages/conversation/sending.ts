import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { CONVERSATION_LIMITS, isNewSince } from '#domain/messages/conversation/limits.ts'
import type { Party } from '#domain/messages/conversation/party.ts'
import type { SentAnswer } from '#domain/messages/conversation/picture-refusal.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'
import { getSpamPoints, SPAM_POINTS } from '#domain/messages/conversation/spam.ts'
import type { Result } from '#domain/platform/result.ts'
import { isInvisibleText } from '#domain/platform/text/invisible-text.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { MESSAGE_LIMITS } from '#server/messages/rate-limits.ts'
import type { ConversationRow } from '#server/messages/tables.ts'
import { findAccountByUid } from '#server/people/account/queries.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { isBanned } from '#server/safety/ban/queries.ts'
import { addMessage, type NewMessage } from './commands.ts'
import { findSending } from './queries.ts'
import { openConversation } from './starting/commands.ts'
import {
  countCopies,
  countStarted,
  findOwnedHome,
  findStarted,
  isBlockedBetween,
  isNewAccount,
} from './starting/queries.ts'

interface SentResult extends SentAnswer {
  /** The conversation. */
  readonly id: string
}

type SendResult = Result<SentResult, SendRefusal>

/** A message with an event, which the site tells in its place, cannot be spam. */
type Draft = Omit<NewMessage, 'uid' | 'id'>

interface SendingOptions {
  readonly db: Queryable
  readonly areMailsDelivered: boolean
  readonly now: () => Date
  /** Tells both people's open pages of a message. */
  readonly tell: (
    people: readonly (string | null)[],
    conversation: string,
    seq: number,
    by?: Party,
  ) => void
}

/** Checks bans, limits and spam, and stores messages. */
export function createSending({ db, areMailsDelivered, now, tell }: SendingOptions) {
  const sends = createRateLimit(MESSAGE_LIMITS.message)
  const newSends = createRateLimit(MESSAGE_LIMITS.newMessage)

  const takeSend = (uid: string, isNew: boolean) => (isNew ? newSends : sends).take(uid)

  /**
   * Whether this person has to confirm the email address before the first message. A confirmation that could not arrive
   * must not keep anybody from writing, and an identity provider may keep the accounts.
   */
  const mustConfirm = async (uid: string): Promise<boolean> =>
    areMailsDelivered && (await findAccountByUid(db, uid))?.emailVerified === false

  async function isSpam(
    transaction: Transaction,
    { uid, text, isNew }: { readonly uid: string; readonly text: string; readonly isNew: boolean },
    without: string | null,
  ) {
    const copies = await countCopies(transaction, uid, text, without)
    return getSpamPoints({ text, copies, isNewAccount: isNew }) >= SPAM_POINTS
  }

  /** `null` if the seeker may begin the conversation or continue the one that they already have about the home. */
  async function findConversationStartRefusal(
    transaction: Transaction,
    { seeker, owner, isNew }: { seeker: string; owner: string; isNew: boolean },
    started: ConversationRow | null,
  ): Promise<SendRefusal | null> {
    const { isBlocking, isBlocked } = await isBlockedBetween(transaction, seeker, owner)
    if (isBlocking) return 'blocking'
    if (isBlocked) return 'blocked'
    if (started !== null) return started.ownerLeftAt === null ? null : 'other left'
    const count = await countStarted(transaction, seeker, new Date(now().getTime() - DAY_MS))
    const { maxStartsPerDay, maxStartsPerDayNew } = CONVERSATION_LIMITS
    return count >= (isNew ? maxStartsPerDayNew : maxStartsPerDay) ? 'too many' : null
  }

  return {
    mustConfirm,
    async start(
      uid: string,
      home: { readonly type: EstateType; readonly id: number },
      { text, key, event }: Draft,
    ): Promise<SendResult> {
      if (isInvisibleText(text)) return { refusal: 'empty' }
      if (await isBanned(db, uid, now())) return { refusal: 'banned' }
      const found = await findOwnedHome(db, home.type, home.id)
      if (found === null || found.owner === uid) return { refusal: 'not found' }
      if (await mustConfirm(uid)) return { refusal: 'unconfirmed' }
      const isNew = await isNewAccount(db, uid, now())
      if (!(await takeSend(uid, isNew))) return { refusal: 'too fast' }
      let { owner } = found
      const sent = await db.transaction(async (transaction): Promise<SendResult> => {
        await lockAccount(transaction, uid)
        const started = await findStarted(transaction, uid, home.type, home.id)
        // An existing conversation stays with its owner, even if the home has another one by now.
        owner = started?.owner ?? owner
        const beginning = { seeker: uid, owner, isNew }
        const refusal = await findConversationStartRefusal(transaction, beginning, started)
        if (refusal !== null) return { refusal }
        if (event === undefined && (await isSpam(transaction, { uid, text, isNew }, null)))
          return { refusal: 'spam' }
        const opened = { seeker: uid, owner, type: home.type, listingId: home.id }
        const id = await openConversation(transaction, opened, now())
        const message = { uid, id, text, key, ...(event && { event }) }
        const added = await addMessage(transaction, message, now())
        return 'refusal' in added ? added : { id, ...added }
      })
      if ('seq' in sent) tell([uid, owner], sent.id, sent.seq)
      return sent
    },
    async send(uid: string, id: string, { text, key, pictures = [] }: Draft): Promise<SendResult> {
      if (pictures.length === 0 && isInvisibleText(text)) return { refusal: 'empty' }
      const found = await findSending(db, uid, id, now())
      if (found === null) return { refusal: 'not found' }
      if (found.isBanned) return { refusal: 'banned' }
      const isNew = isNewSince(found.accountStart, now())
      if (!(await takeSend(uid, isNew))) return { refusal: 'too fast' }
      const sent = await db.transaction(async (transaction): Promise<SendResult> => {
        // These limits count across conversations.
        if (!found.isAnswered || pictures.length > 0) await lockAccount(transaction, uid)
        if (!found.isAnswered && (await isSpam(transaction, { uid, text, isNew }, id)))
          return { refusal: 'spam' }
        const message = { uid, id, text, key, pictures }
        const added = await addMessage(transaction, message, now())
        return 'refusal' in added ? added : { id, ...added }
      })
      if ('seq' in sent)
        tell([found.seeker, found.owner], id, sent.seq, found.owner === uid ? 'owner' : 'seeker')
      return sent
    },
  }
}
