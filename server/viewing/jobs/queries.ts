import { and, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Party } from '#domain/conversation/party.ts'
import { VIEWING_LIMITS } from '#domain/viewing/limits.ts'
import { LIVE_STATES } from '#domain/viewing/state.ts'
import type { Queryable } from '#server/db/open.ts'
import { blocks, conversations } from '#server/db/schema/conversations.ts'
import { viewings } from '#server/db/schema/viewings.ts'
import type { ViewingWithConversation } from '#server/viewing/mail-viewing.ts'

/** Taken ones that begin within the time of the first reminder. */
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

/** Who of the two ended it: by leaving, also with the account, or by blocking the other. */
const ENDED_BY = sql<Party>`case
  when ${conversations.seekerLeftAt} is not null then 'seeker'
  when ${conversations.ownerLeftAt} is not null then 'owner'
  when exists (
    select from ${blocks}
    where ${blocks.blocker} = ${conversations.seeker} and ${blocks.blocked} = ${conversations.owner}
  ) then 'seeker'
  else 'owner' end`

/** Those to come whose two people do not write to each other any more. */
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
