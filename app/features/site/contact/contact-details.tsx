import './contact-details.css'
import atSign from 'virtual:lucide/at-sign'
import { Icon } from '#app/ui/icon/icon.tsx'
import { contactDetails } from '#content/contact-details.ts'
import { contactTexts } from '#content/texts/site/contact.ts'
import { formatTelUrl } from '#domain/site/contact/phone.ts'

/** docs/product/site.md, "Contact page". */
export function ContactDetails() {
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
