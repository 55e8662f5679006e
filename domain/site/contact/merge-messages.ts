import type { ContactMessage } from './contact-message.ts'

/**
 * A message that was taken back into a form that may hold another: the text of neither is lost. A subject that cannot
 * stand in its field goes into the text; of name and email address those that stand there stay.
 */
export function mergeMessages(typed: ContactMessage, takenBack: ContactMessage): ContactMessage {
  const subject = typed.subject || takenBack.subject
  const rest = [
    subject === takenBack.subject ? '' : takenBack.subject,
    typed.message === takenBack.message ? '' : takenBack.message,
  ]
  return {
    name: typed.name || takenBack.name,
    email: typed.email || takenBack.email,
    subject,
    message: [typed.message, ...rest].filter((text) => text !== '').join('\n\n'),
  }
}
