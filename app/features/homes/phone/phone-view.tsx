import { Form, Link, useFetcher } from 'react-router'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { ownerPhoneSchema, type TypedPhone } from '#domain/messages/phone/owner-phone-schema.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatShownPhone, phoneTexts } from '#texts/homes/phone.ts'

interface PhoneViewProps {
  readonly place: string
  /** The number shown to visitors; `null` for none. */
  readonly phone: string | null
  /** Path of the preview; `null` leads to the list. */
  readonly backPath: string | null
  readonly rejected?: FailedForm<keyof TypedPhone> | undefined
}

const schema = ownerPhoneSchema(phoneTexts.invalid)

/** docs/product/homes.md, "Number of an owner". */
export function PhoneView(props: PhoneViewProps) {
  const { place, phone, backPath } = props
  return (
    <div className="page page-detail">
      <Link to={backPath ?? PATHS.myListings} className="text-link touch-link mb-3">
        {backPath === null ? phoneTexts.toList : phoneTexts.toPreview}
      </Link>
      <h1>{phoneTexts.title}</h1>
      <p className="mt-3 text-lg">{place}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{phoneTexts.lead}</p>
      <section className="panel mt-6 max-w-[40rem]">
        {phone !== null && (
          <div className="mb-6 grid justify-items-start gap-4 border-line border-b pb-6">
            <p role="status" className="font-medium">
              {formatShownPhone(phone)}
            </p>
            <Form method="post">
              <button type="submit" name="intent" value="hide" className={quietButton}>
                {phoneTexts.hide}
              </button>
            </Form>
          </div>
        )}
        <PhoneForm {...props} />
      </section>
    </div>
  )
}

function PhoneForm({ phone, rejected }: PhoneViewProps) {
  const fetcher = useFetcher<FailedForm<keyof TypedPhone>>()
  const last = fetcher.data ?? rejected
  const { form, field, isSubmitting } = useSchemaForm<keyof TypedPhone, TypedPhone>({
    schema,
    initialValues: { phone: phone ?? '' },
    rejected: last?.form,
    onValid: (typed) => fetcher.submit(typed, { method: 'post' }),
  })
  return (
    <form {...form} className="grid justify-items-start gap-4">
      <TextField
        {...field('phone')}
        label={phoneTexts.label}
        hint={phoneTexts.hint}
        type="tel"
        autoComplete="tel"
      />
      <p className="text-ink-soft">{phoneTexts.who}</p>
      <p className="text-ink-soft">{phoneTexts.back}</p>
      {last?.problem !== undefined && <FormProblem problem={last.problem} />}
      <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
        {isSubmitting ? phoneTexts.saving : phone === null ? phoneTexts.show : phoneTexts.change}
      </BusyButton>
    </form>
  )
}
