import { data, type RouterContextProvider, redirect } from 'react-router'
import type { HomeCheckViewProps } from '#app/features/homes/home-check/home-check-view.tsx'
import { homeCheckTexts } from '#content/texts/homes/home-check.ts'
import { myListingsTexts } from '#content/texts/homes/list.ts'
import { CHECK_DAYS, CHECKED_STATES, getLastCodeDay } from '#domain/homes/home-check/home-check.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { homeCheckPath, REFUSED_PARAM } from '#domain/homes/offer/links.ts'
import { isPictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { formatDay, formatLongDate } from '#domain/platform/time/calendar-day.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'

// Part of the route of the steps: a route of its own would add to the list of routes that every page loads.

type Context = Pick<Readonly<RouterContextProvider>, 'get'>

export async function getHomeCheckData(context: Context, offer: Offer, request: Request) {
  const { emailVerified } = await requirePerson(context, homeCheckPath(offer.id))
  const { state, check } = await context.get(moderationContext).checks.find(offer)
  const { content, id } = offer
  const refused = new URL(request.url).searchParams.getAll(REFUSED_PARAM)
  return {
    step: 'check' as const,
    id,
    state,
    isConfirmed: emailVerified,
    canCheck: CHECKED_STATES.includes(offer.state),
    place: formatOfferPlace(content) || myListingsTexts.unnamed,
    code: check?.code ?? '',
    codeUntil: check === null ? '' : formatLongDate(getLastCodeDay(check.askedAt)),
    holdsUntil: check?.decidedAt ? formatDay(addDays(check.decidedAt, CHECK_DAYS - 1)) : '',
    reason: check?.reason ?? null,
    refused: refused.filter(isPictureProblem),
  } satisfies { step: 'check' } & HomeCheckViewProps
}

const SENTENCES = {
  'not now': homeCheckTexts.notNow,
  unverified: homeCheckTexts.unverified,
  'too fast': homeCheckTexts.tooFast,
} as const

export async function askForCode(context: Context, offer: Offer) {
  const person = await requirePerson(context, homeCheckPath(offer.id))
  const asked = await context.get(moderationContext).checks.ask(person, offer.id)
  if (asked === null) return redirect(homeCheckPath(offer.id), 303)
  const { refusal } = asked
  return data({ problem: SENTENCES[refusal] }, { status: getRefusalStatus(refusal) })
}
