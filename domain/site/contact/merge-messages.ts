import type { ContactMessage } from './contact-message-schema.ts'

/**
 * Restores a withdrawn message into a form that may hold another one, without losing either text. If the subject field
 * is taken, the restored subject is appended to the message. Name and email address that are already typed win.
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
