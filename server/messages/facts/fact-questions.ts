import type { WordedFact } from '#domain/catalog/listing/facts.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { findObstacle } from '#domain/messages/conversation/permission.ts'
import type { Result } from '#domain/platform/result.ts'
import type { ListingKey } from '#search/indexed-listing.ts'
import { stateFacts } from '#server/homes/offer/facts/commands.ts'
import { addAutomaticMessage } from '#server/messages/conversation/commands.ts'
import { toConversationStatus } from '#server/messages/conversation/conversation-status.ts'
import type { Conversations } from '#server/messages/conversation/conversations.ts'
import type { MessageHub } from '#server/messages/conversation/message-hub.ts'
import { findConversation } from '#server/messages/conversation/queries.ts'
import { MESSAGE_LIMITS } from '#server/messages/rate-limits.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { formatFactEvent } from '#texts/messages/facts.ts'
import { findAskedFacts, findUnstatedFacts } from './queries.ts'

type AnswerRefusal = 'not found' | 'too fast' | 'home gone'

/** What seekers ask about facts that a home does not state, and what owners answer, for everyone. */
export type FactQuestions = ReturnType<typeof createFactQuestions>

interface FactQuestionsOptions {
  readonly db: Queryable
  readonly conversations: Pick<Conversations, 'start'>
  readonly rates: () => DisplayRates
  /** Is told of answers once they are stored. */
  readonly hub?: Pick<MessageHub, 'publish'>
  readonly now?: () => Date
}

export function createFactQuestions(options: FactQuestionsOptions) {
  const { db, conversations, rates, hub, now = () => new Date() } = options
  const answers = createRateLimit(MESSAGE_LIMITS.factAnswer)
  return {
    /** Asks for all of them at once. */
    async ask(uid: string, home: ListingKey): ReturnType<Conversations['start']> {
      const facts = await findUnstatedFacts(db, home)
      if (facts.length === 0) return { refusal: 'not found' }
      const event = { kind: 'facts asked', facts } as const
      // Asked twice, the same question is one message.
      const key = `facts ${home.type} ${home.id}`
      return conversations.start(uid, home, { text: formatFactEvent(event), key, event })
    },
    /** What this person was asked in a conversation and the home does not state yet; empty for a seeker. */
    async listAsked(uid: string, id: string) {
      const found = await findConversation(db, uid, id)
      return found?.party === 'owner' ? findAskedFacts(db, found.row) : []
    },
    /** @param values valid as the form of a home has them; at least one */
    async answer(
      uid: string,
      id: string,
      values: Readonly<Partial<Record<WordedFact, string>>>,
    ): Promise<Result<null, AnswerRefusal>> {
      const found = await findConversation(db, uid, id)
      if (found?.party !== 'owner') return { refusal: 'not found' }
      if (findObstacle(toConversationStatus(found)) !== null) return { refusal: 'home gone' }
      if (!(await answers.take(uid))) return { refusal: 'too fast' }
      const { listingType: type, listingId, seeker, owner } = found.row
      const moment = { rates: rates(), now: now() }
      const isStated = await db.transaction(async (transaction) => {
        // One answer after the other, so that a form that is sent twice is answered once.
        await lockAccount(transaction, uid)
        const asked = await findAskedFacts(transaction, found.row)
        const answered = asked.flatMap((fact) => (values[fact] ? [[fact, values[fact]]] : []))
        if (answered.length === 0) return false
        const stated = await stateFacts(
          transaction,
          uid,
          { type, id: listingId },
          Object.fromEntries(answered),
          moment,
        )
        if (stated === null) return false
        const event = { kind: 'facts answered', stated } as const
        await addAutomaticMessage(transaction, { id, sender: 'owner', event }, moment.now)
        return true
      })
      if (!isStated) return { refusal: 'home gone' }
      hub?.publish([seeker, owner], { conversation: id, seq: found.row.lastSeq + 1, isRead: false })
      return null
    },
  }
}
