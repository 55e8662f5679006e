import type { ReportOutcome } from '#domain/moderation/report.ts'
import type { MailText } from './mails.ts'

const OUTCOMES: Readonly<Record<ReportOutcome, string>> = {
  acted:
    'A moderator looked into it and agreed with you. What breaks our rules is not shown any more.',
  dismissed: 'A moderator looked into it and found nothing against our rules, so it stays.',
}

/** What came of a report, for who made it. */
export const reportOutcomeMail = (details: {
  readonly what: string
  readonly outcome: ReportOutcome
}): MailText => ({
  subject: 'What came of your report to Homiq',
  text: `Hello,

you reported this to us: ${details.what}.

${OUTCOMES[details.outcome]}

Thank you for looking.

Homiq
`,
})
