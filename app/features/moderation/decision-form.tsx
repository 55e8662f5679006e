import './decision-form.css'
import { Form, useFetcher } from 'react-router'
import { type RejectedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { dangerButton, primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { moderationTexts, reasonMessages } from '#content/texts/moderation/moderation.ts'
import { readyReasons } from '#content/texts/moderation/ready-reasons.ts'
import { reasonSchema } from '#domain/moderation/reason.ts'
import { ReadyReasons } from './ready-reasons.tsx'

const schema = reasonSchema(reasonMessages)

export interface DecisionOutcome {
  readonly form?: RejectedForm<'reason'>
  readonly problem?: string
  /** The refused decision about a check, which has a form of its own. */
  readonly check?: { readonly problem: string; readonly reason: string }
}

interface DecisionFormProps {
  readonly revision: number
  readonly outcome: DecisionOutcome | undefined
}

export function DecisionForm({ revision, outcome }: DecisionFormProps) {
  const fetcher = useFetcher<DecisionOutcome>()
  const last = fetcher.data ?? outcome
  const { form, field, isSubmitting } = useSchemaForm({
    schema,
    rejected: last?.form,
    onValid: ({ reason }) =>
      fetcher.submit({ intent: 'reject', reason, revision: String(revision) }, { method: 'post' }),
  })
  return (
    <section aria-labelledby="decision" className="panel decision-form">
      <h2 id="decision">{moderationTexts.decision}</h2>
      {last?.problem !== undefined && <FormProblem problem={last.problem} />}
      <Form method="post">
        <input type="hidden" name="revision" value={revision} />
        <button
          type="submit"
          name="intent"
          value="approve"
          className={primaryButton}
          data-shortcut="approve"
        >
          {moderationTexts.approve}
        </button>
      </Form>
      <form {...form} className="decision-reject">
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="intent" value="reject" />
        <TextAreaField
          {...field('reason')}
          data-shortcut="reject"
          label={moderationTexts.reasonLabel}
          hint={moderationTexts.reasonHint}
          rows={4}
        />
        <ReadyReasons reasons={readyReasons.home} />
        <BusyButton type="submit" className={dangerButton} busy={isSubmitting}>
          {moderationTexts.reject}
        </BusyButton>
      </form>
    </section>
  )
}
