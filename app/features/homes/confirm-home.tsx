import { useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { REMINDER_DAYS } from '#domain/homes/offer/lifecycle/reminder.ts'
import type { HomeAnswer } from '#domain/homes/offer/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { confirmHomeTexts, formatDone } from '#texts/homes/confirm.ts'

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

export interface HomeToConfirm {
  readonly name: string
  readonly isRental: boolean
  /** `held`: its owner has paused it or is changing it, or a moderator is deciding about it. */
  readonly state: 'shown' | 'ended' | 'held'
  /** For example "December 3, 2026". */
  readonly until: string
}

interface ConfirmHomeProps {
  /** `null` if the link is unknown or expired. */
  readonly home: HomeToConfirm | null
  /** The answer that the link stands for. */
  readonly answer: HomeAnswer | null
  /** Whether this page has posted an answer. */
  readonly isAnswered: boolean
  /** Why the answer was not recorded. */
  readonly problem: string | null
}

/** docs/product/homes.md, "Confirmation". */
export function ConfirmHome({ home, answer, isAnswered, problem }: ConfirmHomeProps) {
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
