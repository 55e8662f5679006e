import * as z from 'zod/mini'
import type { EmailMessages } from '#domain/people/email.ts'
import { emailSchema } from '#domain/people/email-schema.ts'
import { countCharacters } from '#domain/platform/text/count-characters.ts'
import { countVisibleCharacters } from '#domain/platform/text/invisible-text.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'

/** In characters, after trimming (docs/product/site.md, "Contact form"). */
const MAX_NAME_LENGTH = 50
const MIN_MESSAGE_LENGTH = 20
const MAX_MESSAGE_LENGTH = 1000

export interface ContactMessages {
  /** The message for any text with characters that the database cannot store. */
  readonly unstorable: string
  readonly name: { readonly required: string; readonly long: string }
  readonly email: EmailMessages
  readonly subject: { readonly required: string }
  readonly message: { readonly required: string; readonly short: string; readonly long: string }
}

export function contactMessageSchema(messages: ContactMessages) {
  const { unstorable, name, email, subject, message } = messages
  const storable = z.refine<string>(isStorableText, { error: unstorable })
  return z.object({
    name: z.string(name.required).check(
      z.trim(),
      z.minLength(1, { error: name.required, abort: true }),
      z.refine((text) => countCharacters(text) <= MAX_NAME_LENGTH, { error: name.long }),
      storable,
    ),
    email: emailSchema(email),
    subject: z.string(subject.required).check(z.trim(), z.minLength(1, subject.required), storable),
    message: z.string(message.required).check(
      z.trim(),
      z.minLength(1, { error: message.required, abort: true }),
      z.refine((text) => countVisibleCharacters(text) >= MIN_MESSAGE_LENGTH, {
        error: message.short,
      }),
      z.refine((text) => countCharacters(text) <= MAX_MESSAGE_LENGTH, { error: message.long }),
      storable,
    ),
  })
}

export type ContactMessage = z.infer<ReturnType<typeof contactMessageSchema>>
