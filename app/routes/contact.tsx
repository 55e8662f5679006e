import { data, redirect, useActionData, useSearchParams } from 'react-router'
import { Contact, type Outcome } from '#app/features/contact/contact.tsx'
import type { ReturnedContactForm } from '#app/features/contact/contact-form.tsx'
import { contactMessages, contactNotices, contactTexts } from '#content/texts/contact.ts'
import { contactMessageSchema } from '#domain/contact/contact-message.ts'
import { publicPage } from '#server/http/pages/cache-control.ts'
import { documentContext, formMailContext } from '#server/loader/context.ts'
import { log } from '#server/log/log.ts'
import type { Route } from './+types/contact'
import { parsePostedForm } from './posted-form.ts'

const schema = contactMessageSchema(contactMessages)

export const headers = publicPage

/** Says in the address that a message was sent, so that reloading the page does not send it again. */
const SENT = 'sent'

/** When to try again after a fault, in seconds. */
const AFTER_A_FAULT_S = 5

export const meta = () => [
  { title: contactTexts.title },
  { name: 'description', content: contactTexts.description },
]

interface Refusal {
  readonly returned: ReturnedContactForm
  readonly problem?: string
}

/** Takes the form where no script sends it: the same rules, and nothing typed is lost. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, errors, data: message } = await parsePostedForm(request, schema)
  const refuse = (status: number, refusal: Partial<Refusal>) =>
    data<Refusal>({ returned: { values, errors: {} }, ...refusal }, { status })
  if (errors) return refuse(400, { returned: { values, errors } })
  try {
    if (!(await context.get(formMailContext).contact(message))) {
      return refuse(429, { problem: contactTexts.tooMany })
    }
  } catch (fault) {
    log.error({ err: fault }, 'A message could not be taken.')
    context.get(documentContext).retryAfter = AFTER_A_FAULT_S
    return refuse(503, { problem: contactNotices.failure })
  }
  return redirect(`/contact?${SENT}=`, 303)
}

function outcomeOf(problem: string | undefined, sent: boolean): Outcome | undefined {
  if (problem !== undefined) return { tone: 'error', text: problem }
  return sent ? { tone: 'success', text: contactNotices.success } : undefined
}

/** `/contact`: the form, and the other ways to reach us. */
export default function ContactPage() {
  const refusal = useActionData<typeof action>()
  const [query] = useSearchParams()
  return (
    <Contact
      outcome={outcomeOf(refusal?.problem, refusal === undefined && query.has(SENT))}
      returned={refusal?.returned}
    />
  )
}
