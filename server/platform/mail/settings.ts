/** Our own relay. These are not secrets; the relay only checks that they match. */
export const RELAY = {
  /** The path of our relay, or the hosted service. */
  origin: '/mail',
  publicKey: 'homiq',
  serviceId: 'homiq',
  contactTemplateId: 'contact',
  newsletterTemplateId: 'newsletter',
}

/** Settings of the email service for browsers. */
export type MailSettings = Readonly<typeof RELAY>
