/** Settings of the email service for browsers. */
export interface MailSettings {
  /** The path of our relay, or the hosted service. */
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly contactTemplateId: string
  readonly newsletterTemplateId: string
}

/** Our own relay. These are not secrets; the relay only checks that they match. */
export const RELAY: MailSettings = {
  origin: '/mail',
  publicKey: 'homiq',
  serviceId: 'homiq',
  contactTemplateId: 'contact',
  newsletterTemplateId: 'newsletter',
}
