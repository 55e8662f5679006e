/**
 * The address in the sign-in form when its visitor forgot the password, for the form that mails a link. In memory
 * only: it is gone with the document.
 */
let typedEmail = ''

export const getTypedEmail = (): string => typedEmail

export function setTypedEmail(email: string): void {
  typedEmail = email
}
