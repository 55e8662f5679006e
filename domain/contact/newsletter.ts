import * as z from 'zod/mini'
import { type EmailMessages, emailSchema } from './email.ts'

/** The newsletter form: one field that holds an address (§3 Newsletter form, §5 Newsletter). */
export const newsletterSchema = (messages: EmailMessages) =>
  z.object({ newsletter: emailSchema(messages) })
