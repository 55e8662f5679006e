import { formatCount } from '#domain/platform/text/format-number.ts'
import { reasonProblems } from './reason-problems.ts'
export const claimModerationTexts = {
  title: 'Ownership claim',
  lead: 'An owner says that the other home shows theirs. Compare the two; what one owner wrote or where that home is must not be told to the other.',
  shown: 'Visitors see the claimed home now.',
  words: 'What the claimer wrote',
  facts: 'What is known of both',
  what: 'What',
  original: 'The claimer’s home',
  copy: 'The claimed home',
  begun: 'Begun on',
  approved: 'First approved on',
  verified: 'Verified person',
  notVerified: 'no',
  account: 'Account since',
  never: 'never',
  unknown: 'not known here',
  alike: 'Pictures that look alike',
  alikeNone: 'No pictures of the two look alike now.',
  textAlike: 'Most of the text of the claimed home is in the claimer’s.',
  textDiffers: 'The texts have little in common.',
  decision: 'Whose is it?',
  reasonLabel: 'Why',
  reasonHint:
    'If it is the claimer’s, the owner of the claimed home reads this, and can appeal once. If not, the claimer reads it. Name nobody, and tell neither where the other home is.',
  grant: 'The claimer is the owner',
  dismiss: 'Not proven',
} as const

export const claimReasonMessages = {
  short: 'Say why in at least 10 characters.',
  ...reasonProblems,
} as const

export const formatVerifiedUntil = (day: string) => `until ${day}`
export const formatFirstPutUp = (day: string) => `First listed on ${day}`
export const formatClaimedOn = (day: string) => `Claimed on ${day}`

export const formatClaims = (total: number) => formatCount(total, 'claim')

/**
 * The accessible name of a picture in a pair.
 *
 * @param place from 1
 */
export const formatAlikePicture = (home: string, place: number, total: number) =>
  `${home}, picture ${place} of ${total} that look alike`
