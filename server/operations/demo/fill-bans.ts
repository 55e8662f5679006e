import { DEMO_BANS, DEMO_MESSAGE_REPORT } from '#content/demo/bans.ts'
import { formatConversationTarget } from '#domain/messages/conversation/conversation-target.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { createDesk } from '#server/moderation/desk/desk.ts'
import { createBans } from '#server/safety/ban/bans.ts'
import { createReport } from '#server/safety/report/commands.ts'
import { type DemoTools, daysAgo } from './demo-tools.ts'
import type { FilledConversation } from './fill-conversations.ts'

/** These are days before today. */
const [REPORTED, BANNED, APPEALED] = [3, 2, 1]

/**
 * Makes the demo owner report seekers, two of whom a moderator bans. Both appeal, and one appeal
 * still waits, as does a message that the demo seeker reported.
 */
export async function fillBans(
  tools: DemoTools,
  conversations: readonly FilledConversation[],
): Promise<void> {
  const { db, people, now } = tools
  const [demoOwner = ''] = people.owners
  const [demoSeeker = ''] = people.seekers
  const moderation = createDesk(daysAgo(tools, BANNED))
  const bans = createBans(daysAgo(tools, APPEALED))
  const [, ...talks] = conversations.filter(
    ({ owner, seeker }) => owner === demoOwner && seeker !== demoSeeker,
  )
  for (const [index, { reason, words, appeal, upholdReason }] of DEMO_BANS.entries()) {
    const talk = talks[index]
    if (talk === undefined) continue
    const target = formatConversationTarget({ conversation: talk.id, party: 'seeker', seq: 0 })
    const report = { kind: 'person', target, reason, words, wantsOutcome: true } as const
    await createReport(db, { ...report, reporter: demoOwner }, addDays(now, -REPORTED))
    await moderation.resolve({ kind: 'person', target, reason, uid: people.colleague })
    await bans.appeal(talk.seeker, appeal)
    const ban = (await bans.list(people.moderator)).find((it) => it.appeal === appeal)
    if (ban === undefined) throw new Error('Somebody in the demo could not be banned.')
    if (upholdReason === null) continue
    const decision = { id: ban.id, decision: 'uphold', reason: upholdReason } as const
    if (await bans.decide({ ...decision, uid: people.moderator }))
      throw new Error('An appeal of the demo could not be decided.')
  }
  const asSeeker = conversations.filter(
    ({ owner, seeker }) => owner !== demoOwner && seeker === demoSeeker,
  )
  const doubted = asSeeker.findLast(({ messages }) => messages > 1)
  if (doubted === undefined) return
  const target = formatConversationTarget({ conversation: doubted.id, party: null, seq: 2 })
  const report = { ...DEMO_MESSAGE_REPORT, kind: 'message', target, wantsOutcome: true } as const
  await createReport(db, { ...report, reporter: demoSeeker }, addDays(now, -APPEALED / 2))
}
