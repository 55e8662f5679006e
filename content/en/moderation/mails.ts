import { writeMail } from '#content/en/format/mail.ts'
import { checkLinks } from '#content/en/homes/home-check.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import type { MailCard, MailText } from '#domain/platform/text/mail-text.ts'
import type { ClaimOutcome } from '#domain/safety/claim-outcome.ts'

const OUTCOMES: Readonly<Record<ClaimOutcome, string>> = {
  granted:
    'A moderator looked at both homes and agreed: you are the owner. The other home is not shown any more.',
  dismissed:
    'A moderator looked at both homes and could not tell that you are the owner, so the other home stays.',
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
      'You told us that a home of somebody else shows yours.',
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
        `A moderator looked at your picture with the code. Until ${until}, the page of this home says “Verified person”: ${home}.`,
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
      `A moderator looked at your picture with the code, and it does not verify you for this home: ${home}.`,
      'The moderator wrote:',
      { quotes: [reason] },
      'Ask for another code here, and take another picture:',
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
    lead: 'A moderator approved your home, and visitors see it now',
  },
  change: {
    subject: 'is changed on Homiq',
    headline: 'Your change is on Homiq',
    lead: 'A moderator approved your change, and visitors see the home as it is now',
  },
} as const

const REJECTED = {
  home: {
    subject: 'Please change this before we show',
    lead: 'A moderator looked at your home and did not approve it yet',
    outlook: 'Change it and send it for review again: then a moderator looks at it once more.',
  },
  'shown home': {
    subject: 'Please change this to show again',
    lead: 'A moderator looked at your home again, and it is not shown at the moment',
    outlook:
      'Change it and send it for review again. Until then its page says that it is being changed and comes back.',
  },
  change: {
    subject: 'Please change this before we show your change of',
    lead: 'A moderator looked at your change and did not approve it yet',
    outlook:
      'Change it and send it for review again. Until then visitors see the home as it was before the change.',
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
    headline: 'Please change your home',
    card,
    blocks: [
      `${lead}: ${home}.`,
      'The moderator wrote:',
      { quotes: [reason] },
      `${outlook} If you do not agree, My homes has a form for that.`,
      'Open it here:',
      { button: 'Change it', link },
    ],
    reason: mailReasons.offer,
  })
}
