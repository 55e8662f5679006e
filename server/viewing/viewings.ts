import { messagesTexts } from '#content/texts/conversation/messages.ts'
import {
  canceledMessage,
  offeredMessage,
  takenMessage,
  withdrawnMessage,
} from '#content/texts/viewing/viewing.ts'
import { CONVERSATION_LIMITS } from '#domain/conversation/limits.ts'
import { conversationPath } from '#domain/conversation/links.ts'
import { getOther } from '#domain/conversation/party.ts'
import { findObstacle } from '#domain/conversation/permission.ts'
import { HOMES_TIME_ZONE } from '#domain/text/kyiv-time.ts'
import { findMoment } from '#domain/text/zoned-time.ts'
import { formatViewingTime } from '#domain/viewing/format-viewing-time.ts'
import { VIEWING_LIMITS } from '#domain/viewing/limits.ts'
import { overlaps } from '#domain/viewing/overlap.ts'
import type { OwnViewing } from '#domain/viewing/own-viewing.ts'
import type { MoveRefusal, Refused, TimeRefusal } from '#domain/viewing/refusal.ts'
import { getReminderStage } from '#domain/viewing/reminder.ts'
import { listActions, VIEWING_MOVES, type ViewingAction } from '#domain/viewing/state.ts'
import type { TypedViewing } from '#domain/viewing/viewing-schema.ts'
import { isBanned } from '#server/ban/queries.ts'
import { addMessage, addNotice, markMailed } from '#server/conversation/commands.ts'
import type { MessageHub } from '#server/conversation/message-hub.ts'
import {
  type FoundConversation,
  findConversation,
  lockConversation,
} from '#server/conversation/queries.ts'
import { toStanding } from '#server/conversation/standing.ts'
import { lockAccount } from '#server/db/lock-account.ts'
import type { Queryable } from '#server/db/open.ts'
import type { ViewingRow } from '#server/db/schema/viewings.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { createRateLimit } from '#server/http/limits/rate-limit.ts'
import { writeCalendarFile } from './calendar-file.ts'
import { addViewing, moveViewing } from './commands.ts'
import { mailViewing, type ViewingTools } from './mail-viewing.ts'
import { toOwnViewing } from './own-viewing.ts'
import {
  countTaken,
  findViewedHome,
  findViewing,
  listOwnersViewings,
  listTaken,
  listViewings,
} from './queries.ts'
import { getToldPlace } from './told-place.ts'

/** What the conversation says by itself. */
const MESSAGES: Readonly<Record<ViewingAction, (time: string) => string>> = {
  take: takenMessage,
  withdraw: withdrawnMessage,
  cancel: canceledMessage,
}

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000

/** The times of one conversation. */
export interface ConversationViewings {
  readonly viewings: OwnViewing[]
  /** Whether this person can offer times. */
  readonly mayOffer: boolean
  /** Whether the page of the home does not show where it is, so that its owner can choose. */
  readonly isPlaceWithheld: boolean
}

/** One that both agreed on, in a list of all conversations. */
export interface UpcomingViewing extends OwnViewing {
  readonly conversation: string
}

/** Times at which homes can be seen. Every call is for one person and reaches nothing of others. */
export interface Viewings {
  readonly list: (uid: string, conversation: string) => Promise<ConversationViewings>
  readonly listUpcoming: (uid: string) => Promise<UpcomingViewing[]>
  readonly offer: (
    uid: string,
    conversation: string,
    typed: TypedViewing,
  ) => Promise<Refused<TimeRefusal> | null>
  readonly act: (
    uid: string,
    conversation: string,
    id: string,
    action: ViewingAction,
  ) => Promise<Refused<MoveRefusal> | null>
  /** One that both agreed on, for a calendar; `null` for others. */
  readonly writeFile: (uid: string, conversation: string, id: string) => Promise<string | null>
}

interface ViewingsOptions extends ViewingTools {
  /** Learns what changed, once it is stored. */
  readonly hub?: Pick<MessageHub, 'tell'>
  readonly now?: () => Date
}

