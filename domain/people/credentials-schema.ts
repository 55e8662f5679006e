import * as z from 'zod/mini'
import type { EmailMessages } from './email.ts'
import { emailSchema } from './email-schema.ts'

/** Our own forms (docs/product/people.md, "Password policy"). */
const MIN_PASSWORD_LENGTH = 8

/** The identity provider's own minimum (docs/product/people.md, "Password policy"). */
export const MIN_PROVIDER_PASSWORD_LENGTH = 6

export interface PasswordMessages {
  readonly required: string
  readonly short: string
}

/**
 * The value is not trimmed: spaces are part of a password (docs/product/people.md, "Login form").
 *
 * @param minLength in characters
 */
export function passwordSchema(
  { required, short }: PasswordMessages,
  minLength = MIN_PASSWORD_LENGTH,
) {
  return z
    .string(required)
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.minLength(minLength, { error: short }),
    )
}

/** The password of an existing account. Any password that was once accepted must pass, so only an empty one fails. */
export const currentPasswordSchema = (required: string) =>
  z.string(required).check(z.minLength(1, required))

export function credentialsSchema(messages: {
  readonly email: EmailMessages
  readonly password: PasswordMessages
}) {
  return z.object({
    userEmail: emailSchema(messages.email),
    userPassword: passwordSchema(messages.password),
  })
}
