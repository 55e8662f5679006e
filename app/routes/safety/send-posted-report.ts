import type { RouterContextProvider } from 'react-router'
import { parsePostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { isReportReason, type ReportKind, type ReportReason } from '#domain/safety/report/report.ts'
import { reportSchema } from '#domain/safety/report/report-schema.ts'
import { pageContext } from '#server/main/page-context.ts'
import type { Person } from '#server/people/session/person.ts'
import { safetyContext } from '#server/safety/open.ts'
import type { NewReport } from '#server/safety/report/commands.ts'
import { reportMessages, reportTexts } from '#texts/safety/report.ts'

interface PostedReport {
  readonly request: Request
  readonly context: Pick<Readonly<RouterContextProvider>, 'get'>
  readonly kind: ReportKind
  /** What the report is about, as reports name it. */
  readonly target: string
  readonly person: Person | null
  /** The name of a message that a report of a person is about, by its number; `null` if there is none. */
  readonly findMessage?: (seq: string) => string | null
}

/** @returns the value of `SENT_PARAM`, or the response to a form that was not accepted */
export async function sendPostedReport(report: PostedReport) {
  const { request, context, kind, target, person, findMessage } = report
  const posted = await parsePostedForm(request, reportSchema(kind, reportMessages))
  if (posted.errors) return { refused: refuseForm(400, posted) }
  const { reason, message, words, answer } = posted.data
  const about = findMessage && message !== '' ? findMessage(message) : undefined
  if (about === null)
    return { refused: refuseForm(400, { ...posted, errors: { message: reportMessages.reason } }) }
  const wantsOutcome = person?.emailVerified === true && answer === 'mail'
  const send = (sent: Pick<NewReport, 'kind' | 'target' | 'words' | 'wantsOutcome'>) =>
    context.get(safetyContext).reports.send(
      {
        ...sent,
        reporter: person?.uid ?? null,
        reason: isReportReason(sent.kind, reason) ? reason : ('other' satisfies ReportReason),
      },
      context.get(pageContext).clientIp,
    )
  const refusal =
    (about && (await send({ kind: 'message', target: about, words: '', wantsOutcome: false }))) ??
    (await send({ kind, target, words, wantsOutcome }))
  if (refusal === 'too fast') return { refused: refuseForm(429, posted, reportTexts.tooMany) }
  if (refusal === 'full') return { refused: refuseForm(409, posted, reportTexts.full) }
  return { sent: wantsOutcome ? 'mail' : '' }
}
