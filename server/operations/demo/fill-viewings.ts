import { addDays } from '#domain/platform/time/add-days.ts'
import { toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { createViewings } from '#server/messages/viewing/viewings.ts'
import type { DemoTools } from './demo-tools.ts'
import type { FilledConversation } from './fill-conversations.ts'

/** Days from the last message to the offered time, and from there until it is taken. */
const LATER = 1 / 48

interface Time {
  /** Days from today. */
  readonly days: number
  /** The time of day. */
  readonly time: string
}

/** Times in the evening on some days, and at noon on others. */
const TIMES: readonly Time[] = [
  { days: 2, time: '18:30' },
  { days: 3, time: '12:00' },
  { days: 5, time: '17:00' },
  { days: 6, time: '10:30' },
]

/** Makes owners offer times in two conversations of each demo account; one time is taken. */
export async function fillViewings(
  { db, people, mailer, siteUrl, now }: DemoTools,
  conversations: readonly FilledConversation[],
): Promise<void> {
  const [demoOwner] = people.owners
  const [demoSeeker] = people.seekers
  const from = `Homiq <no-reply@${new URL(siteUrl).hostname}>`
  const viewings = (at: number) =>
    createViewings({ db, mailer, siteUrl, from, now: () => new Date(Math.min(at, +now)) })

  async function offer({ id, owner, lastAt }: FilledConversation, times: readonly Time[]) {
    const service = viewings(+addDays(lastAt, LATER))
    for (const { days, time } of times) {
      const typed = { day: toKyivDay(addDays(now, days)), time, minutes: '30', place: 'exact' }
      const refused = await service.offer(owner, id, typed)
      if (refused !== null) throw new Error(`No viewing could be offered: ${refused.refusal}.`)
    }
  }
  async function take({ id, seeker, lastAt }: FilledConversation) {
    const service = viewings(+addDays(lastAt, 2 * LATER))
    const [first] = (await service.list(seeker, id)).viewings
    const refused = await service.act(seeker, id, first?.id ?? '', 'take')
    if (refused !== null) throw new Error(`A viewing could not be taken: ${refused.refusal}.`)
  }

  const both = conversations.find((it) => it.owner === demoOwner && it.seeker === demoSeeker)
  const asOwner = conversations.find((it) => it.owner === demoOwner && it.seeker !== demoSeeker)
  const asSeeker = conversations.find((it) => it.owner !== demoOwner && it.seeker === demoSeeker)
  if (both !== undefined) await offer(both, TIMES.slice(0, 2))
  for (const conversation of [asOwner, asSeeker]) {
    if (conversation === undefined) continue
    await offer(conversation, TIMES.slice(2))
    await take(conversation)
  }
}
