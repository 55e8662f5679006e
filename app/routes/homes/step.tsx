import { data, redirect } from 'react-router'
import { PinMapFrame } from '#app/features/catalog/map/pin-map-frame.tsx'
import { Suggestions } from '#app/features/catalog/search/search-box/suggestions.tsx'
import { factChoiceNames } from '#app/features/homes/choice-names.ts'
import { DescriptionStep } from '#app/features/homes/steps/description-step.tsx'
import { FactsStep } from '#app/features/homes/steps/facts-step.tsx'
import { FormPage } from '#app/features/homes/steps/form-page.tsx'
import { NotOpen } from '#app/features/homes/steps/not-open.tsx'
import { PlaceStep } from '#app/features/homes/steps/place-step.tsx'
import { PriceStep } from '#app/features/homes/steps/price-step.tsx'
import type { StepOutcome } from '#app/features/homes/steps/step-form.tsx'
import type { PlaceSuggestions } from '#app/features/homes/steps/suggested-field.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm } from '#app/routes/shell/posted-form.ts'
import { CITIES } from '#content/cities.ts'
import { isTextStep, type TextStep } from '#domain/homes/offer/content.ts'
import { readRevision } from '#domain/homes/offer/revision.ts'
import { createStepSchema } from '#domain/homes/offer/step-schema.ts'
import { findCity } from '#server/catalog/listing/to-search-criteria.ts'
import { pageContext } from '#server/main/page-context.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { formatProblem } from '#texts/homes/problems.ts'
import { stepNames, stepTexts } from '#texts/homes/steps.ts'
import type { Route } from './+types/step.ts'
import { requireMyOffer } from './require-my-offer.ts'
import { getNextPath, getStepFrame } from './step-frame.ts'

export const meta = ({ params: { step } }: Route.MetaArgs) => [
  { title: isTextStep(step) ? stepNames[step] : stepTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** @throws 404 for an unknown step */
function requireStep(step: string): TextStep {
  if (!isTextStep(step)) throw createPageError(404)
  return step
}

const getCurrentYear = () => new Date().getUTCFullYear()

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const own = await requireMyOffer(context, params.id, params.step)
  const step = requireStep(params.step)
  const { content, revision } = own.offer
  const form = {
    ...getStepFrame(own, step, request),
    revision,
    currentYear: getCurrentYear(),
    values: content,
  }
  switch (step) {
    case 'place':
      return { ...form, step, cities: CITIES, tiles: context.get(pageContext).tiles }
    case 'facts':
      return { ...form, step, names: factChoiceNames }
    case 'price':
      return { ...form, step, usual: await own.offers.findUsualPrices(own.offer) }
    case 'words':
      return { ...form, step }
  }
}

/** Saves a step and redirects to the next. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { owner, offers, offer } = await requireMyOffer(context, params.id, params.step)
  const step = requireStep(params.step)
  const posted = await readPostedForm(request)
  const typedRevision = readRevision(posted.get('revision'))
  const revision = typedRevision ?? offer.revision
  const { content } = offer
  const currentYear = getCurrentYear()
  const schema = createStepSchema(step, { content, formatProblem, currentYear, findCity })
  const { values, errors, data: valid } = await parsePostedForm(posted, schema)
  const reject = (status: number, refusal: Partial<StepOutcome>) =>
    data<StepOutcome>({ form: { values, errors: {} }, revision, ...refusal }, { status })
  if (errors) return reject(400, { form: { values, errors } })
  if (typedRevision === null) return reject(400, { problem: stepTexts.noRevision })
  const saved = await offers.save({ owner, id: offer.id, revision, values: valid })
  if (!('refusal' in saved)) return redirect(getNextPath(offer.id, step, request), 303)
  if (saved.refusal === 'too fast') return reject(429, { problem: stepTexts.tooFast })
  if (saved.refusal === 'conflict')
    return reject(409, { problem: stepTexts.conflict, revision: saved.revision })
  return reject(409, { problem: stepTexts.notNow })
}

export const clientAction = keepOnLostConnection<typeof action>()

/** `/my/listings/:id/:step` for the steps with text fields (docs/product/homes.md, "Form of a home"). */
export default function StepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, step, state, revision } = loaderData
  return (
    <FormPage frame={loaderData} current={step}>
      <NotOpen id={id} state={state} />
      <Step key={`${id} ${step} ${revision}`} loaded={loaderData} outcome={actionData} />
    </FormPage>
  )
}

const PlaceSuggestionList = ({ input, kind, city, onChoose }: PlaceSuggestions) => (
  <Suggestions
    input={input}
    type={null}
    within={{ kind, city }}
    onChoose={({ text }) => {
      const comma = text.lastIndexOf(', ')
      onChoose(
        comma === -1
          ? { name: text, city: text }
          : { name: text.slice(0, comma), city: text.slice(comma + 2) },
      )
    }}
  />
)

interface StepProps {
  readonly loaded: Route.ComponentProps['loaderData']
  readonly outcome: StepOutcome | undefined
}

function Step({ loaded, outcome }: StepProps) {
  switch (loaded.step) {
    case 'place':
      return (
        <PlaceStep
          {...loaded}
          outcome={outcome}
          renderMap={(pin) => <PinMapFrame {...pin} tiles={loaded.tiles} />}
          renderSuggestions={(suggestions) => <PlaceSuggestionList {...suggestions} />}
        />
      )
    case 'facts':
      return <FactsStep {...loaded} outcome={outcome} />
    case 'price':
      return <PriceStep {...loaded} outcome={outcome} />
    case 'words':
      return <DescriptionStep {...loaded} outcome={outcome} />
  }
}
