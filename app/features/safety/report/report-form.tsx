import { useFetcher } from 'react-router'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { REPORT_REASONS, type ReportKind } from '#domain/safety/report/report.ts'
import { reportSchema, type TypedReport } from '#domain/safety/report/report-schema.ts'
import { reportMessages, reportReasonNames, reportTexts } from '#texts/safety/report.ts'

export type ReportResult = FailedForm<keyof TypedReport>

interface ReportFormProps {
  readonly kind: ReportKind
  /** The last messages of a reported person, of which one can be named. */
  readonly received?: readonly { readonly seq: number; readonly text: string }[]
  readonly isSignedIn: boolean
  /** Whether the visitor has a confirmed email address, to which the outcome can be mailed. */
  readonly isConfirmed: boolean
  readonly rejected: ReportResult | undefined
}

export function ReportForm(props: ReportFormProps) {
  const { kind, received = [], isSignedIn, isConfirmed, rejected } = props
  const fetcher = useFetcher<ReportResult>()
  const last = fetcher.data ?? rejected
  const { form, field, isSubmitting } = useSchemaForm<keyof TypedReport, TypedReport>({
    schema: reportSchema(kind, reportMessages),
    rejected: last?.form,
    onValid: (report) => fetcher.submit(report, { method: 'post' }),
  })
  function hidden(name: 'message' | 'answer') {
    const { message: _message, autoFocus: _autoFocus, ...input } = field(name)
    return input
  }
  return (
    <form {...form} className="panel mt-8 grid max-w-2xl gap-5">
      <SelectField {...field('reason')} label={reportTexts.reason}>
        <option value="">{reportTexts.choose}</option>
        {REPORT_REASONS[kind].map((reason) => (
          <option key={reason} value={reason}>
            {reportReasonNames[reason]}
          </option>
        ))}
      </SelectField>
      {received.length > 0 ? (
        <SelectField {...field('message')} label={reportTexts.message}>
          <option value="">{reportTexts.noMessage}</option>
          {received.map(({ seq, text }) => (
            <option key={seq} value={seq}>
              {text}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" {...hidden('message')} value="" />
      )}
      <TextAreaField
        {...field('words')}
        label={reportTexts.words}
        hint={kind === 'person' ? reportTexts.wordsHintPerson : reportTexts.wordsHint}
      />
      {isConfirmed ? (
        <SelectField {...field('answer')} label={reportTexts.answer}>
          <option value="mail">{reportTexts.mail}</option>
          <option value="none">{reportTexts.noMail}</option>
        </SelectField>
      ) : (
        <input type="hidden" {...hidden('answer')} value="none" />
      )}
      {isSignedIn && !isConfirmed && (
        <p className="text-ink-soft text-sm">{reportTexts.unconfirmed}</p>
      )}
      {last?.problem !== undefined && <FormProblem problem={last.problem} />}
      <BusyButton
        type="submit"
        className={`${primaryButton} justify-self-start`}
        busy={isSubmitting}
      >
        {isSubmitting ? reportTexts.sending : reportTexts.send}
      </BusyButton>
    </form>
  )
}
