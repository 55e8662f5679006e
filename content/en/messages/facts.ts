import { WORDED_FACTS } from '#domain/catalog/listing/facts.ts'
import type { FactEvent } from '#domain/messages/facts/fact-event.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'
import { factNames } from '../catalog/facts.ts'
import { formatFact } from '../format/fact.ts'

/** One press asks for all that the page of a home does not state. */
export const askTexts = { owner: 'Ask the owner', realtor: 'Ask the realtor' } as const

export const factQuestionTexts = {
  title: 'Questions about your home',
  lead: 'Somebody asked about this. Whatever you fill in stands on the page of your home from now on, for everyone. Leave blank what you do not know.',
  back: 'Back to the conversation',
  answer: 'Answer for everyone',
  answering: 'Saving…',
  nothing: 'Everything that was asked is answered.',
  empty: 'Fill in at least one of them.',
  notNow:
    'This home is not on Homiq right now, so it cannot be answered here. Write a message instead.',
  tooFast: 'You have reached the hourly limit. Try again later; what you typed is still here.',
  ask: "Ask what the page doesn't say",
} as const

/** "Answer 5 questions". */
export const formatAnswerLink = (count: number): string =>
  `Answer ${formatCount(count, 'question')}`

/** "Could you say more about this home? Pets · Deposit", "Pets allowed · No deposit". */
export function formatFactEvent(event: FactEvent): string {
  if (event.kind === 'facts asked')
    return `Could you say more about this home? ${event.facts.map((fact) => factNames[fact]).join(' · ')}`
  const { stated } = event
  return WORDED_FACTS.map((fact) => formatFact(fact, stated))
    .filter((text) => text !== '')
    .join(' · ')
}
