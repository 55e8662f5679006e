import { useActionData, useLocation } from 'react-router'
import { Contact, type ContactOutcome } from '#app/features/site/contact/contact.tsx'
import {
  parsePostedForm,
  redirectAfterForm,
  refuseForm,
  sendFormMail,
} from '#app/routes/shell/posted-form.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { contactMessageSchema } from '#domain/site/contact/contact-message-schema.ts'
import { SENT_PARAM } from '#domain/site/sent-param.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { contactMessages, contactNotices, contactTexts } from '#texts/site/contact.ts'
import type { Route } from './+types/contact'

const schema = contactMessageSchema(contactMessages)

export const headers = publicPage

export const meta = () => [
  { title: contactTexts.title },
  { name: 'description', content: contactTexts.description },
]

/** The form posts here without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await parsePostedForm(request, schema)
  if (posted.errors) return refuseForm(400, posted)
  const status = await sendFormMail(
    { request, context },
    (mail, form) => mail.contact(posted.data, form),
    'A message could not be taken.',
  )
  if (status === 429) return refuseForm(status, posted, contactTexts.tooMany)
  if (status === 503) return refuseForm(status, posted, contactNotices.failure)
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
