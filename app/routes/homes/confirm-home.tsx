import { useEffect, useRef } from 'react'
import { data, Form, Link, useActionData, useSubmit } from 'react-router'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { getExpiry, getLastConfirmed, REMINDER_DAYS } from '#domain/homes/offer/lifecycle/expiry.ts'
import { ENDED_STATES, isVisible } from '#domain/homes/offer/lifecycle/state.ts'
import { type HomeAnswer, isHomeAnswer } from '#domain/homes/offer/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import { homesContext } from '#server/homes/open.ts'
import { formatDay } from '#texts/format/date.ts'
import { confirmHomeTexts, formatDone } from '#texts/homes/confirm.ts'
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
  // The link is unknown or expired.
  if (offer === null) return data({ home: null, answer }, { status: 404 })
  return data({ home: summarize(offer), answer })
}

/** What the page shows of a home. */
interface HomeToConfirm {
  readonly name: string
  readonly isRental: boolean
  /** `held`: its owner has paused it or is changing it, or a moderator is deciding about it. */
  readonly state: 'shown' | 'ended' | 'held'
  /** For example "December 3, 2026". */
  readonly until: string
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

/** Events that people cause, but programs that follow mailed links do not. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/**
 * Submits on the first interaction, so that a mailed link needs one click but link scanners change nothing. Without
 * scripts the form's button submits.
 */
function useSubmitOnFirstInteraction(isEnabled: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  useEffect(() => {
    if (!isEnabled) return
    const stop = new AbortController()
    const send = () => {
      stop.abort()
      if (form.current !== null) void submit(form.current)
    }
    for (const sign of SIGNS) addEventListener(sign, send, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [isEnabled, submit])
  return form
}

/** `/my/listings/confirm` (docs/product/homes.md, "Confirmation"). */
export default function ConfirmHomePage({ loaderData }: Route.ComponentProps) {
  const { home, answer } = loaderData
  const outcome = useActionData<typeof action>()
  const isAnswered = outcome?.problem === null
  /** Why the answer was not recorded. */
  const problem = outcome?.problem ?? null
  const isAsked = home !== null && home.state === 'shown' && !isAnswered
  const form = useSubmitOnFirstInteraction(isAsked && answer === 'free')
  const { heading, text } = getTexts(home, isAnswered)
  const choices = getChoices(home, answer, isAnswered)
  return (
    <div className="page flex flex-col items-start gap-4 py-16">
      {home && <p className="max-w-prose text-ink-soft text-lg">{home.name}</p>}
      <h1>{heading}</h1>
      {text !== '' && (
        <p role={isAnswered ? 'status' : undefined} className="max-w-prose text-lg">
          {text}
        </p>
      )}
      {problem !== null && <FormProblem problem={problem} />}
      <div className="flex flex-wrap gap-3">
        {choices.map((choice, index) => (
          <Form key={choice} method="post" ref={choice === 'free' ? form : undefined}>
            <input type="hidden" name="answer" value={choice} />
            <button type="submit" className={index === 0 && isAsked ? primaryButton : quietButton}>
              {getLabel(choice, home?.isRental === true)}
            </button>
          </Form>
        ))}
        <Link to={PATHS.myListings} className={quietButton}>
          {confirmHomeTexts.mine}
        </Link>
      </div>
    </div>
  )
}

function getTexts(home: HomeToConfirm | null, isAnswered: boolean) {
  const texts = confirmHomeTexts
  if (home === null) return { heading: texts.unknownHeading, text: texts.unknown }
  if (home.state === 'ended') return { heading: texts.endedHeading, text: texts.ended }
  if (home.state === 'held') return { heading: texts.heldHeading, text: texts.held }
  if (isAnswered)
    return { heading: texts.doneHeading, text: formatDone(home.until, REMINDER_DAYS[0]) }
  return { heading: texts.title, text: '' }
}

/**
 * The choices that the page offers. The link's own answer comes first; after an answer only the other one is offered.
 */
function getChoices(
  home: HomeToConfirm | null,
  answer: HomeAnswer | null,
  isAnswered: boolean,
): HomeAnswer[] {
  if (home === null || home.state === 'held') return []
  if (home.state === 'ended') return ['free']
  if (isAnswered) return ['closed']
  return answer === 'closed' ? ['closed', 'free'] : ['free', 'closed']
}

const getLabel = (answer: HomeAnswer, isRental: boolean) =>
  answer === 'free'
    ? confirmHomeTexts.free
    : isRental
      ? confirmHomeTexts.let
      : confirmHomeTexts.sold