export function createViewings(options: ViewingsOptions): Viewings {
  const { db, hub, now = () => new Date() } = options
  const changes = createRateLimit(LIMITS.viewing)

  async function present(
    found: FoundConversation,
    rows: readonly ViewingRow[],
  ): Promise<OwnViewing[]> {
    const { owner } = found.row
    // What is agreed has no rivals.
    const isOffering = rows.some(({ state }) => state === 'offered')
    const all = owner !== null && isOffering ? await listOwnersViewings(db, owner, now()) : []
    const home = await findViewedHome(db, found.row)
    return rows.map((row) => toOwnViewing(row, found, { all, home, now: now() }))
  }

  /** Those who look at the conversation. */
  async function tell(uid: string, id: string): Promise<void> {
    const found = await findConversation(db, uid, id)
    if (found === null) return
    const { seeker, owner, lastSeq } = found.row
    hub?.tell([seeker, owner], { conversation: id, seq: lastSeq, isRead: false })
  }

  return {
    async list(uid, conversation) {
      const found = await findConversation(db, uid, conversation)
      if (found === null) return { viewings: [], mayOffer: false, isPlaceWithheld: false }
      const home = await findViewedHome(db, found.row)
      return {
        viewings: await present(found, await listViewings(db, conversation, now())),
        mayOffer:
          found.party === 'owner' && found.isShown && findObstacle(toStanding(found)) === null,
        isPlaceWithheld: found.party === 'owner' && home.exactPlace !== null,
      }
    },
    async listUpcoming(uid) {
      const upcoming: UpcomingViewing[] = []
      for (const { viewing, conversation } of await listTaken(db, uid, now())) {
        const found = await findConversation(db, uid, conversation)
        if (found === null) continue
        const [own] = await present(found, [viewing])
        if (own !== undefined) upcoming.push({ ...own, conversation })
      }
      return upcoming
    },
    async offer(uid, conversation, { day, time, minutes, place }) {
      const found = await findConversation(db, uid, conversation)
      if (found === null || found.party !== 'owner') return { refusal: 'not found' }
      const obstacle = findObstacle(toStanding(found))
      if (obstacle !== null) return { refusal: obstacle }
      if (!found.isShown) return { refusal: 'home gone' }
      if (await isBanned(db, uid, now())) return { refusal: 'banned' }
      const startsAt = findMoment(day, time, HOMES_TIME_ZONE)
      if (startsAt === null) return { refusal: 'no such time' }
      const aheadMs = startsAt.getTime() - now().getTime()
      if (aheadMs <= 0) return { refusal: 'past' }
      if (aheadMs > VIEWING_LIMITS.daysAhead * DAY_MS) return { refusal: 'too far' }
      if (!(await changes.take(uid))) return { refusal: 'too fast' }
      const endsAt = new Date(startsAt.getTime() + Number(minutes) * MINUTE_MS)
      const viewing = { conversation, startsAt, endsAt, tellsExactPlace: place === 'exact' }
      const refused = await db.transaction(
        async (transaction): Promise<Refused<TimeRefusal> | null> => {
          await lockAccount(transaction, uid)
          const all = await listOwnersViewings(transaction, uid, now())
          const here = all.filter((it) => it.conversation === conversation)
          const isSame = (it: ViewingRow) =>
            it.startsAt.getTime() === startsAt.getTime() && it.endsAt.getTime() === endsAt.getTime()
          // A form that was sent twice.
          if (here.some((it) => it.state === 'offered' && isSame(it))) return null
          if (here.some((it) => it.state === 'offered' && overlaps(it, viewing)))
            return { refusal: 'offered here' }
          if (all.some((it) => it.state === 'taken' && overlaps(it, viewing)))
            return { refusal: 'taken' }
          if (
            here.length >= VIEWING_LIMITS.perConversation ||
            all.length >= VIEWING_LIMITS.perOwner
          )
            return { refusal: 'too many' }
          await addViewing(transaction, viewing, now())
          // The message tells of it where no mail does.
          const text = offeredMessage(formatViewingTime(viewing))
          const message = { uid, id: conversation, text, key: '' }
          await addMessage(transaction, message, CONVERSATION_LIMITS.unanswered, now())
          return null
        },
      )
      if (refused === null) await tell(uid, conversation)
      return refused
    },
    async act(uid, conversation, id, action) {
      const outside = await findConversation(db, uid, conversation)
      const owner = outside?.row.owner ?? outside?.row.seeker
      if (!outside || !owner) return { refusal: 'not found' }
      if (!(await changes.take(uid))) return { refusal: 'too fast' }
      const refused = await db.transaction(
        async (transaction): Promise<Refused<MoveRefusal> | null> => {
          // An owner's times are changed one after the other; before the conversation, as messages are sent.
          await lockAccount(transaction, owner)
          const found = await lockConversation(transaction, uid, conversation)
          const viewing = await findViewing(transaction, conversation, id)
          if (found === null || viewing === null) return { refusal: 'not found' }
          const obstacle = findObstacle(toStanding(found))
          const may = { party: found.party, canTalk: true, now: now() }
          if (!listActions(viewing, may).includes(action)) return { refusal: 'changed' }
          if (action === 'take') {
            if (obstacle !== null) return { refusal: obstacle }
            const refusal = await findTakeRefusal(transaction, found, viewing)
            if (refusal !== null) return { refusal }
          }
          const reminded = getReminderStage(viewing.startsAt, now())
          const moved = await moveViewing(transaction, viewing, VIEWING_MOVES[action].to, {
            now: now(),
            reminded,
          })
          if (moved === null) return { refusal: 'changed' }
          const text = MESSAGES[action](formatViewingTime(moved))
          const notice = { id: conversation, sender: found.party, text }
          await addNotice(transaction, notice, now())
          // Nobody has it in a calendar; the message is mailed as any other.
          if (action === 'withdraw') return null
          const news = action === 'take' ? 'taken' : 'canceled'
          const told = { viewing: moved, conversation: found.row }
          const mailed = await mailViewing(transaction, options, told, news)
          const other = getOther(found.party)
          if (mailed.includes(other))
            await markMailed(transaction, { id: conversation, party: other })
          return null
        },
      )
      if (refused === null) await tell(uid, conversation)
      return refused
    },
    async writeFile(uid, conversation, id) {
      const found = await findConversation(db, uid, conversation)
      const viewing = await findViewing(db, conversation, id)
      if (found === null || viewing?.state !== 'taken') return null
      const home = await findViewedHome(db, found.row)
      return writeCalendarFile({
        ...{ viewing, recipient: null, from: options.from },
        home: home.shownPlace || messagesTexts.unnamedHome,
        place: getToldPlace(viewing, home),
        link: `${options.siteUrl}${conversationPath(conversation)}`,
      })
    },
  }

  async function findTakeRefusal(
    transaction: Queryable,
    { row, isShown }: FoundConversation,
    viewing: ViewingRow,
  ): Promise<MoveRefusal | null> {
    if (!isShown) return 'home gone'
    const { owner, seeker } = row
    if (owner === null || seeker === null) return 'not found'
    const all = await listOwnersViewings(transaction, owner, now())
    const taken = all.filter(({ state }) => state === 'taken')
    if (taken.some((it) => it.conversation === viewing.conversation)) return 'has one'
    if (taken.some((it) => overlaps(it, viewing))) return 'taken'
    return (await countTaken(transaction, seeker, now())) >= VIEWING_LIMITS.taken
      ? 'too many'
      : null
  }
}
