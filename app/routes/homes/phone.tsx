import { Form, Link, redirect, useFetcher } from 'react-router'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import {
  ownerPhoneSchema,
  readOwnerPhone,
  type TypedPhone,
} from '#domain/messages/phone/owner-phone.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import { messagesContext } from '#server/messages/open.ts'
import { formatShownPhone, phoneTexts } from '#texts/homes/phone.ts'
import type { Route } from './+types/phone.ts'
import { findFormattedPhone } from './formatted-phone.ts'
import { requireMyOffer } from './require-my-offer.ts'

const schema = ownerPhoneSchema(phoneTexts.invalid)

export const meta = () => [{ title: phoneTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { owner, offer, place } = await requireMyOffer(context, params.id, 'phone')
  return {
    place,
    phone: await findFormattedPhone(context, owner, offer.id),
    backPath: getBackPath(offer),
  }
}

/** Path of the preview; `null` leads to the list. */
const getBackPath = ({ id, state }: Offer) =>
  state === 'draft' ? offerStepPath(id, 'preview') : null

const SENTENCES = { ended: phoneTexts.ended, 'too fast': phoneTexts.tooFast } as const

/** Changes or removes the number that is shown. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { owner, offer } = await requireMyOffer(context, params.id, 'phone')
  const posted = await readPostedForm(request)
  const { id } = offer
  const isHidden = posted.get('intent') === 'hide'
  const parsed = await parsePostedForm(posted, schema)
  if (parsed.errors && !isHidden) return refuseForm(400, parsed)
  const { values } = parsed
  const phone = isHidden ? null : readOwnerPhone(values.phone)
  const changed = await context.get(messagesContext).phones.change({ owner, id, phone })
  if (changed === null) return redirect(getBackPath(offer) ?? offerStepPath(id, 'phone'), 303)
  const { refusal } = changed
  return refuseForm(getRefusalStatus(refusal), { values }, SENTENCES[refusal])
}

export const clientAction = keepOnLostConnection<typeof action>()

/** `/my/listings/:id/phone` (docs/product/homes.md, "Number of an owner"). */
export default function PhonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { place, phone, backPath } = loaderData
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
        <PhoneForm key={phone} phone={phone} rejected={actionData} />
      </section>
    </div>
  )
}

interface PhoneFormProps {
  /** The number shown to visitors; `null` for none. */
  readonly phone: string | null
  readonly rejected: FailedForm<keyof TypedPhone> | undefined
}

function PhoneForm({ phone, rejected }: PhoneFormProps) {
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
