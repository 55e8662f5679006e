/**
 * The email address from the sign-in form, carried over to the form that mails a password link. It is only in memory,
 * so it is gone with the document.
 */
let typedEmail = ''

export const getTypedEmail = (): string => typedEmail

export function setTypedEmail(email: string): void {
  typedEmail = email
}
