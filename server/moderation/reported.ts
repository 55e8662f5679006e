import { messagePicturePath } from '#domain/conversation/links.ts'
import { readReportedTarget, toReportedTarget } from '#domain/conversation/reported.ts'
import type { ReportedThing, ReportKind } from '#domain/moderation/report.ts'
import { removeMessage } from '#server/conversation/commands.ts'
import { findMessages } from '#server/conversation/messages/queries.ts'
import type { Queryable } from '#server/db/open.ts'
import { withdrawReported } from '#server/report/commands.ts'

/** Reported messages with their texts and pictures, and with nothing else of their conversations. */
export async function withMessages(
  db: Queryable,
  things: readonly ReportedThing[],
): Promise<ReportedThing[]> {
  const keys = things.flatMap(({ kind, target }) =>
    kind === 'message' ? (readReportedTarget(target) ?? []) : [],
  )
  const found = keys.length === 0 ? [] : await findMessages(db, keys)
  const contents = new Map(
    found.map(({ conversation, seq, text, pictures }) => [
      toReportedTarget({ conversation, party: null, seq }),
      { text, pictures: pictures.map((_, at) => messagePicturePath(conversation, seq, at + 1)) },
    ]),
  )
  return things.map((thing) =>
    thing.kind === 'message' ? { ...thing, text: null, ...contents.get(thing.target) } : thing,
  )
}

/** What follows where a report is right; a person writes no messages from then on, see `isBarred`. */
export async function takeOff(
  db: Queryable,
  kind: ReportKind,
  target: string,
  now: Date,
): Promise<void> {
  if (kind === 'listing') return withdrawReported(db, target, now)
  const reported = kind === 'message' ? readReportedTarget(target) : null
  if (reported !== null) await removeMessage(db, reported.conversation, reported.seq)
}
