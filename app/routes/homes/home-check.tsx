import { data, redirect } from 'react-router'
import { HomeCheckView } from '#app/features/homes/home-check/home-check-view.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { CHECK_DAYS, CHECKED_STATES, getLastCodeDay } from '#domain/homes/home-check/home-check.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { homeCheckPath, REFUSED_PARAM } from '#domain/homes/offer/links.ts'
import { isPictureProblem } from '#domain/homes/pictures/picture-problem.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { formatDay, formatLongDate } from '#texts/format/date.ts'
import { homeCheckTexts } from '#texts/homes/home-check.ts'
import { myListingsTexts } from '#texts/homes/list.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/home-check.ts'
import { requireMyOffer } from './require-my-offer.ts'

export const meta = () => [{ title: homeCheckTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { offer } = await requireMyOffer(context, params.id, 'check')
  const { emailVerified } = await requirePerson(context, homeCheckPath(offer.id))
  const { state, check } = await context.get(moderationContext).checks.find(offer)
  const { content, id } = offer
  const refused = new URL(request.url).searchParams.getAll(REFUSED_PARAM)
  return {
    id,
    place: wordAddress(formatOfferPlace(content), language) || myListingsTexts.unnamed,
    isConfirmed: emailVerified,
    canCheck: CHECKED_STATES.includes(offer.state),
    check: {
      state,
      code: check?.code ?? '',
      codeUntil: check === null ? '' : formatLongDate(getLastCodeDay(check.askedAt)),
      holdsUntil: check?.decidedAt ? formatDay(addDays(check.decidedAt, CHECK_DAYS - 1)) : '',
      reason: check?.reason ?? null,
    },
    refused: refused.filter(isPictureProblem),
  }
}

const SENTENCES = {
  'not now': homeCheckTexts.notNow,
  unverified: homeCheckTexts.unverified,
  'too fast': homeCheckTexts.tooFast,
} as const

/** Asks for a code. */
export async function action({ params, context }: Route.ActionArgs) {
  const { offer } = await requireMyOffer(context, params.id, 'check')
  const person = await requirePerson(context, homeCheckPath(offer.id))
  const asked = await context.get(moderationContext).checks.ask(person, offer.id)
  if (asked === null) return redirect(homeCheckPath(offer.id), 303)
  const { refusal } = asked
  return data({ problem: SENTENCES[refusal] }, { status: getRefusalStatus(refusal) })
}

export const clientAction = keepOnLostConnection<typeof action>()

/** `/my/listings/:id/check` (docs/product/moderation.md, "Check of a person"). */
export default function HomeCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  return <HomeCheckView {...loaderData} problem={actionData?.problem} />
}
