import '#app/features/site/reading-page.css'
import './contact.css'
import atSign from 'virtual:lucide/at-sign'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { formatTelUrl } from '#domain/site/contact/phone.ts'
import { contactTexts } from '#texts/site/contact.ts'
import { contactDetails } from '#texts/site/contact-details.ts'
import { ContactForm, type RejectedContactForm } from './contact-form.tsx'

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
        <ContactForm rejected={rejected} wasSent={outcome?.tone === 'success'} />
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
