import * as z from 'zod'
import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'
import { estateTypeSchema } from '#domain/catalog/listing/listing.ts'
import { findDayProblem } from '#domain/catalog/listing/trust/verification.ts'
import { isCalendarDay, toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { saveVerification } from '#server/catalog/listing/verification/commands.ts'
import type { OperatorContext } from './accounts.ts'
import { OperatorError } from './operator-error.ts'

const MAX_TEXT_LENGTH = 300

const text = (option: string) =>
  z
    .string(`Say ${option}.`)
    .trim()
    .min(1, `Say ${option}.`)
    .max(MAX_TEXT_LENGTH, `At most ${MAX_TEXT_LENGTH} characters for ${option}.`)
const day = (option: string) =>
  z.string(`Say ${option} with a day like 2027-01-31.`).refine(isCalendarDay, {
    message: `${option} needs a day like 2027-01-31.`,
  })

export const verifyInput = z.object({
  type: estateTypeSchema,
  id: z.int().min(1).max(MAX_INT32),
  verification: z
    .object({
      what: text('--what was checked'),
      by: text('--by whom it was checked'),
      /** Today if it is missing. */
      on: day('--on').optional(),
      until: day('--until'),
    })
    .nullable(),
})

/**
 * The operation of `npm run verify`.
 *
 * @returns one sentence
 * @throws {OperatorError}
 */
export async function verifyOperation(
  { db, now }: Pick<OperatorContext, 'db' | 'now'>,
  { verification: given, ...key }: z.output<typeof verifyInput>,
): Promise<{ readonly sentence: string }> {
  const today = toCalendarDay(now)
  const verification = given && { ...given, on: given.on ?? today }
  const problem = verification && findDayProblem(verification.on, verification.until, today)
  if (problem !== null) throw new OperatorError(problem)
  const name = await saveVerification(db, key, verification, now)
  const path = `${key.type}/${key.id}`
  if (name === undefined) throw new OperatorError(`Visitors see no home ${path}.`)
  if (name === null) throw new OperatorError(`The home ${path} names nobody who could be verified.`)
  return {
    sentence:
      verification === null
        ? `${name} is no verified person of ${path} any more.`
        : `${name} is a verified person of ${path} until ${verification.until}.`,
  }
}
