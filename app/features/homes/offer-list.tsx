import './offer-list.css'
import plus from 'virtual:lucide/plus'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import {
  type ActionConfirmation,
  isStillTrue,
} from '#domain/homes/offer/lifecycle/action-confirmation.ts'
import {
  ACTIVE_STATES,
  OFFER_STATES,
  type OfferState,
} from '#domain/homes/offer/lifecycle/state.ts'
import { isNearLimit, type OfferLimits } from '#domain/homes/offer/limits.ts'
import { PATHS } from '#domain/platform/paths.ts'
import {
  formatActiveLimit,
  formatGroupHint,
  formatOffersLimit,
  groupNames,
  myListingsTexts,
} from '#texts/homes/list.ts'
import { formatMessages } from '#texts/homes/own-home.ts'
import { formatUsualWait } from '#texts/homes/steps.ts'
import { OfferCard } from './offer-card.tsx'
import type { OfferSummary } from './offer-summary.ts'
import { useConfirmationNotice } from './use-confirmation-notice.ts'

/** Homes that need their owner come first. */
const RANKS: Readonly<Record<OfferState, number>> = {
  rejected: 1,
  draft: 2,
  expired: 3,
  waiting: 4,
  published: 5,
  paused: 6,
  closed: 7,
  removed: 8,
}
const ORDER = [...OFFER_STATES].sort((one, other) => RANKS[one] - RANKS[other])

export interface RefusedAction {
  readonly id?: string | undefined
  readonly problem: string
}

interface OfferListProps {
  readonly offers: readonly OfferSummary[]
  readonly limits: OfferLimits
  /** Within which moderators usually decide; `null` if that is not known. */
  readonly waitHours: number | null
  /** Idempotency key of the form that makes a draft. */
  readonly createKey: string
  /** Number of unread messages. */
  readonly unread: number
  readonly isModerator: boolean
  /** Upcoming viewings. */
  readonly viewings: ReactNode
  /** Why the last action failed, and with which home. */
  readonly refused: RefusedAction | undefined
  /** What was just done on this page. */
  readonly done: ActionConfirmation | undefined
  /** What was just done, if no script announces it. */
  readonly doneBefore: ActionConfirmation | null
}

/** docs/product/homes.md, "My homes". */
export function OfferList(props: OfferListProps) {
  const {
    offers,
    limits,
    waitHours,
    createKey,
    unread,
    isModerator,
    viewings,
    refused,
    done,
    doneBefore,
  } = props
  useConfirmationNotice(done, offers)
  const groups = ORDER.map((state) => ({
    state,
    offers: offers.filter((offer) => offer.state === state),
  })).filter((group) => group.offers.length > 0)
  const homes = offers.filter(({ changedHome }) => !changedHome)
  const active = homes.filter(({ state }) => ACTIVE_STATES.includes(state)).length
  return (
    <div className="page page-overview">
      <div className="offer-list-head">
        <div>
          <h1>{myListingsTexts.title}</h1>
          <p className="mt-3 max-w-prose text-ink-soft text-lg">{myListingsTexts.lead}</p>
        </div>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="key" value={createKey} />
          <Link to={PATHS.messages} className={quietButton}>
            {formatMessages(unread)}
          </Link>
          {isModerator && (
            <Link to={PATHS.moderation} className={quietButton}>
              {myListingsTexts.moderation}
            </Link>
          )}
          <button type="submit" name="intent" value="create" className={primaryButton}>
            <Icon shapes={plus} />
            {myListingsTexts.add}
          </button>
        </Form>
      </div>
      {viewings}
      {refused !== undefined && refused.id === undefined && (
        <p role="alert" className="callout mb-6">
          {refused.problem}
        </p>
      )}
      {isNearLimit(active, limits.maxActive) && (
        <p className="callout mb-6">{formatActiveLimit(active, limits)}</p>
      )}
      {isNearLimit(homes.length, limits.maxOffers) && (
        <p className="callout mb-6">{formatOffersLimit(homes.length, limits)}</p>
      )}
      {groups.length === 0 && (
        <div className="empty-state">
          <h2>{myListingsTexts.empty}</h2>
          <p className="text-ink-soft">{myListingsTexts.emptyHint}</p>
        </div>
      )}
      {groups.map((group) => (
        <section key={group.state} aria-labelledby={`homes-${group.state}`} className="offer-group">
          <h2 id={`homes-${group.state}`} className="text-[1.75rem]">
            {groupNames[group.state]}
          </h2>
          <p className="max-w-prose text-ink-soft">
            {formatGroupHint(group.state, limits)}
            {group.state === 'waiting' && waitHours !== null && ` ${formatUsualWait(waitHours)}`}
          </p>
          <ul className="mt-5 grid gap-3">
            {group.offers.map((offer) => (
              <OfferCard
                key={offer.id}
                offer={offer}
                problem={refused?.id === offer.id ? refused.problem : undefined}
                done={
                  doneBefore !== null && isStillTrue(doneBefore, offer)
                    ? doneBefore.action
                    : undefined
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
