import {
  OFFER_STEPS,
  type OfferContent,
  type OfferField,
  type OfferStep,
  STEP_FIELDS,
} from './content.ts'

interface Filled {
  readonly content: OfferContent
  readonly pictures: readonly unknown[]
}

/** The steps that have content and need nothing more. */
export const findFinishedSteps = (
  { content, pictures }: Filled,
  problems: Readonly<Partial<Record<OfferField, unknown>>>,
): OfferStep[] =>
  OFFER_STEPS.filter((step) =>
    step === 'pictures'
      ? pictures.length > 0
      : STEP_FIELDS[step].some((field) => content[field].trim() !== '') &&
        STEP_FIELDS[step].every((field) => problems[field] === undefined),
  )
