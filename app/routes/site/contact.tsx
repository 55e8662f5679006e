import { data, useActionData, useLocation } from 'react-router'
import { Contact, type ContactOutcome } from '#app/features/site/contact/contact.tsx'
import type { RejectedContactForm } from '#app/features/site/contact/contact-form.tsx'
import { parsePostedForm, redirectAfterForm, sendFormMail } from '#app/routes/shell/posted-form.ts'
import { contactMessages, contactNotices, contactTexts } from '#content/texts/site/contact.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { contactMessageSchema } from '#domain/site/contact/contact-message.ts'
import { SENT_PARAM } from '#domain/site/sent-param.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import type { Route } from './+types/contact'

const schema = contactMessageSchema(contactMessages)

export const headers = publicPage

export const meta = () => [
  { title: contactTexts.title },
  { name: 'description', content: contactTexts.description },
]

interface RejectedSubmission {
  readonly form: RejectedContactForm
  readonly problem?: string
}

/** The form posts here without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, errors, data: message } = await parsePostedForm(request, schema)
  const reject = (status: number, refusal: Partial<RejectedSubmission>) =>
    data<RejectedSubmission>({ form: { values, errors: {} }, ...refusal }, { status })
  if (errors) return reject(400, { form: { values, errors } })
  const status = await sendFormMail(
    { request, context },
    (mail, form) => mail.contact(message, form),
    'A message could not be taken.',
  )
  if (status === 429) return reject(status, { problem: contactTexts.tooMany })
  if (status === 503) return reject(status, { problem: contactNotices.failure })
  return redirectAfterForm(PATHS.contact)
}

function getOutcome(problem: string | undefined, sent: boolean): ContactOutcome | undefined {
  if (problem !== undefined) return { tone: 'error', text: problem }
  return sent ? { tone: 'success', text: contactNotices.success } : undefined
}

/** `/contact` (docs/product/site.md, "Contact page"). */
export default function ContactPage() {
  const rejected = useActionData<typeof action>()
  const query = new URLSearchParams(useLocation().search)
  return (
    <Contact
      outcome={getOutcome(rejected?.problem, rejected === undefined && query.has(SENT_PARAM))}
      rejected={rejected?.form}
    />
  )
}
