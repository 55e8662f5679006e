import '#app/features/site/reading-page.css'
import { Picture } from '#app/ui/picture/picture.tsx'
import { contactTexts } from '#content/texts/site/contact.ts'
import { ContactForm, type RejectedContactForm } from './contact-form.tsx'
import './contact-details.css'
import atSign from 'virtual:lucide/at-sign'
import { Icon } from '#app/ui/icon/icon.tsx'
import { contactDetails } from '#content/contact-details.ts'
import { formatTelUrl } from '#domain/site/contact/phone.ts'

const PICTURE = '/pictures/gallery/professionals-5-960x640.jpg'

/** The result of a form that was posted without JavaScript. */
export interface ContactOutcome {
  readonly tone: 'success' | 'error'
  readonly text: string
}

interface ContactProps {
  readonly outcome?: ContactOutcome | undefined
  readonly rejected?: RejectedContactForm | undefined
}

/** docs/product/site.md, "Contact page". */
export function Contact({ outcome, rejected }: ContactProps) {
  return (
    <div className="page reading-page lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
      <div>
        <h1>{contactTexts.heading}</h1>
        <p className="mt-4 max-w-[46ch] text-pretty text-ink-soft text-lg">{contactTexts.lead}</p>
      </div>
      <div className="panel rounded-xl p-[clamp(1.25rem,4vw,2.5rem)] shadow-raised lg:col-start-2 lg:row-[1/-1] lg:self-start">
        {outcome && (
          <p
            role="status"
            className="mb-6 rounded-md bg-brand-soft px-4.5 py-3.5 font-medium text-brand-ink data-[tone=error]:bg-alert-soft data-[tone=error]:text-alert"
            data-tone={outcome.tone}
          >
            {outcome.text}
          </p>
        )}
        <ContactForm rejected={rejected} wasSent={outcome?.tone === 'success'} />
      </div>
      <ContactDetails />
      <Picture
        src={PICTURE}
        alt=""
        sizes="(min-width: 64rem) 24rem, 1px"
        className="hidden rounded-lg lg:block lg:self-start"
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
