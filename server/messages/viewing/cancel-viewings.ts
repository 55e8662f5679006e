import { and, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Party } from '#domain/messages/conversation/party.ts'
import { LIVE_STATES } from '#domain/messages/viewing/state.ts'
import { toStoredSpan } from '#domain/messages/viewing/viewing-event.ts'
import { addAutomaticMessage } from '#server/messages/conversation/commands.ts'
import { lockConversationById } from '#server/messages/conversation/queries.ts'
import { blocks, conversations } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { moveViewing } from './commands.ts'
import { mailViewing, type ViewingTools, type ViewingWithConversation } from './mail-viewing.ts'
import { viewings } from './tables.ts'

const isConversationEnded = (): SQL | undefined =>
  or(
    isNotNull(conversations.seekerLeftAt),
    isNotNull(conversations.ownerLeftAt),
    sql`exists (
      select from ${blocks}
      where (${blocks.blocker}, ${blocks.blocked}) in (
        (${conversations.seeker}, ${conversations.owner}),
        (${conversations.owner}, ${conversations.seeker})
      )
    )`,
  )

/**
 * The party that ended the conversation: by leaving, erasing the account, or blocking the other.
 */
const ENDED_BY = sql<Party>`case
  when ${conversations.seekerLeftAt} is not null then 'seeker'
  when ${conversations.ownerLeftAt} is not null then 'owner'
  when exists (
    select from ${blocks}
    where ${blocks.blocker} = ${conversations.seeker} and ${blocks.blocked} = ${conversations.owner}
  ) then 'seeker'
  else 'owner' end`

/** Future viewings whose two people can no longer write to each other. */
const listViewingsOfEndedConversations = (
  db: Queryable,
  now: Date,
): Promise<(ViewingWithConversation & { readonly endedBy: Party })[]> =>
  db
    .select({ viewing: viewings, conversation: conversations, endedBy: ENDED_BY })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(
      and(
        inArray(viewings.state, [...LIVE_STATES]),
        gt(viewings.startsAt, now),
        isConversationEnded(),
      ),
    )

/**
 * Ends viewings that cannot take place because one of the two left, blocks the other or is erased.
 * @returns how many
 */
export async function cancelViewingsOfEndedConversations(
  tools: ViewingTools,
  now: Date,
): Promise<number> {
  let ended = 0
  for (const { viewing, conversation, endedBy } of await listViewingsOfEndedConversations(
    tools.db,
    now,
  )) {
    const isTaken = viewing.state === 'taken'
    const isNew = await tools.db.transaction(async (transaction) => {
      // Locks the conversation before the viewing, as `changeViewing` does, to avoid a deadlock.
      await lockConversationById(transaction, conversation.id)
      const to = isTaken ? 'canceled' : 'withdrawn'
      const moved = await moveViewing(transaction, viewing, to, { now })
      if (moved === null) return false
      const { id } = conversation
      const kind = isTaken ? 'viewing ended' : 'time ended'
      const event = { kind, time: toStoredSpan(moved) } as const
      await addAutomaticMessage(transaction, { id, sender: endedBy, event }, now)
      if (!isTaken) return true
      const told = { viewing: moved, conversation }
      await mailViewing(transaction, tools, told, 'ended', endedBy)
      return true
    })
    if (isNew) ended += 1
  }
  return ended
}
