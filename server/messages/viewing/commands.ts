import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { ViewingReminder } from '#domain/messages/viewing/reminder.ts'
import type { ViewingState } from '#domain/messages/viewing/state.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { type ViewingRow, viewings } from './tables.ts'

export type NewViewing = Pick<
  ViewingRow,
  'conversation' | 'startsAt' | 'endsAt' | 'offeredBy' | 'disclosesExactPlace'
>

/** @throws if the conversation has an offered or taken one that begins at the same time */
export async function addViewings(
  db: Queryable,
  added: readonly NewViewing[],
  now: Date,
): Promise<void> {
  await db.insert(viewings).values(
    added.map((viewing) => ({
      ...viewing,
      id: randomUUID(),
      state: 'offered' as const,
      offeredAt: now,
      changedAt: now,
    })),
  )
}

interface MoveOptions {
  readonly now: Date
  /** The last reminder that is no longer due. */
  readonly reminded?: ViewingReminder | null
  /** `undefined` leaves it as it is. */
  readonly disclosesExactPlace?: boolean | undefined
}

/**
 * @returns `null` if the state has changed in the meantime
 */
export async function moveViewing(
  db: Queryable,
  { id, state: from }: Pick<ViewingRow, 'id' | 'state'>,
  to: ViewingState,
  { now, reminded = null, disclosesExactPlace }: MoveOptions,
): Promise<ViewingRow | null> {
  const [moved] = await db
    .update(viewings)
    .set({
      state: to,
      sequence: sql`${viewings.sequence} + 1`,
      changedAt: now,
      reminded,
      disclosesExactPlace,
    })
    .where(and(eq(viewings.id, id), eq(viewings.state, from)))
    .returning()
  return moved ?? null
}

/** @returns whether it is a new reminder */
export async function recordReminder(
  db: Queryable,
  id: string,
  reminder: ViewingReminder,
): Promise<boolean> {
  const noted = await db
    .update(viewings)
    .set({ reminded: reminder })
    .where(
      and(
        eq(viewings.id, id),
        eq(viewings.state, 'taken'),
        sql`${viewings.reminded} is distinct from ${reminder}`,
      ),
    )
    .returning({ id: viewings.id })
  return noted.length > 0
}
