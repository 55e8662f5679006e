import { useSubmit } from 'react-router'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { ShortlistRole } from '#domain/catalog/shortlist/role.ts'
import { joinSchema } from '#domain/catalog/shortlist/schema.ts'
import {
  formatInvitation,
  formatInvitationLead,
  shortlistMessages,
  shortlistTexts,
} from '#texts/catalog/shortlist.ts'

const schema = joinSchema(shortlistMessages)

interface JoinPageProps {
  readonly title: string
  readonly homes: number
  readonly role: ShortlistRole
  readonly outcome: FailedForm<'name'> | undefined
}

/** docs/product/shortlists.md, "Links". */
export function JoinPage({ title, homes, role, outcome }: JoinPageProps) {
  const submit = useSubmit()
  const { form, field, isSubmitting } = useSchemaForm({
    schema,
    rejected: outcome?.form,
    onValid: ({ name }) => submit({ name }, { method: 'post' }),
  })
  return (
    <div className="page page-detail">
      <h1>{formatInvitation(title)}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{formatInvitationLead(homes, role)}</p>
      <form {...form} className="grid max-w-md gap-4">
        <TextField
          {...field('name')}
          label={shortlistTexts.name}
          hint={shortlistTexts.nameHint}
          autoComplete="given-name"
        />
        <FormProblem problem={outcome?.problem} />
        <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
          {isSubmitting ? shortlistTexts.joining : shortlistTexts.join}
        </BusyButton>
      </form>
    </div>
  )
}
