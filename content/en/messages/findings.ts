import type { WritingReason } from '#domain/safety/report/report.ts'

/** What a moderator found, as the person who wrote the text reads it. */
const FINDINGS: Readonly<Record<WritingReason, string>> = {
  fraud: 'looks like fraud',
  insult: 'insults or threatens someone',
  advertising: 'is advertising',
  'poses as somebody': 'impersonates someone',
  other: 'breaks our rules',
}

export const formatRemoval = (reason: WritingReason): string =>
  `A moderator removed this message because it ${FINDINGS[reason]}.`

/** @param until "May 22, 2027" */
export const formatBan = (reason: WritingReason, until: string): string =>
  `A moderator found that what you wrote ${FINDINGS[reason]}. You cannot write to others until ${until}.`
