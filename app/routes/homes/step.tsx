import { data, redirect, useActionData } from 'react-router'
import { PinMapFrame } from '#app/features/catalog/map/pin-map-frame.tsx'
import type { RefusedClaim } from '#app/features/homes/copies/claim-form.tsx'
import { CopiesView } from '#app/features/homes/copies/copies-view.tsx'
import { HomeCheckView } from '#app/features/homes/home-check/home-check-view.tsx'
import { type PhoneRejection, PhoneView } from '#app/features/homes/phone/phone-view.tsx'
import { PicturesStep } from '#app/features/homes/pictures/pictures-step.tsx'
import { OfferStatsView } from '#app/features/homes/stats/offer-stats-view.tsx'
import { DescriptionStep } from '#app/features/homes/steps/description-step.tsx'
import { type FactNames, FactsStep } from '#app/features/homes/steps/facts-step.tsx'
import { FormPage } from '#app/features/homes/steps/form-page.tsx'
import { PlaceStep } from '#app/features/homes/steps/place-step.tsx'
import { PriceStep } from '#app/features/homes/steps/price-step.tsx'
import type { StepOutcome } from '#app/features/homes/steps/step-form.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm } from '#app/routes/shell/posted-form.ts'
import { CITIES } from '#content/cities.ts'
import { wordedFactTexts } from '#content/texts/catalog/facts.ts'
import { copiesTexts } from '#content/texts/homes/copies.ts'
import { homeCheckTexts } from '#content/texts/homes/home-check.ts'
import { phoneTexts } from '#content/texts/homes/phone.ts'
import { formatProblem } from '#content/texts/homes/problems.ts'
import { numbersTexts } from '#content/texts/homes/stats.ts'
import { stepNames, stepTexts } from '#content/texts/homes/steps.ts'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { CONDITION_NAMES, HEATING_NAMES, WALL_NAMES } from '#domain/catalog/listing/present/en.ts'
import { isOfferStep, isTextStep, type TextStep } from '#domain/homes/offer/content.ts'
import { findFinishedSteps } from '#domain/homes/offer/finished-steps.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { readRevision } from '#domain/homes/offer/revision.ts'
import { createStepSchema } from '#domain/homes/offer/step-schema.ts'
import { homesContext } from '#server/homes/open.ts'
import { pageContext } from '#server/main/page-context.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import type { Route } from './+types/step.ts'
import { claimCopy, getCopiesData } from './copies.ts'
import { askForCode, getHomeCheckData } from './home-check.ts'
import { changePhone, getPhoneData } from './phone.ts'
import { changePictures, getPicturesData } from './pictures-step.ts'
import { requireMyOffer } from './require-my-offer.ts'
import { getNumbersData } from './stats.ts'
import { getStepPaths } from './step-paths.ts'

export const meta = ({ params }: Route.MetaArgs) => [
  { title: getTitle(params.step) },
  { name: 'robots', content: 'noindex' },
]

const getTitle = (step: string) =>
  isOfferStep(step) ? stepNames[step] : (OTHER_TITLES[step] ?? stepTexts.title)

const OTHER_TITLES: Readonly<Record<string, string>> = {
  numbers: numbersTexts.title,
  check: homeCheckTexts.title,
  copies: copiesTexts.title,
  phone: phoneTexts.title,
}

/** @throws 404 for an unknown step */
function requireStep(step: string): TextStep {
  if (!isTextStep(step)) throw createPageError(404)
  return step
}

const FACT_NAMES: FactNames = {
  condition: CONDITION_NAMES,
  heating: HEATING_NAMES,
  walls: WALL_NAMES,
  pets: wordedFactTexts.pets.values,
  furnished: wordedFactTexts.furnished.values,
}

