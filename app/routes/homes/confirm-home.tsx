import { data, useActionData } from 'react-router'
import { ConfirmHome, type HomeToConfirm } from '#app/features/homes/confirm-home.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { getExpiry, getLastConfirmed } from '#domain/homes/offer/lifecycle/expiry.ts'
import { ENDED_STATES, isVisible } from '#domain/homes/offer/lifecycle/state.ts'
import { isHomeAnswer } from '#domain/homes/offer/links.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import { homesContext } from '#server/homes/open.ts'
import { formatDay } from '#texts/format/date.ts'
import { confirmHomeTexts } from '#texts/homes/confirm.ts'
import { formatRefusal } from '#texts/homes/list.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/confirm-home.ts'

export const meta = () => [
  { title: confirmHomeTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** The URL holds a personal token. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

function readLink({ url }: Request) {
  const { searchParams } = new URL(url)
  const token = searchParams.get('token') ?? ''
  const answer = searchParams.get('answer')
  return { token: isStorableText(token) ? token : '', answer: isHomeAnswer(answer) ? answer : null }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { token, answer } = readLink(request)
  const offer = token === '' ? null : await context.get(homesContext).offers.findByLink(token)
  if (offer === null) return data({ home: null, answer }, { status: 404 })
  return data({ home: summarize(offer), answer })
}

function summarize(offer: Offer): HomeToConfirm {
  const { content, state, listing } = offer
  return {
    name: wordAddress(formatOfferPlace(content), language),
    isRental: listing?.type === 'rent',
    state: isVisible(state) ? 'shown' : ENDED_STATES.includes(state) ? 'ended' : 'held',
    until: formatDay(getExpiry(getLastConfirmed(offer))),
  }
}

/** Opening the link changes nothing, because mail scanners open links too. */
export async function action({ request, context }: Route.ActionArgs) {
  const { token } = readLink(request)
  const answer = (await readPostedForm(request)).get('answer')
  if (token === '' || !isHomeAnswer(answer)) return data({ problem: null }, { status: 400 })
  const refused = await context.get(homesContext).offers.answer(token, answer)
  if (refused === null) return data({ problem: null })
  const { refusal, limits } = refused
  const status = getRefusalStatus(refusal)
  // Then the page shows the state of the home.
  if (refusal === 'not found' || refusal === 'not now') return data({ problem: null }, { status })
  return data({ problem: formatRefusal(refusal, limits) }, { status })
}

export const clientAction = keepOnLostConnection()

/** `/my/listings/confirm` (docs/product/homes.md, "Confirmation"). */
export default function ConfirmHomePage({ loaderData }: Route.ComponentProps) {
  const outcome = useActionData<typeof action>()
  return (
    <ConfirmHome
      home={loaderData.home}
      answer={loaderData.answer}
      isAnswered={outcome?.problem === null}
      problem={outcome?.problem ?? null}
    />
  )
}
