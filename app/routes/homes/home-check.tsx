import { data, Form, Link, redirect } from 'react-router'
import { SendPicture } from '#app/features/homes/home-check/send-picture.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { primaryButton } from '#app/ui/button.ts'
import { CHECK_DAYS, CHECKED_STATES, getLastCodeDay } from '#domain/homes/home-check/home-check.ts'
import { checkPicturePath, homeCheckPath, REFUSED_PARAM } from '#domain/homes/offer/links.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { isPictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { formatDay, formatLongDate } from '#texts/format/date.ts'
import { formatHoldsUntil, homeCheckTexts } from '#texts/homes/home-check.ts'
import { formatPictureProblem } from '#texts/homes/pictures.ts'
import type { Route } from './+types/home-check.ts'
import { requireMyOffer } from './require-my-offer.ts'

export const meta = () => [{ title: homeCheckTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { offer, place } = await requireMyOffer(context, params.id, 'check')
  const { emailVerified } = await requirePerson(context, homeCheckPath(offer.id))
  const { state, check } = await context.get(moderationContext).checks.find(offer)
  const { id } = offer
  const refused = new URL(request.url).searchParams.getAll(REFUSED_PARAM)
  return {
    id,
    place,
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
  const { id, place, check, refused } = loaderData
  const { state } = check
  const problem = actionData?.problem
  const sentences = refused.map((it) => formatPictureProblem(it, PICTURE_LIMITS))
  return (
    <div className="page page-detail">
      <Link to={PATHS.myListings} className="text-link mb-3">
        {homeCheckTexts.back}
      </Link>
      <h1>{homeCheckTexts.title}</h1>
      <p className="mt-3 text-lg">{place}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{homeCheckTexts.lead}</p>
      {(problem !== undefined || sentences.length > 0) && (
        <div role="alert" className="callout mt-6">
          {sentences.length > 0 && <p className="font-medium">{homeCheckTexts.refused}</p>}
          {[problem, ...sentences].map((it) => it && <p key={it}>{it}</p>)}
        </div>
      )}
      <section className="panel mt-6 max-w-[50rem]">
        <CheckStep {...loaderData} />
        {(state === 'asked' || state === 'sent') && (
          <p className="mt-4 text-ink-soft text-sm">{homeCheckTexts.kept}</p>
        )}
      </section>
      {state === 'sent' && (
        <img
          src={checkPicturePath(id)}
          alt={homeCheckTexts.picture}
          className="mt-6 max-h-[30rem] rounded-lg"
        />
      )}
    </div>
  )
}

type HomeCheckData = Route.ComponentProps['loaderData']

function CheckStep({ id, check, isConfirmed, canCheck }: HomeCheckData) {
  const { state, holdsUntil, reason } = check
  if (state === 'holds')
    return (
      <p>
        {homeCheckTexts.holds} {formatHoldsUntil(holdsUntil)}
      </p>
    )
  if (state === 'sent') return <p>{homeCheckTexts.sent}</p>
  if (!canCheck) return <p>{homeCheckTexts.notNow}</p>
  if (!isConfirmed)
    return (
      <p>
        {homeCheckTexts.unverified}{' '}
        <Link to={PATHS.settings} className="text-link">
          {homeCheckTexts.settings}
        </Link>
      </p>
    )
  if (state === 'asked') return <SendPicture id={id} {...check} />
  return (
    <>
      {state === 'rejected' && (
        <div className="mb-4">
          <p className="font-medium">{homeCheckTexts.rejected}</p>
          <p className="whitespace-pre-line" lang={guessLanguage(reason ?? '')}>
            {reason}
          </p>
        </div>
      )}
      <Form method="post">
        <button type="submit" className={primaryButton}>
          {state === 'rejected' ? homeCheckTexts.again : homeCheckTexts.ask}
        </button>
      </Form>
    </>
  )
}
