import * as z from 'zod/mini'
import { countCharacters } from '#domain/text/count-characters.ts'
import { isStorableText } from '#domain/text/storable-text.ts'

const MIN_REASON_LENGTH = 10
const MAX_REASON_LENGTH = 1_000

/** Why a home is not shown, for its owner. */
export const reasonSchema = (messages: { readonly short: string; readonly long: string }) =>
  z.object({
    reason: z.string().check(
      z.trim(),
      z.refine((text) => countCharacters(text) >= MIN_REASON_LENGTH, { error: messages.short }),
      z.refine((text) => countCharacters(text) <= MAX_REASON_LENGTH && isStorableText(text), {
        error: messages.long,
      }),
    ),
  })
