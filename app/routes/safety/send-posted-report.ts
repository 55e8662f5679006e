import type { RouterContextProvider } from 'react-router'
import { parsePostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { reportMessages, reportTexts } from '#content/texts/safety/report.ts'
import { isReportReason, type ReportKind, type ReportReason } from '#domain/safety/report/report.ts'
import { reportSchema } from '#domain/safety/report/report-schema.ts'
import { pageContext } from '#server/main/page-context.ts'
import type { Person } from '#server/people/session/person.ts'
import { safetyContext } from '#server/safety/open.ts'

interface PostedReport {
  readonly request: Request
  readonly context: Pick<Readonly<RouterContextProvider>, 'get'>
  readonly kind: ReportKind
  /** What the report is about, as reports name it. */
  readonly target: string
  readonly person: Person | null
}

/** @returns the value of `SENT_PARAM`, or the response to a form that was not accepted */
export async function sendPostedReport({ request, context, kind, target, person }: PostedReport) {
  const posted = await parsePostedForm(request, reportSchema(kind, reportMessages))
  if (posted.errors) return { refused: refuseForm(400, posted) }
  const { reason, words, answer } = posted.data
  const wantsOutcome = person?.emailVerified === true && answer === 'mail'
  const sent = {
    kind,
    target,
    words,
    wantsOutcome,
    reporter: person?.uid ?? null,
    reason: isReportReason(kind, reason) ? reason : ('other' satisfies ReportReason),
  }
  const { clientIp } = context.get(pageContext)
  const refusal = await context.get(safetyContext).reports.send(sent, clientIp)
  if (refusal === 'too fast') return { refused: refuseForm(429, posted, reportTexts.tooMany) }
  if (refusal === 'full') return { refused: refuseForm(409, posted, reportTexts.full) }
  return { sent: wantsOutcome ? 'mail' : '' }
}
