/** Set by the redirect after a report, so that a reload does not send it again; 'mail' where one tells what came of it. */
export const SENT_PARAM = 'sent'
