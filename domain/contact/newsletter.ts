import * as z from 'zod/mini'
import type { EmailMessages } from './email.ts'
import { emailSchema } from './email-schema.ts'

/** The newsletter form (docs/product.md, "Newsletter"). */
export const newsletterSchema = (messages: EmailMessages) =>
  z.object({ newsletter: emailSchema(messages) })
