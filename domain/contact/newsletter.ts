import * as z from 'zod/mini'
import { type EmailMessages, emailSchema } from './email.ts'

/** The newsletter form (docs/product.md, "Newsletter"). */
export const newsletterSchema = (messages: EmailMessages) =>
  z.object({ newsletter: emailSchema(messages) })
