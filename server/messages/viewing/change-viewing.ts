import { findObstacle, type Obstacle } from '#domain/messages/conversation/permission.ts'
import { findTakeRefusal } from '#domain/messages/viewing/may-take-viewing.ts'
import type { ViewingActionRefusal } from '#domain/messages/viewing/refusal.ts'
import { getReminderStage } from '#domain/messages/viewing/reminder.ts'
import {
  findViewingActionRefusal,
  VIEWING_MOVES,
  type ViewingAction,
} from '#domain/messages/viewing/state.ts'
import { toStoredSpan, type ViewingEvent } from '#domain/messages/viewing/viewing-event.ts'
import type { Result } from '#domain/platform/result.ts'
import { addAutomaticMessage } from '#server/messages/conversation/commands.ts'
import { toConversationStatus } from '#server/messages/conversation/conversation-status.ts'
import {
  type FoundConversation,
  findConversation,
  lockConversationById,
} from '#server/messages/conversation/queries.ts'
import { lockAccounts } from '#server/platform/db/lock-account.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import type { RateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { isBanned } from '#server/safety/ban/queries.ts'
import { moveViewing } from './commands.ts'
import { mailViewing, type ViewingTools } from './mail-viewing.ts'
import { countTaken, findViewing, listOwnersViewings } from './queries.ts'
import type { ViewingRow } from './tables.ts'

/** Automatic messages of the conversation. */
const EVENTS = {
  take: 'taken',
  withdraw: 'withdrawn',
  cancel: 'canceled',
} as const satisfies Record<ViewingAction, ViewingEvent['kind']>

interface ChangeTools {
  readonly options: ViewingTools
  readonly changes: RateLimit
  readonly now: () => Date
}

interface ViewingChange {
  readonly uid: string
  readonly conversation: string
  /** The viewing. */
  readonly id: string
  readonly action: ViewingAction
  /** Whether an owner who takes a time tells the seeker the exact place. */
  readonly tellsExactPlace: boolean
}

/** One of the two takes a time of the other, withdraws an own one, or cancels an agreed one. */
export async function changeViewing(
  { options, changes, now: readClock }: ChangeTools,
  { uid, conversation, id, action, tellsExactPlace }: ViewingChange,
): Promise<Result<null, ViewingActionRefusal | Obstacle>> {
  const { db } = options
  const outside = await findConversation(db, uid, conversation)
  if (outside === null) return { refusal: 'not found' }
  const { owner, seeker } = outside.row
  const people = [owner, seeker].filter((uid) => uid !== null)
  if (!(await changes.take(uid))) return { refusal: 'too fast' }
  return db.transaction(
    async (transaction): Promise<Result<null, ViewingActionRefusal | Obstacle>> => {
      // Serializes changes per person. Locks accounts before the conversation, as sending does.
      await lockAccounts(transaction, people)
      await lockConversationById(transaction, conversation)
      const found = await findConversation(transaction, uid, conversation)
      const viewing = await findViewing(transaction, conversation, id)
      if (found === null || viewing === null) return { refusal: 'not found' }
      // Waiting for locks takes time.
      const now = readClock()
      const { party } = found
      const obstacle = findObstacle(toConversationStatus(found))
      const refusal =
        findViewingActionRefusal(action, viewing, { party, obstacle, now }) ??
        (action === 'take' ? await refuseToTake(transaction, found, uid, viewing, now) : null)
      if (refusal !== null) return { refusal }
      const reminded = getReminderStage(viewing.startsAt, now)
      const { to } = VIEWING_MOVES[action]
      const disclosesExactPlace =
        action === 'take' && party === 'owner' ? tellsExactPlace : undefined
      const moved = await moveViewing(transaction, viewing, to, {
        now,
        reminded,
        disclosesExactPlace,
      })
      if (moved === null) return { refusal: 'changed' }
      const event = { kind: EVENTS[action], time: toStoredSpan(moved) }
      await addAutomaticMessage(transaction, { id: conversation, sender: party, event }, now)
      // An offered time is in nobody's calendar, and the message is mailed like any other.
      if (action === 'withdraw') return null
      const news = action === 'take' ? 'taken' : 'canceled'
      const told = { viewing: moved, conversation: found.row }
      await mailViewing(transaction, options, told, news, party)
      return null
    },
  )
}

async function refuseToTake(
  transaction: Transaction,
  { row: { owner, seeker }, isShown }: FoundConversation,
  uid: string,
  viewing: ViewingRow,
  now: Date,
): Promise<ViewingActionRefusal | null> {
  if (!isShown) return 'home gone'
  if (owner === null || seeker === null) return 'not found'
  // Taking a time tells the other something, which a ban forbids.
  if (await isBanned(transaction, uid, now)) return 'banned'
  const all = await listOwnersViewings(transaction, owner, now)
  const takenBySeeker = await countTaken(transaction, seeker, now)
  return findTakeRefusal(viewing, { all, takenBySeeker })
}
