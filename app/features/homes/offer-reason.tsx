import { formatRejectedOn, myListingsTexts } from '#content/texts/homes/list.ts'
import { moderationTexts } from '#content/texts/moderation/moderation.ts'
import { AppealForm } from './appeal-form.tsx'
import { ChangeList } from './change-list.tsx'
import type { OfferSummary } from './offer-summary.ts'

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
    <div className={isHandedIn ? 'offer-reason offer-reason-mended' : 'offer-reason'}>
      <p className="font-medium">
        {isHandedIn && appeal === null ? myListingsTexts.mended : formatRejectedOn(rejectedOn)}
      </p>
      <p className="whitespace-pre-line">{reason}</p>
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
          <p className="whitespace-pre-line">{appeal}</p>
        </>
      )}
    </div>
  )
}
