import {
  formatConversationTarget,
  parseConversationTarget,
} from '#domain/messages/conversation/conversation-target.ts'
import { messagePicturePath } from '#domain/messages/conversation/links.ts'
import {
  isReportReason,
  type ReportedItem,
  type ReportKind,
  type ReportReason,
} from '#domain/safety/report/report.ts'
import { removeMessage } from '#server/messages/conversation/commands.ts'
import { findMessages } from '#server/messages/conversation/message/queries.ts'
import { findReportedPerson } from '#server/messages/conversation/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { banPerson } from '#server/safety/ban/commands.ts'
import { withdrawReported } from '#server/safety/report/commands.ts'
import { listAddresses } from '#server/safety/report/queries.ts'

/** Adds texts and pictures of reported messages, and nothing else of their conversations. */
export async function withMessages(
  db: Queryable,
  things: readonly ReportedItem[],
): Promise<ReportedItem[]> {
  const keys = things.flatMap(({ kind, target }) =>
    kind === 'message' ? (parseConversationTarget(target) ?? []) : [],
  )
  const found = keys.length === 0 ? [] : await findMessages(db, keys)
  const contents = new Map(
    found.map(({ conversation, seq, text, pictures }) => [
      formatConversationTarget({ conversation, party: null, seq }),
      { text, pictures: pictures.map((_, at) => messagePicturePath(conversation, seq, at + 1)) },
    ]),
  )
  return things.map((thing) =>
    thing.kind === 'message' ? { ...thing, text: null, ...contents.get(thing.target) } : thing,
  )
}

/** Adds the street addresses of reported listings. */
export async function withAddresses(
  db: Queryable,
  things: readonly ReportedItem[],
): Promise<ReportedItem[]> {
  const targets = things.flatMap(({ kind, target }) => (kind === 'listing' ? [target] : []))
  const addresses = await listAddresses(db, targets)
  return things.map((thing) => {
    const address = thing.kind === 'listing' ? addresses.get(thing.target) : undefined
    return address === undefined ? thing : { ...thing, address }
  })
}

interface Finding {
  readonly kind: ReportKind
  readonly target: string
  readonly reason: ReportReason
  /** The moderator. */
  readonly uid: string
}

/** What follows when a report is upheld. */
export async function actOnReport(
  db: Queryable,
  { kind, target, reason, uid }: Finding,
  now: Date,
): Promise<void> {
  if (kind === 'listing') return withdrawReported(db, target, now)
  const reported = parseConversationTarget(target)
  if (kind === 'message' && reported !== null && isReportReason('message', reason))
    await removeMessage(db, reported, reason)
  if (kind === 'person' && reported !== null && isReportReason('person', reason)) {
    const person = await findReportedPerson(db, reported)
    // Erased since it was reported.
    if (person === null) return
    await banPerson(db, { uid: person, target, reason, moderator: hashSecret(uid) }, now)
  }
}
