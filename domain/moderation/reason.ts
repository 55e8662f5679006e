import * as z from 'zod/mini'
import { countCharacters } from '#domain/text/count-characters.ts'
import { countVisibleCharacters } from '#domain/text/invisible-text.ts'
import { isStorableText } from '#domain/text/storable-text.ts'
import { REASON_LENGTH } from './reason-length.ts'

/** What a moderator writes about a decision, for whom it is about, or what they say against it. */
export const reasonSchema = (messages: { readonly short: string; readonly long: string }) =>
  z.object({
    reason: z.string().check(
      z.trim(),
      z.refine((text) => countVisibleCharacters(text) >= REASON_LENGTH.min, {
        error: messages.short,
      }),
      z.refine((text) => countCharacters(text) <= REASON_LENGTH.max && isStorableText(text), {
        error: messages.long,
      }),
    ),
  })
