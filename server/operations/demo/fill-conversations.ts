import { DEMO_DIALOGUES } from '#content/demo/dialogues.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { addMessage, markRead } from '#server/messages/conversation/commands.ts'
import { openConversation } from '#server/messages/conversation/starting/commands.ts'
import type { DemoTools } from './demo-tools.ts'
import type { FilledHome } from './fill-homes.ts'
import { between } from './plan/choice.ts'

export interface FilledConversation {
  readonly id: string
  /** Uids. */
  readonly seeker: string
  readonly owner: string
  readonly messages: number
  readonly lastAt: Date
}

type Dialogue = (typeof DEMO_DIALOGUES)[number]

/** How many of a hundred homes have conversations, besides the demo accounts' own. */
const WRITTEN_ABOUT = 20
/** Conversations of the demo seeker. */
const OWN_CONVERSATIONS = 5

const HOUR_DAYS = 1 / 24

const getHours = (dialogue: Dialogue) => dialogue.reduce((sum, { after }) => sum + after, 0)

/** Makes seekers write about visible homes; demo accounts come first. */
export async function fillConversations(
  { db, random, people, now }: DemoTools,
  homes: readonly FilledHome[],
): Promise<FilledConversation[]> {
  const filled: FilledConversation[] = []
  async function talk(home: FilledHome, seeker: string, dialogue: Dialogue) {
    if (home.listing === null) return
    let daysAgo = getHours(dialogue) * HOUR_DAYS + random() * 4
    const { type, id: listingId } = home.listing
    const start = { seeker, owner: home.owner, type, listingId }
    const conversation = await db.transaction(async (transaction) => {
      const id = await openConversation(transaction, start, addDays(now, -daysAgo))
      for (const { by, after, text } of dialogue) {
        daysAgo -= after * HOUR_DAYS
        const uid = by === 'seeker' ? seeker : home.owner
        const at = addDays(now, -daysAgo)
        const message = { uid, id, text, key: '' }
        const added = await addMessage(transaction, message, at)
        if ('seq' in added) await markRead(transaction, { id, party: by, seq: added.seq })
      }
      return id
    })
    filled.push({
      id: conversation,
      seeker,
      owner: home.owner,
      messages: dialogue.length,
      lastAt: addDays(now, -daysAgo),
    })
  }

  let next = 0
  const takeDialogue = () => DEMO_DIALOGUES[next++ % DEMO_DIALOGUES.length] as Dialogue
  const [demoOwner] = people.owners
  const [demoSeeker = '', ...others] = people.seekers
  const own = homes.filter(({ owner }) => owner === demoOwner)
  const foreign = homes.filter(({ owner }) => owner !== demoOwner)
  for (const home of own) {
    await talk(home, demoSeeker, takeDialogue())
    for (const seeker of others.slice(0, 3)) await talk(home, seeker, takeDialogue())
  }
  for (const home of foreign.slice(0, OWN_CONVERSATIONS))
    await talk(home, demoSeeker, takeDialogue())
  for (const home of foreign.slice(OWN_CONVERSATIONS))
    if (between(random, 1, 100) <= WRITTEN_ABOUT)
      await talk(home, others[between(random, 0, others.length - 1)] ?? demoSeeker, takeDialogue())
  return filled
}
