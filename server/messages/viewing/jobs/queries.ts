import { and, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Party } from '#domain/messages/conversation/party.ts'
import { VIEWING_LIMITS } from '#domain/messages/viewing/limits.ts'
import { LIVE_STATES } from '#domain/messages/viewing/state.ts'
import { blocks, conversations, viewings } from '#server/messages/tables.ts'
import type { ViewingWithConversation } from '#server/messages/viewing/mail-viewing.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Taken viewings within reach of the first reminder. */
export const listDueForReminder = (db: Queryable, now: Date): Promise<ViewingWithConversation[]> =>
  db
    .select({ viewing: viewings, conversation: conversations })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(
      and(
        eq(viewings.state, 'taken'),
        gt(viewings.startsAt, now),
        lte(viewings.startsAt, new Date(now.getTime() + VIEWING_LIMITS.dayReminderMs)),
      ),
    )

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
export const listViewingsOfEndedConversations = (
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
