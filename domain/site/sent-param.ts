/** URL parameter of the page that an accepted form redirects to; for a report, what was sent. */
export const SENT_PARAM = 'sent'
