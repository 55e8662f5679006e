import * as z from 'zod/mini'
import { type EmailMessages, emailSchema } from '#domain/contact/email.ts'

/** Fewest characters of a password in our own forms (docs/product.md, "Password policy"). */
const SHORTEST_PASSWORD = 8

/**
 * Fewest characters that the identity provider itself asks for
 * (docs/product.md, "Password policy").
 */
export const SHORTEST_PROVIDER_PASSWORD = 6

/** What is said about a password that is not there or too short. */
export interface PasswordMessages {
  readonly required: string
  readonly short: string
}

/**
 * A field for a password, taken as it stands: spaces are part of it
 * (docs/product.md, "Login form").
 *
 * @param minLength in characters
 */
export function passwordSchema(
  { required, short }: PasswordMessages,
  minLength = SHORTEST_PASSWORD,
) {
  return z
    .string(required)
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.minLength(minLength, { error: short }),
    )
}

/** The login form (docs/product.md, "Login form"). */
export function credentialsSchema(messages: {
  readonly email: EmailMessages
  readonly password: PasswordMessages
}) {
  return z.object({
    userEmail: emailSchema(messages.email),
    userPassword: passwordSchema(messages.password),
  })
}
