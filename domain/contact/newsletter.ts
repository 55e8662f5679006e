import * as z from 'zod/mini'
import { type EmailMessages, emailSchema } from './email.ts'

/** The newsletter form: one field that holds an address (docs/product.md, "Newsletter"). */
export const newsletterSchema = (messages: EmailMessages) =>
  z.object({ newsletter: emailSchema(messages) })
