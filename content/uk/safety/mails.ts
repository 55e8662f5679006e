import type * as English from '#content/en/safety/mails.ts'
import { writeMail } from '#content/uk/format/mail.ts'
import { mailReasons } from '#content/uk/mail-frame.ts'
import type { ReportKind, ReportOutcome } from '#domain/safety/report/report.ts'

const FOLLOWED: Readonly<Record<ReportKind, string>> = {
  listing: 'Те, що порушує наші правила, більше не показується.',
  message: 'Повідомлення видалено.',
  person: 'Ця людина поки що не може писати іншим.',
}

const LEFT: Readonly<Record<ReportKind, string>> = {
  listing: 'тож оголошення залишається',
  message: 'тож повідомлення залишається',
  person: 'тож для цієї людини нічого не змінюється',
}

function describeReport(kind: ReportKind, what: string): string {
  if (kind === 'listing') return `Ви поскаржилися на оголошення: ${what}.`
  return kind === 'message'
    ? 'Ви поскаржилися на повідомлення.'
    : 'Ви поскаржилися на людину через її повідомлення.'
}

const describeOutcome = (kind: ReportKind, outcome: ReportOutcome): string =>
  outcome === 'acted'
    ? `Модерація розглянула скаргу й погодилася з вами. ${FOLLOWED[kind]}`
    : `Модерація розглянула скаргу й не знайшла порушень, ${LEFT[kind]}.`

/** The outcome of a report, for its reporter. */
export const reportOutcomeMail: typeof English.reportOutcomeMail = (details) =>
  writeMail({
    subject: 'Homiq: результат вашої скарги',
    headline: 'Результат вашої скарги',
    blocks: [
      describeReport(details.kind, details.what),
      describeOutcome(details.kind, details.outcome),
      'Дякуємо за допомогу.',
    ],
    reason: mailReasons.report,
  })
