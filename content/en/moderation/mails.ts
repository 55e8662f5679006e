import { writeMail } from '#content/en/format/mail.ts'
import { checkLinks } from '#content/en/homes/home-check.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import type { MailCard, MailText } from '#domain/platform/text/mail-text.ts'
import type { ClaimOutcome } from '#domain/safety/claim-outcome.ts'

const OUTCOMES: Readonly<Record<ClaimOutcome, string>> = {
  granted:
    'A moderator compared the two homes and agreed that you are the owner. The other home is no longer shown.',
  dismissed:
    'A moderator compared the two homes and could not confirm that you are the owner, so the other home stays.',
}

/**
 * The outcome of a claim, for its claimer. Omits the street address, because it may be withheld.
 */
export const claimOutcomeMail = (details: {
  readonly outcome: ClaimOutcome
  readonly link: string
}): MailText =>
  writeMail({
    subject: 'The result of your claim on Homiq',
    headline: 'The result of your claim',
    blocks: [
      'You told us that another home on Homiq shows yours.',
      OUTCOMES[details.outcome],
      'Read more:',
      { button: 'See your claim', link: details.link },
    ],
    reason: mailReasons.offer,
  })

/** What a moderator decided about the picture with the code, for the owner of the home. */
export function checkOutcomeMail(details: {
  /** The street address, for its owner. */
  readonly home: string
  /** Why it was rejected; `null` if it was approved. */
  readonly reason: string | null
  /** "May 21, 2027": until when an approved check holds. */
  readonly until: string
  readonly link: string
  readonly card: MailCard | null
}): MailText {
  const { home, reason, until, link, card } = details
  if (reason === null)
    return writeMail({
      subject: `You are verified for ${home}`,
      headline: 'You are verified',
      card,
      blocks: [
        `A moderator checked your picture with the code. Until ${until}, the page of this home says “Verified person”: ${home}.`,
        'See it:',
        { button: 'See the check', link },
      ],
      reason: mailReasons.offer,
    })
  return writeMail({
    subject: `Please send another picture to get verified for ${home}`,
    headline: 'Please send another picture',
    card,
    blocks: [
      `A moderator checked your picture with the code and could not verify you for this home: ${home}.`,
      'The moderator wrote:',
      { quotes: [reason] },
      'Ask for a new code here and take another picture:',
      { button: checkLinks.none, link },
    ],
    reason: mailReasons.offer,
  })
}

interface DecisionMailDetails {
  /** The street address, for its owner. */
  readonly home: string
  /** `change`: a change of a home that visitors see. */
  readonly about: 'home' | 'shown home' | 'change'
  /** Why it was rejected; `null` if it was approved. */
  readonly reason: string | null
  readonly link: string
  readonly card: MailCard | null
}

const APPROVED = {
  home: {
    subject: 'is on Homiq',
    headline: 'Your home is on Homiq',
    lead: 'A moderator approved your home, and visitors can see it now',
  },
  change: {
    subject: 'is updated on Homiq',
    headline: 'Your edits are on Homiq',
    lead: 'A moderator approved your edits, and visitors see the updated home',
  },
} as const

const REJECTED = {
  home: {
    subject: 'Changes needed before we can show',
    lead: 'A moderator reviewed your home and has not approved it yet',
    outlook: 'Make the changes and send it for review again.',
  },
  'shown home': {
    subject: 'Changes needed to show again:',
    lead: 'A moderator reviewed your home again, and it is not shown at the moment',
    outlook:
      'Make the changes and send it for review again. Until then, its page says that it is being changed and will be back.',
  },
  change: {
    subject: 'Changes needed before we can show your edits to',
    lead: 'A moderator reviewed your edits and has not approved them yet',
    outlook:
      'Make the changes and send it for review again. Until then, visitors see the home as it was.',
  },
} as const

/** What a moderator decided about a home, for its owner (docs/product/moderation.md, "Moderation"). */
export function decisionMail(details: DecisionMailDetails): MailText {
  const { home, about, reason, link, card } = details
  if (reason === null) {
    const { subject, headline, lead } = APPROVED[about === 'change' ? 'change' : 'home']
    return writeMail({
      subject: `${home} ${subject}`,
      headline,
      card,
      blocks: [`${lead}: ${home}.`, 'See it:', { button: 'See your home', link }],
      reason: mailReasons.offer,
    })
  }
  const { subject, lead, outlook } = REJECTED[about]
  return writeMail({
    subject: `${subject} ${home}`,
    headline: 'Your home needs changes',
    card,
    blocks: [
      `${lead}: ${home}.`,
      'The moderator wrote:',
      { quotes: [reason] },
      `${outlook} If you disagree, you can appeal in My homes.`,
      'Open it here:',
      { button: 'Edit your home', link },
    ],
    reason: mailReasons.offer,
  })
}
