/** What the EmailJS client of the pages is set to. */
export interface MailSettings {
  /** Where it sends to; the path of our relay, or the hosted service. */
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly contactTemplateId: string
  readonly newsletterTemplateId: string
}

/** Our own relay. These are names, no secrets: the relay takes nothing by another name. */
export const RELAY: MailSettings = {
  origin: '/mail',
  publicKey: 'homiq',
  serviceId: 'homiq',
  contactTemplateId: 'contact',
  newsletterTemplateId: 'newsletter',
}
