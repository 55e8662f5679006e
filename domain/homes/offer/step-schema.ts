import * as z from 'zod/mini'
import { type OfferField, STEP_FIELDS, type TextStep } from './content.ts'
import { findProblems, type OfferProblem } from './problem.ts'

/** The schema of one step, for its form and its action. */
export function createStepSchema(
  step: TextStep,
  formatProblem: (problem: OfferProblem) => string,
  currentYear: number,
) {
  const fields = STEP_FIELDS[step].map((field) => [field, z.string()] as const)
  // Typed with all fields: which ones exist is known only at run time.
  const shape = Object.fromEntries(fields) as Record<OfferField, z.ZodMiniString<string>>
  return z.object(shape).check((context) => {
    const problems = findProblems(context.value, currentYear)
    for (const [field, problem] of Object.entries(problems))
      context.issues.push({
        code: 'custom',
        path: [field],
        message: formatProblem(problem),
        input: context.value,
      })
  })
}
