import './offer-card.css'
import { Link } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { homeCheckTexts } from '#content/texts/home-check/home-check.ts'
import { copiesTexts } from '#content/texts/my-listings/copies.ts'
import {
  actionLabel,
  actionNames,
  closeRental,
  formatHomeDone,
  formatLeft,
  formatShownUntil,
  formatUndoUntil,
  myListingsTexts,
  revisionHint,
} from '#content/texts/my-listings/list.ts'
import { numbersTexts } from '#content/texts/my-listings/numbers.ts'
import { phoneTexts } from '#content/texts/my-listings/phone.ts'
import { typeNames } from '#content/texts/my-listings/steps.ts'
import { CHECKED_STATES } from '#domain/home-check/home-check.ts'
import { homeAnchor } from '#domain/offer/done.ts'
import { homeCheckPath, offerStepPath } from '#domain/offer/links.ts'
import { getOwnerActions, type OfferState, type OwnerAction } from '#domain/offer/state.ts'
import { homePictureUrl } from '#domain/picture/home-picture.ts'
import { ActionForm } from './action-form.tsx'
import { AppealForm } from './appeal-form.tsx'
import { DeleteHome } from './delete-home.tsx'
import type { OfferSummary } from './offer-summary.ts'

/** What stands beside a home; its other actions are behind 'More'. */
const MAIN_ACTIONS: Readonly<Record<OfferState, readonly OwnerAction[]>> = {
  draft: [],
  waiting: ['take-back'],
  published: ['confirm', 'close'],
  paused: ['put-up-again', 'close'],
  closed: ['put-up-again'],
  expired: ['put-up-again', 'revise'],
  rejected: ['revise'],
  removed: ['restore'],
}

const getName = (action: OwnerAction, { type }: OfferSummary) =>
  action === 'close' && type === 'rent' ? closeRental : actionNames[action]

interface OfferCardProps {
  readonly offer: OfferSummary
  /** Why the last action was not done. */
  readonly problem: string | undefined
  /** What was just done, where no script says it. */
  readonly done: OwnerAction | undefined
}

export function OfferCard({ offer, problem, done }: OfferCardProps) {
  const { id, state, type, cover, reason, path, nextPath, until, isLate } = offer
  const name = offer.place === '' ? myListingsTexts.unnamed : offer.place
  const copiesLink = offer.isCopied ? copiesTexts.link : copiesTexts.claims
  const main = MAIN_ACTIONS[state]
  // Handed in from its preview, where it is seen whole.
  const others = getOwnerActions(state).filter(
    (it) => it !== 'hand-in' && it !== 'appeal' && !main.includes(it),
  )
  const button = (intent: OwnerAction | 'copy', label: string, className = quietButton) => (
    <ActionForm id={id} key={intent}>
      {intent === 'copy' && <input type="hidden" name="key" value={offer.copyKey} />}
      <button
        type="submit"
        name="intent"
        value={intent}
        className={className}
        aria-label={actionLabel(label, name)}
      >
        {label}
      </button>
    </ActionForm>
  )
  const link = (to: string, label: string, className: string) => (
    <Link to={to} className={className} aria-label={actionLabel(label, name)}>
      {label}
    </Link>
  )
  return (
    <li className="offer-card" id={homeAnchor(id)}>
      {cover !== null && (
        <Picture
          src={homePictureUrl(cover)}
          alt=""
          sizes="(width >= 768px) 8rem, 90vw"
          placeholder={cover.placeholder}
          className="offer-card-cover"
        />
      )}
      <div className="offer-card-text">
        <h3 tabIndex={-1}>{name}</h3>
        {done !== undefined && (
          <p role="status" className="offer-done">
            {formatHomeDone(done, type)}
          </p>
        )}
        <p className="text-ink-soft">
          {[type && typeNames[type], offer.price || myListingsTexts.noPrice]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {state === 'draft' && <p className="text-ink-soft text-sm">{formatLeft(offer.left)}</p>}
        {until !== null && (
          <p className="text-ink-soft text-sm">
            {state === 'removed' ? formatUndoUntil(until) : formatShownUntil(until)}
            {isLate && ` ${myListingsTexts.late}`}
          </p>
        )}
        {reason !== null && (state === 'rejected' || state === 'draft' || state === 'waiting') && (
          <div className="offer-reason">
            <p className="font-medium">{myListingsTexts.reason}</p>
            <p className="whitespace-pre-line">{reason}</p>
            {offer.appeal === null ? (
              state === 'rejected' && <AppealForm id={id} home={name} />
            ) : (
              <>
                <p className="mt-2 font-medium">{myListingsTexts.appealed}</p>
                <p className="whitespace-pre-line">{offer.appeal}</p>
              </>
            )}
          </div>
        )}
        {(offer.isCopied || offer.isClaiming) && (
          <p>
            <Link
              to={offerStepPath(id, 'copies')}
              className="text-link"
              aria-label={actionLabel(copiesLink, name)}
            >
              {copiesLink}
            </Link>
          </p>
        )}
        {problem !== undefined && (
          <p role="alert" className="offer-problem">
            {problem}
          </p>
        )}
      </div>
      <div className="offer-actions">
        {state === 'draft' && link(nextPath, myListingsTexts.goOn, primaryButton)}
        {state !== 'draft' &&
          state !== 'removed' &&
          link(offerStepPath(id, 'numbers'), numbersTexts.title, quietButton)}
        {path !== null && link(path, myListingsTexts.see, quietButton)}
        {main.map((action) => button(action, getName(action, offer)))}
        {state !== 'removed' && (
          <details className="offer-more">
            <summary className={quietButton} aria-label={actionLabel(myListingsTexts.more, name)}>
              {myListingsTexts.more}
            </summary>
            <div className="offer-more-actions">
              {others
                .filter((action) => action !== 'delete')
                .map((action) => button(action, getName(action, offer)))}
              {button('copy', myListingsTexts.copy)}
              <DeleteHome id={id} name={name} isShown={state === 'published'} />
              {CHECKED_STATES.includes(state) &&
                link(homeCheckPath(id), homeCheckTexts.title, quietButton)}
              {link(offerStepPath(id, 'phone'), phoneTexts.title, quietButton)}
              {others.includes('revise') && <p className="text-ink-soft text-sm">{revisionHint}</p>}
            </div>
          </details>
        )}
      </div>
    </li>
  )
}
