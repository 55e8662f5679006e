import * as z from 'zod/mini'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { SHORTLIST_LIMITS } from './limits.ts'

// Apart from the forms' schemas, because browsers do not need it.

/** Writes of a member, who is known by the request. */
export const writesSchema = z
  .array(
    z.object({
      key: storableTextSchema.check(z.maxLength(100)),
      value: z.union([storableTextSchema, z.number(), z.boolean(), z.null()]),
      time: z.int().check(z.positive()),
    }),
  )
  .check(z.maxLength(SHORTLIST_LIMITS.registersPerRequest))
