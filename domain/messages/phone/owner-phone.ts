import * as z from 'zod/mini'

/** Added to a number without a country. */
const UKRAINE = '+380'
/** Excludes the service numbers 0 700, 0 800 and 0 900, which may be expensive to call. */
const UKRAINIAN_NUMBER = /^\+380(?![789]0)[1-9]\d{8}$/
/** E.164: a country code and a number in that country. +979 and +1 900 are premium numbers. */
const NUMBER = /^\+(?!979|1900)[1-9]\d{7,14}$/

/** What people write between digits. */
const BETWEEN = /[\s().\-/\u2010-\u2015]/g

/** "+380441234567"; `null` if nobody could call it from another country. */
export function readOwnerPhone(text: string): string | null {
  const phone = text
    .replace(BETWEEN, '')
    .replace(/^00/, '+')
    .replace(/^0(?=[1-9]\d{8}$)/, UKRAINE)
    .replace(/^380(?=\d{9}$)/, UKRAINE)
  const pattern = phone.startsWith(UKRAINE) ? UKRAINIAN_NUMBER : NUMBER
  return pattern.test(phone) ? phone : null
}

/** @param error the message for an invalid number */
export const ownerPhoneSchema = (error: string) =>
  z.object({
    phone: z.string().check(z.refine((text) => readOwnerPhone(text) !== null, { error })),
  })

export type TypedPhone = { readonly phone: string }

/**
 * Why a visitor does not get an owner's number. `refused`: the owner blocks the visitor, or a
 * moderator upheld a report of them.
 */
export type PhoneRefusal = 'not found' | 'unverified' | 'refused' | 'too fast'