const getCurrentYear = () => new Date().getUTCFullYear()

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const own = await requireMyOffer(context, params.id, offerStepPath(params.id, params.step))
  const { offer, offers } = own
  if (params.step === 'numbers') return getNumbersData(context, offer)
  if (params.step === 'copies') return getCopiesData(context, own, request)
  if (params.step === 'phone') return getPhoneData(context, own)
  if (params.step === 'check') return getHomeCheckData(context, offer, request)
  const frame = {
    reason: offer.reason,
    finished: findFinishedSteps(offer, offers.findProblems(offer)),
  }
  if (params.step === 'pictures') return { ...frame, ...getPicturesData(offer, request) }
  const step = requireStep(params.step)
  const { id, content, revision } = offer
  return {
    ...frame,
    id,
    step,
    revision,
    currentYear: getCurrentYear(),
    ...getStepPaths(id, step),
    // False if handed in elsewhere; what was typed here stays visible.
    isDraft: offer.state === 'draft',
    values: content,
    type: isEstateType(content.type) ? content.type : ('unknown' as const),
    names: step === 'facts' ? FACT_NAMES : null,
    cities: step === 'place' ? CITIES : [],
    tiles: context.get(pageContext).tiles,
  }
}

/** Saves a step and redirects to the next; moves or removes one picture at a time. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const own = await requireMyOffer(context, params.id, offerStepPath(params.id, params.step))
  if (params.step === 'pictures')
    return changePictures(context.get(homesContext).pictures, own, request)
  if (params.step === 'phone') return changePhone(context, own, request)
  const { owner, offers, offer } = own
  if (params.step === 'check') return askForCode(context, offer)
  if (params.step === 'copies') return claimCopy(context, own, request)
  const step = requireStep(params.step)
  const posted = await readPostedForm(request)
  const typedRevision = readRevision(posted.get('revision'))
  const revision = typedRevision ?? offer.revision
  const schema = createStepSchema(step, formatProblem, getCurrentYear())
  const { values, errors, data: valid } = await parsePostedForm(posted, schema)
  const reject = (status: number, refusal: Partial<StepOutcome>) =>
    data<StepOutcome>({ form: { values, errors: {} }, revision, ...refusal }, { status })
  if (errors) return reject(400, { form: { values, errors } })
  if (typedRevision === null) return reject(400, { problem: stepTexts.noRevision })
  const saved = await offers.save({ owner, id: offer.id, revision, values: valid })
  if (!('refusal' in saved)) return redirect(getStepPaths(offer.id, step).nextPath, 303)
  if (saved.refusal === 'too fast') return reject(429, { problem: stepTexts.tooFast })
  if (saved.refusal === 'conflict')
    return reject(409, { problem: stepTexts.conflict, revision: saved.revision })
  return reject(409, { problem: stepTexts.notNow })
}

export const clientAction = keepOnLostConnection()

/**
 * `/my/listings/:id/:step` (docs/product/homes.md, "Form of a home", "Numbers of a home" and "Number of an owner";
 * docs/product/moderation.md, "Check of a person", "Copies of a home" and "Claims").
 */
export default function StepPage({ loaderData }: Route.ComponentProps) {
  const outcome = useActionData<unknown>()
  const problem = (outcome as { problem?: string } | undefined)?.problem
  if (loaderData.step === 'numbers') return <OfferStatsView {...loaderData} />
  if (loaderData.step === 'check') return <HomeCheckView {...loaderData} problem={problem} />
  if (loaderData.step === 'copies')
    return <CopiesView {...loaderData} refused={outcome as RefusedClaim | undefined} />
  if (loaderData.step === 'phone')
    return (
      <PhoneView
        key={loaderData.phone}
        {...loaderData}
        rejected={outcome as PhoneRejection | undefined}
      />
    )
  const { id, step, reason, finished } = loaderData
  return (
    <FormPage id={id} reason={reason} finished={finished} current={step} lead={stepTexts.lead}>
      {!loaderData.isDraft && <p className="callout">{stepTexts.notNow}</p>}
      {loaderData.step === 'pictures' ? (
        <PicturesStep key={id} {...loaderData} problem={problem} />
      ) : (
        <Step key={`${id} ${step} ${loaderData.revision}`} data={loaderData} />
      )}
    </FormPage>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type TextData = Extract<Loaded, { revision: number }>

function Step({ data: loaded }: { readonly data: TextData }) {
  const { step, type, names, cities, tiles, ...frame } = loaded
  const props = { ...frame, outcome: useActionData<StepOutcome>() }
  switch (step) {
    case 'place':
      return (
        <PlaceStep
          {...props}
          cities={cities}
          renderMap={(pin) => <PinMapFrame {...pin} tiles={tiles} />}
        />
      )
    case 'facts':
      return names && <FactsStep {...props} names={names} />
    case 'price':
      return <PriceStep {...props} type={type} />
    case 'words':
      return <DescriptionStep {...props} />
  }
}
