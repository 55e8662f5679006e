import { DEMO_CLAIMS } from '#content/demo/claims.ts'
import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import { createClaims } from '#server/moderation/claim/claims.ts'
import { type DemoTools, daysAgo } from './demo-tools.ts'
import type { FilledHome } from './fill-homes.ts'

/** These are days before today. */
const [MADE, DECIDED] = [0.1, 0.05]

/**
 * Makes the demo owner claim copies of their homes: one copy is left unclaimed, one claim waits and
 * two were decided.
 */
export async function fillClaims(tools: DemoTools, homes: readonly FilledHome[]): Promise<void> {
  const { people } = tools
  const [owner = ''] = people.owners
  const claims = (days: number) => createClaims(daysAgo(tools, days))
  async function make({ original, listing }: FilledHome, words: string) {
    const target = listing === null ? '' : formatListingTarget(listing)
    const refused = await claims(MADE).make({ owner, id: original ?? '', target, words })
    if (refused) throw new Error(`A copy of the demo could not be claimed: ${refused.refusal}.`)
  }
  async function decide(home: FilledHome, outcome: 'granted' | 'dismissed') {
    const { words, reason } = DEMO_CLAIMS[outcome]
    await make(home, words)
    const open = await claims(DECIDED).listOpen(people.colleague)
    const claim = open.find(({ copy }) => copy.offer.id === home.id)
    const request = { outcome, reason, uid: people.colleague }
    const { id, copy } = claim ?? { id: '', copy: null }
    if (await claims(DECIDED).decide({ ...request, id, revision: copy?.offer.revision ?? 0 }))
      throw new Error('A claim of the demo could not be decided.')
  }

  const copies = homes.filter(({ original, fate }) => original !== null && fate === 'shown')
  const [, waiting, dismissed, granted] = copies
  if (dismissed !== undefined) await decide(dismissed, 'dismissed')
  if (granted !== undefined) await decide(granted, 'granted')
  if (waiting !== undefined) await make(waiting, DEMO_CLAIMS.waiting)
}
