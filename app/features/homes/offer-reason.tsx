import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { actionLabel, formatRejectedOn, myListingsTexts } from '#texts/homes/list.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'
import type { OfferSummary } from './offer-summary.ts'
import './appeal-form.css'
import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import type { DescribedChange } from '#domain/homes/offer/changes.ts'
import type { OwnerAction } from '#domain/homes/offer/lifecycle/state.ts'
import { REASON_FIELD } from '#domain/moderation/reason-length.ts'

interface OfferReasonProps {
  readonly offer: OfferSummary
  readonly name: string
}

/** Why a home was rejected, and what its owner did about it. Red until something was done. */
export function OfferReason({ offer, name }: OfferReasonProps) {
  const { id, state, reason, rejectedOn, changes, appeal } = offer
  if (reason === null || !['rejected', 'draft', 'waiting'].includes(state)) return null
  const isHandedIn = state === 'waiting'
  return (
    <div
      className={`wrap-anywhere mt-2 border-l-3 pl-3.5 ${isHandedIn ? 'border-line text-ink-soft' : 'border-alert'}`}
    >
      <p className="font-medium">
        {isHandedIn && appeal === null ? myListingsTexts.mended : formatRejectedOn(rejectedOn)}
      </p>
      <p className="whitespace-pre-line" lang={guessLanguage(reason)}>
        {reason}
      </p>
      {changes.length > 0 && (
        <>
          <p className="mt-2 font-medium">{myListingsTexts.changed}</p>
          <ChangeList changes={changes} nothing={moderationTexts.nothing} />
        </>
      )}
      {appeal === null ? (
        state === 'rejected' && <AppealForm id={id} home={name} />
      ) : (
        <>
          <p className="mt-2 font-medium">{myListingsTexts.appealed}</p>
          <p className="whitespace-pre-line" lang={guessLanguage(appeal)}>
            {appeal}
          </p>
        </>
      )}
    </div>
  )
}

interface AppealFormProps {
  readonly id: string
  /** Name of the home, for screen readers. */
  readonly home: string
}

/** An owner may appeal once against a rejection. */
function AppealForm({ id, home }: AppealFormProps) {
  const intent: OwnerAction = 'appeal'
  return (
    <details className="no-marker mt-3">
      <summary className={quietButton} aria-label={actionLabel(myListingsTexts.appeal, home)}>
        {myListingsTexts.appeal}
      </summary>
      <Form method="post" preventScrollReset className="mt-3 grid justify-items-start gap-4">
        <input type="hidden" name="id" value={id} />
        <TextAreaField
          {...REASON_FIELD}
          label={myListingsTexts.appealLabel}
          hint={myListingsTexts.appealHint}
          required
        />
        <button type="submit" name="intent" value={intent} className={quietButton}>
          {myListingsTexts.appealSend}
        </button>
      </Form>
    </details>
  )
}

interface ChangeListProps {
  readonly changes: readonly DescribedChange[]
  /** Instead of a value that was not stated. */
  readonly nothing: string
}

/** What was changed, each as it was and as it is. */
const ChangeList = ({ changes, nothing }: ChangeListProps) => (
  <dl className="change-list">
    {changes.map(({ name, before, after }) => (
      <div key={name}>
        <dt className="text-ink-soft">{name}</dt>
        <dd>
          <del className="text-ink-soft">{before || nothing}</del> <span aria-hidden="true">→</span>{' '}
          <ins className="no-underline">{after || nothing}</ins>
        </dd>
      </div>
    ))}
  </dl>
)
