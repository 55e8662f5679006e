/**
 * Set by the redirect after a report, so that a reload does not send it again; 'mail' if the outcome will be
 * mailed.
 */
export const SENT_PARAM = 'sent'
