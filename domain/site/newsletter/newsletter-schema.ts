import * as z from 'zod/mini'
import type { EmailMessages } from '#domain/people/email.ts'
import { emailSchema } from '#domain/people/email-schema.ts'

/** The newsletter form (docs/product/site.md, "Newsletter"). */
export const newsletterSchema = (messages: EmailMessages) =>
  z.object({ newsletter: emailSchema(messages) })
