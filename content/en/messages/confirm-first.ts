/** For somebody whose email address is not confirmed, above the first message and in the settings. */
export const confirmFirstTexts = {
  lead: 'Confirm your email address first, so that owners know that an answer reaches somebody.',
  how: 'Open the link that we mailed you, then come back and send. What you type here stays.',
  again: 'Send the link again',
  sent: 'The link is on its way!',
  failed: 'The link could not be sent. Try again in a few minutes.',
  needsScript: 'Sending the link again needs JavaScript, so allow it for this site first.',
} as const
