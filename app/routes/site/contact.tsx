import '#app/features/site/reading-page.css'
import '#app/features/site/contact/contact.css'
import atSign from 'virtual:lucide/at-sign'
import { useActionData, useLocation } from 'react-router'
import { ContactForm } from '#app/features/site/contact/contact-form.tsx'
import {
  parsePostedForm,
  redirectAfterForm,
  refuseForm,
  sendFormMail,
} from '#app/routes/shell/posted-form.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import { contactMessageSchema } from '#domain/site/contact/contact-message.ts'
import { formatTelUrl } from '#domain/site/contact/phone.ts'
import { SENT_PARAM } from '#domain/site/sent-param.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { contactMessages, contactNotices, contactTexts } from '#texts/site/contact.ts'
import { contactDetails } from '#texts/site/contact-details.ts'
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

/** The result of a form that was posted without JavaScript. */
function getOutcome(problem: string | undefined, sent: boolean) {
  if (problem !== undefined) return { tone: 'error', text: problem } as const
  return sent ? ({ tone: 'success', text: contactNotices.success } as const) : undefined
}

const PICTURE = '/pictures/gallery/professionals-5-960x640.jpg'

/** `/contact` (docs/product/site.md, "Contact page"). */
export default function ContactPage() {
  const rejected = useActionData<typeof action>()
  const query = new URLSearchParams(useLocation().search)
  const outcome = getOutcome(rejected?.problem, rejected === undefined && query.has(SENT_PARAM))
  return (
    <div className="page reading-page contact-page">
      <div className="contact-head">
        <h1>{contactTexts.heading}</h1>
        <p className="mt-4 max-w-[46ch] text-pretty text-(length:--text-lg) text-ink-soft">
          {contactTexts.lead}
        </p>
      </div>
      <div className="panel contact-card">
        {outcome && (
          <p role="status" className="contact-outcome" data-tone={outcome.tone}>
            {outcome.text}
          </p>
        )}
        <ContactForm rejected={rejected?.form} wasSent={outcome?.tone === 'success'} />
      </div>
      <ContactDetails />
      <Picture
        src={PICTURE}
        alt=""
        sizes="(min-width: 64rem) 24rem, 1px"
        className="self-start rounded-lg max-lg:hidden"
      />
    </div>
  )
}

/** docs/product/site.md, "Contact page". */
function ContactDetails() {
  const { phone, email } = contactDetails
  return (
    <dl className="contact-details" aria-label={contactTexts.otherWays}>
      <div>
        <dt>
          <Icon name="phone" />
          {contactTexts.phone}
        </dt>
        <dd>
          <a href={formatTelUrl(phone)}>{phone}</a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon shapes={atSign} />
          {contactTexts.email}
        </dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="building" />
          {contactTexts.location}
        </dt>
        <dd>{contactDetails.location}</dd>
      </div>
    </dl>
  )
}
