import { writeMail } from '#content/en/format/mail.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import type { MailText } from '#domain/platform/text/mail-text.ts'
import type { ReportKind, ReportOutcome } from '#domain/safety/report/report.ts'

const FOLLOWED: Readonly<Record<ReportKind, string>> = {
  listing: 'What breaks our rules is no longer shown.',
  message: 'The message has been removed.',
  person: 'The person cannot write to others for now.',
}

const LEFT: Readonly<Record<ReportKind, string>> = {
  listing: 'so it stays',
  message: 'so the message stays',
  person: 'so nothing changes for the person',
}

function describeReport(kind: ReportKind, what: string): string {
  if (kind === 'listing') return `You reported this home to us: ${what}.`
  return kind === 'message'
    ? 'You reported a message to us.'
    : 'You reported a person to us for what they wrote.'
}

const describeOutcome = (kind: ReportKind, outcome: ReportOutcome): string =>
  outcome === 'acted'
    ? `A moderator looked into it and agreed with you. ${FOLLOWED[kind]}`
    : `A moderator looked into it and found nothing against our rules, ${LEFT[kind]}.`

/** The outcome of a report, for its reporter. */
export const reportOutcomeMail = (details: {
  readonly kind: ReportKind
  /** The street address of a listing. */
  readonly what: string
  readonly outcome: ReportOutcome
}): MailText =>
  writeMail({
    subject: 'The result of your report to Homiq',
    headline: 'The result of your report',
    blocks: [
      describeReport(details.kind, details.what),
      describeOutcome(details.kind, details.outcome),
      'Thank you for helping us.',
    ],
    reason: mailReasons.report,
  })
