import * as z from 'zod/mini'
import { readOwnerPhone } from './owner-phone.ts'

/** @param error the message for an invalid number */
export const ownerPhoneSchema = (error: string) =>
  z.object({
    phone: z.string().check(z.refine((text) => readOwnerPhone(text) !== null, { error })),
  })

export type TypedPhone = { readonly phone: string }
