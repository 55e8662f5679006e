import * as z from 'zod/mini'
import { type OfferContent, type OfferField, STEP_FIELDS, type TextStep } from './content.ts'
import { type CheckOptions, findProblems, type OfferProblem } from './problem.ts'

interface StepSchemaOptions extends CheckOptions {
  /** The values of the other steps, with which these are compared. */
  readonly content: OfferContent
  readonly formatProblem: (problem: OfferProblem) => string
}

/** The schema of one step, for its form and its action. */
export const createStepSchema = (step: TextStep, options: StepSchemaOptions) =>
  createFieldsSchema(STEP_FIELDS[step], options)

/** The schema of a form with some of the fields. */
export function createFieldsSchema(
  fields: readonly OfferField[],
  { content, formatProblem, ...options }: StepSchemaOptions,
) {
  // A choice that was not made has no text. Typed with all fields: which ones exist is known only at run time.
  const shape = Object.fromEntries(
    fields.map((field) => [field, z.catch(z.string(), '')]),
  ) as Record<OfferField, z.ZodMiniCatch<z.ZodMiniString<string>>>
  return z.object(shape).check((context) => {
    const problems = findProblems({ ...content, ...context.value }, options)
    for (const field of fields) {
      const problem = problems[field]
      if (problem === undefined) continue
      const message = formatProblem(problem)
      context.issues.push({ code: 'custom', path: [field], message, input: context.value })
    }
  })
}
