import * as z from 'zod/mini'
import type { EmailMessages } from '#domain/people/email.ts'
import { emailSchema } from '#domain/people/email-schema.ts'

/** The form that saves a search by an email address. */
export const searchEmailSchema = (messages: EmailMessages) =>
  z.object({ email: emailSchema(messages) })
