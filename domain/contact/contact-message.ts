import * as z from 'zod/mini'
import { characterCount } from '#domain/text/character-count.ts'
import { isStorableText } from '#domain/text/storable-text.ts'
import { type EmailMessages, emailSchema } from './email.ts'

/**
 * Most characters of a name; fewest and most of a message, trimmed
 * (docs/product.md, "Contact form").
 */
const LONGEST_NAME = 50
const SHORTEST_MESSAGE = 20
const LONGEST_MESSAGE = 1000

/** What is said about the fields of the contact form. */
export interface ContactMessages {
  /** About any text that holds characters no keyboard gives. */
  readonly unstorable: string
  readonly name: { readonly required: string; readonly long: string }
  readonly email: EmailMessages
  readonly subject: { readonly required: string }
  readonly message: { readonly required: string; readonly short: string; readonly long: string }
}

/** The contact form; every field comes out trimmed. */
export function contactMessageSchema(messages: ContactMessages) {
  const { unstorable, name, email, subject, message } = messages
  const storable = z.refine<string>(isStorableText, { error: unstorable })
  return z.object({
    name: z.string(name.required).check(
      z.trim(),
      z.minLength(1, { error: name.required, abort: true }),
      z.refine((text) => characterCount(text) <= LONGEST_NAME, { error: name.long }),
      storable,
    ),
    email: emailSchema(email),
    subject: z.string(subject.required).check(z.trim(), z.minLength(1, subject.required), storable),
    message: z.string(message.required).check(
      z.trim(),
      z.minLength(1, { error: message.required, abort: true }),
      z.refine((text) => characterCount(text) >= SHORTEST_MESSAGE, { error: message.short }),
      z.refine((text) => characterCount(text) <= LONGEST_MESSAGE, { error: message.long }),
      storable,
    ),
  })
}

/** A message to the team (docs/product.md, "Contact form"). */
export type ContactMessage = z.infer<ReturnType<typeof contactMessageSchema>>
