/** For somebody whose email address is not confirmed, above the first message and in the settings. */
export const confirmFirstTexts = {
  lead: 'Confirm your email address first, so owners know that their reply will reach you.',
  how: 'Open the link that we emailed you, then come back and send. What you type here is kept.',
  again: 'Send the link again',
  sent: 'The link is on its way!',
  failed: 'The link could not be sent. Try again in a few minutes.',
  needsScript: 'Turn on JavaScript to send the link again.',
} as const
