/** URL parameter of the page that an accepted form redirects to. */
export const SENT_PARAM = 'sent'
