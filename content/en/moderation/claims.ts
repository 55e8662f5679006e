import { formatCount } from '#domain/platform/text/format-number.ts'
export const claimModerationTexts = {
  title: 'Ownership claim',
  lead: 'An owner says that another home shows theirs. Compare the two, and tell neither owner what the other wrote or where the other home is.',
  shown: 'Visitors can see the claimed home now.',
  words: 'What the claimer wrote',
  facts: 'What we know about both',
  what: 'Fact',
  original: 'The claimer’s home',
  copy: 'The claimed home',
  begun: 'Started on',
  approved: 'First approved on',
  verified: 'Verified person',
  notVerified: 'no',
  account: 'Account since',
  never: 'never',
  unknown: 'unknown',
  alike: 'Similar pictures',
  alikeNone: 'The two homes have no similar pictures now.',
  textAlike: 'Most of the claimed home’s text is also in the claimer’s.',
  textDiffers: 'The texts have little in common.',
  decision: 'Whose home is it?',
  reasonLabel: 'Why',
  reasonHint:
    'If it is the claimer’s, the owner of the claimed home reads this and can appeal once. If not, the claimer reads it. Do not name anyone or say where the other home is.',
  grant: 'The claimer is the owner',
  dismiss: 'Not proven',
} as const

export const formatVerifiedUntil = (day: string) => `until ${day}`
export const formatFirstUploaded = (day: string) => `First uploaded on ${day}`
export const formatClaimedOn = (day: string) => `Claimed on ${day}`

export const formatClaims = (total: number) => formatCount(total, 'claim')

/**
 * The accessible name of a picture in a pair.
 *
 * @param place from 1
 */
export const formatAlikePicture = (home: string, place: number, total: number) =>
  `${home}, similar picture ${place} of ${total}`
