import { mailReasons } from '#content/texts/mail-frame.ts'
import { type MailText, writeMail } from '#domain/platform/text/mail-text.ts'
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
