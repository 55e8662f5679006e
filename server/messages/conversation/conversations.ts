import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type {
  BlockedPerson,
  MyConversation,
} from '#domain/messages/conversation/my-conversation.ts'
import { getCounterpart, type Party } from '#domain/messages/conversation/party.ts'
import { type ConversationAction, mayAct } from '#domain/messages/conversation/permission.ts'
import type { Result } from '#domain/platform/result.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { mapInTurns } from '#server/platform/runtime/map-in-turns.ts'
import { addBlock, leaveConversation, markRead, removeBlock, removeBlockOf } from './commands.ts'
import { toConversationStatus } from './conversation-status.ts'
import { setMailPreference, unsubscribeFromMessageMails } from './mail-preference/commands.ts'
import { listMessages, readLastMessages } from './message/queries.ts'
import type { MessageHub } from './message-hub.ts'
import { toMyConversation, toMyMessages } from './my-conversation.ts'
import {
  countConversations,
  countUnread,
  type FoundConversation,
  findConversation,
  listBlocks,
  listConversations,
  lockConversationStatus,
  wantsMessageMails,
} from './queries.ts'
import { addReceipt, setReadReceipts } from './receipt/commands.ts'
import { sendsReadReceipts } from './receipt/queries.ts'
import { createSending } from './sending.ts'
import { findOwnedHome, findStarted } from './starting/queries.ts'

/** The page of a conversation leaves older ones out. */
const MAX_SHOWN_MESSAGES = 500

/**
 * What two people write each other. Every call acts for one of them and reaches nothing of others.
 */
export type Conversations = ReturnType<typeof createConversations>

export interface ConversationsOptions {
  readonly db: Queryable
  /** Is told of changes once they are stored. */
  readonly hub?: Pick<MessageHub, 'publish'>
  /** Whether confirmation links reach real mailboxes. */
  readonly areMailsDelivered?: boolean
  readonly now?: () => Date
}

export function createConversations(options: ConversationsOptions) {
  const { db, hub, areMailsDelivered = false, now = () => new Date() } = options
  const tell = (
    people: readonly (string | null)[],
    conversation: string,
    seq: number,
    by?: Party,
  ) => hub?.publish(people, { conversation, seq, isRead: false, by })

  const sending = createSending({ db, areMailsDelivered, now, tell })

  const toOwn = async (uid: string, found: readonly FoundConversation[]) => {
    const last = await readLastMessages(
      db,
      uid,
      found.map(({ row }) => row.id),
    )
    return mapInTurns(found, (it) => toMyConversation(it, last.get(it.row.id)))
  }

  return {
    async list(uid: string, page: { readonly limit: number; readonly offset: number }) {
      const [rows, total] = await Promise.all([
        listConversations(db, uid, page),
        countConversations(db, uid),
      ])
      return { conversations: await toOwn(uid, rows), total }
    },
    /** `null` if this person is not in it, or has left. */
    async find(uid: string, id: string) {
      const found = await findConversation(db, uid, id)
      return found && toMyConversation(found, [], found.readByOther)
    },
    /** @param after only messages after this number */
    async readMessages(conversation: MyConversation, after = 0) {
      const from = conversation.isAnswered ? after : 0
      const rows = await listMessages(db, conversation.id, from, MAX_SHOWN_MESSAGES)
      return toMyMessages(rows, conversation).filter(({ seq }) => seq > after)
    },
    /**
     * `null` unless visitors see it, and its owner or a representative can be written to.
     *
     * @param uid `null` for a visitor who is not signed in
     */
    async findHome(uid: string | null, type: EstateType, id: number) {
      const home = await findOwnedHome(db, type, id)
      if (home === null) return null
      const started = uid === null ? null : await findStarted(db, uid, type, id)
      const conversation = started?.seekerLeftAt === null ? started.id : null
      const { address, offeredBy } = home
      return {
        address,
        offeredBy,
        isOwn: home.owner === uid,
        /** The conversation that this person already has about it. */
        conversation,
        /** Whether this person has to confirm the email address before the first message. */
        mustConfirm: uid !== null && (await sending.mustConfirm(uid)),
      }
    },
    start: sending.start,
    send: sending.send,
    async act(
      uid: string,
      id: string,
      action: ConversationAction,
    ): Promise<Result<null, 'not found' | 'changed'>> {
      const done = await db.transaction(async (transaction) => {
        const found = await lockConversationStatus(transaction, uid, id)
        if (found === null) return 'not found'
        const other = found.row[getCounterpart(found.party)]
        if (!mayAct(action, toConversationStatus(found))) return 'changed'
        if (action === 'leave') await leaveConversation(transaction, id, found.party, now())
        else if (other === null) return 'changed'
        else if (action === 'block') await addBlock(transaction, uid, other, now())
        else await removeBlock(transaction, uid, other)
        return { other, seq: found.row.lastSeq }
      })
      if (typeof done === 'string') return { refusal: done }
      tell([uid, done.other], id, done.seq)
      return null
    },
    listBlocked: async (uid: string): Promise<BlockedPerson[]> =>
      (await listBlocks(db, uid)).map(({ blockedAt, found }) => ({
        blockedAt: blockedAt.toISOString(),
        party: found?.party ?? 'owner',
        offeredBy: found?.offeredBy ?? 'owner',
        seekerNumber: found?.row.seekerNumber ?? 0,
        address: found?.address ?? '',
      })),
    /**
     * @param blockedAt of `BlockedPerson`.
     * @returns whether there was such a block
     */
    async unblock(uid: string, blockedAt: string) {
      const at = Date.parse(blockedAt)
      // PostgreSQL's range of dates ends before JavaScript's.
      return at > 0 && at <= now().getTime() && removeBlockOf(db, uid, new Date(at))
    },
    async markRead(uid: string, conversation: MyConversation, seq: number) {
      // Saves a write when nothing is unread.
      if (conversation.unread === 0 || seq === 0) return
      const read = await markRead(db, { ...conversation, seq })
      if (read === null) return
      const { id, lastSeq } = conversation
      hub?.publish([uid], { conversation: id, seq: lastSeq, isRead: true })
      if (!read.doBothShareReceipts) return
      const other = await addReceipt(db, { ...conversation, seq }, now())
      if (other !== null) tell([other], id, lastSeq)
    },
    countUnread: (uid: string) => countUnread(db, uid),
    /** Whether this person shares read receipts. */
    sendsReadReceipts: (uid: string) => sendsReadReceipts(db, uid),
    setReadReceipts: (uid: string, isWanted: boolean) => setReadReceipts(db, uid, isWanted, now()),
    /** Whether this person gets mails about new messages. */
    getsMails: (uid: string) => wantsMessageMails(db, uid),
    /**
     * Turns mails off with the token of a mail.
     *
     * @returns whether the token is known
     */
    stopMails: (token: string) => unsubscribeFromMessageMails(db, token, now()),
    setMails: (uid: string, isWanted: boolean) => setMailPreference(db, uid, isWanted, now()),
  }
}
