import * as z from 'zod/mini'
import { countCharacters } from '#domain/platform/text/count-characters.ts'
import { countVisibleCharacters } from '#domain/platform/text/invisible-text.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { REASON_LENGTH } from './reason-length.ts'

interface ReasonMessages {
  readonly short: string
  readonly long: string
  /** The message for characters that the database cannot store. */
  readonly unstorable: string
}

/** A moderator's explanation of a decision, or the objection of the person concerned. */
export const reasonSchema = (messages: ReasonMessages) =>
  z.object({
    reason: z.string().check(
      z.trim(),
      z.refine((text) => countVisibleCharacters(text) >= REASON_LENGTH.min, {
        error: messages.short,
      }),
      z.refine((text) => countCharacters(text) <= REASON_LENGTH.max, { error: messages.long }),
      z.refine<string>(isStorableText, { error: messages.unstorable }),
    ),
  })

/** Why a home is rejected, and in which step its owner has to change it; '' for several or none. */
export const rejectionSchema = (messages: ReasonMessages) =>
  z.object({ ...reasonSchema(messages).shape, step: z.string() })
