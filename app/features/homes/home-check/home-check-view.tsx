import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import '#app/features/homes/send-pictures.css'
import './home-check-view.css'
import { Form, Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { FileChoice } from '#app/ui/fields/file-choice.tsx'
import type { CheckState } from '#domain/homes/home-check/home-check.ts'
import { checkPicturePath } from '#domain/homes/offer/links.ts'
import { PICTURE_LIMITS } from '#domain/homes/pictures/limits.ts'
import type { PictureProblem } from '#domain/homes/pictures/picture-problem.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatCodeUntil, formatHoldsUntil, homeCheckTexts } from '#texts/homes/home-check.ts'
import { formatPictureProblem } from '#texts/homes/pictures.ts'

interface ShownCheck {
  readonly state: CheckState
  readonly code: string
  /** For example "November 24, 2026". */
  readonly codeUntil: string
  readonly holdsUntil: string
  /** Why it was rejected. */
  readonly reason: string | null
}

interface HomeCheckViewProps {
  readonly id: string
  readonly place: string
  readonly check: ShownCheck
  /** Whether the person's email address is confirmed. */
  readonly isConfirmed: boolean
  /** Whether homes in its state can be checked. */
  readonly canCheck: boolean
  /** Why the last picture was not accepted. */
  readonly refused: readonly PictureProblem[]
  /** Why there is no code. */
  readonly problem?: string | undefined
}

/** docs/product/moderation.md, "Check of a person". */
export function HomeCheckView(props: HomeCheckViewProps) {
  const { id, place, check, refused, problem } = props
  const { state } = check
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
        <CheckStep {...props} />
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

function CheckStep({ id, check, isConfirmed, canCheck }: HomeCheckViewProps) {
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
  if (state === 'asked') return <SendPicture id={id} check={check} />
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

function SendPicture({ id, check }: Pick<HomeCheckViewProps, 'id' | 'check'>) {
  return (
    <>
      <h2>{homeCheckTexts.codeHeading}</h2>
      <p className="home-check-code">{check.code}</p>
      <p className="text-ink-soft text-sm">{formatCodeUntil(check.codeUntil)}</p>
      <ol className="my-6 grid list-decimal gap-2 pl-6">
        {homeCheckTexts.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <form
        method="post"
        action={checkPicturePath(id)}
        encType="multipart/form-data"
        className="send-pictures"
      >
        {/* HEIC is left out, so that Safari converts such pictures to JPEG. */}
        <FileChoice
          id="check-picture"
          label={homeCheckTexts.choose}
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          required
        />
        <button type="submit" className={primaryButton}>
          {homeCheckTexts.send}
        </button>
      </form>
    </>
  )
}
