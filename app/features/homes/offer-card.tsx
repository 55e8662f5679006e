import './offer-card.css'
import { Link, useNavigation } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Menu } from '#app/ui/menu/menu.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { CHECKED_STATES } from '#domain/homes/home-check/home-check.ts'
import { homeAnchor } from '#domain/homes/offer/lifecycle/action-confirmation.ts'
import {
  getOwnerActions,
  isVisible,
  type OfferState,
  type OwnerAction,
} from '#domain/homes/offer/lifecycle/state.ts'
import { homeCheckPath, offerStepPath } from '#domain/homes/offer/links.ts'
import { homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import { copiesTexts } from '#texts/homes/copies.ts'
import { checkLinks } from '#texts/homes/home-check.ts'
import {
  actionLabel,
  actionNames,
  changeHint,
  closeRental,
  formatHomeDone,
  formatLeft,
  formatShownUntil,
  formatStillAgreed,
  formatUndoUntil,
  groupNames,
  myListingsTexts,
  revisionHint,
} from '#texts/homes/list.ts'
import { phoneTexts } from '#texts/homes/phone.ts'
import { numbersTexts } from '#texts/homes/stats.ts'
import { typeNames } from '#texts/homes/steps.ts'
import { ActionForm } from './action-form.tsx'
import { DeleteHome } from './delete-home.tsx'
import { OfferReason } from './offer-reason.tsx'
import type { OfferSummary } from './offer-summary.ts'

interface Ways {
  /** The next step. */
  readonly first?: OwnerAction | 'go on'
  readonly others: readonly (OwnerAction | 'see')[]
}

/** The actions shown directly; the others are in the 'More' menu. */
const WAYS: Readonly<Record<OfferState, Ways>> = {
  draft: { first: 'go on', others: [] },
  waiting: { others: ['withdraw'] },
  published: { first: 'confirm', others: ['see', 'close'] },
  paused: { first: 'relist', others: ['close'] },
  closed: { others: ['relist'] },
  expired: { first: 'relist', others: ['revise'] },
  rejected: { first: 'revise', others: [] },
  removed: { others: ['restore'] },
}

const CALM: Ways = { others: ['see', 'confirm', 'close'] }

const getName = (action: OwnerAction, { type }: OfferSummary) =>
  action === 'close' && type === 'rent' ? closeRental : actionNames[action]

const menuItem = 'drop-menu-item'
const textLink = 'text-link touch-link'

interface OfferCardProps {
  readonly offer: OfferSummary
  /** Why the last action failed. */
  readonly problem: string | undefined
  /** What was just done, if no script announces it. */
  readonly done: OwnerAction | undefined
}

export function OfferCard({ offer, problem, done }: OfferCardProps) {
  const { id, state, type, cover, path, nextPath, until, isLate } = offer
  const name = offer.place === '' ? myListingsTexts.unnamed : offer.place
  const copiesLink = offer.hasCopies ? copiesTexts.link : copiesTexts.claims
  const navigation = useNavigation()
  const ways = WAYS[state]
  // Nothing has to be done about a home that was confirmed lately.
  const isCalm = state === 'published' && !isLate
  const { first, others } = isCalm ? CALM : ways
  // A home is handed in on the preview, where all of it is shown, and the appeal is next to the reason, so neither is
  // here.
  const more = getOwnerActions(state).filter(
    (it) => !['submit', 'appeal', 'delete', first].includes(it) && !others.includes(it),
  )
  const button = (
    intent: OwnerAction | 'copy' | 'change',
    label: string,
    className = quietButton,
  ) => (
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
  const link = (to: string, label: string, className = menuItem, of = name) => (
    <Link key={to} to={to} className={className} aria-label={actionLabel(label, of)}>
      {label}
    </Link>
  )
  const canCheck = CHECKED_STATES.includes(state)
  const hasCheck = offer.check !== 'none'
  const checkLink = (className: string) =>
    link(homeCheckPath(id), checkLinks[offer.check], className)
  return (
    <li className="panel offer-card" id={homeAnchor(id)}>
      {cover !== null && (
        <Picture
          src={homePictureUrl(cover)}
          alt=""
          sizes="(width >= 768px) 8rem, 90vw"
          placeholder={cover.placeholder}
          className="picture-fill offer-card-cover aspect-3/2 rounded-md"
        />
      )}
      <div className="grid min-w-0 content-center gap-1">
        <h3 tabIndex={-1} className="wrap-anywhere text-xl/heading">
          {name}
          {offer.hasNews && (
            <span className="ml-2 rounded-full bg-brand px-2 py-0.5 align-middle font-semibold text-note text-on-brand">
              {myListingsTexts.news}
            </span>
          )}
        </h3>
        {done !== undefined && (
          <p role="status" className="mt-1 font-medium text-brand">
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
        <OfferReason offer={offer} name={name} />
        {offer.changedHome && <p className="text-ink-soft text-sm">{myListingsTexts.isChange}</p>}
        {offer.change !== null && (
          <p>
            {myListingsTexts.changing}{' '}
            <a href={`#${homeAnchor(offer.change.id)}`} className={textLink}>
              {groupNames[offer.change.state]}
            </a>
          </p>
        )}
        {offer.numbers !== null && <p className="text-ink-soft text-sm">{offer.numbers}</p>}
        {(offer.hasCopies || offer.isClaiming) && (
          <p>{link(offerStepPath(id, 'copies'), copiesLink, textLink)}</p>
        )}
        {canCheck && hasCheck && <p>{checkLink(textLink)}</p>}
        {offer.stillAgreed.map(({ time, path }) => (
          <p key={path + time}>
            {formatStillAgreed(time)} {link(path, myListingsTexts.seeViewing, textLink, time)}
          </p>
        ))}
        {problem !== undefined && (
          <p role="alert" className="mt-2 text-alert">
            {problem}
          </p>
        )}
      </div>
      <div className="offer-actions">
        {first === 'go on' && link(nextPath, myListingsTexts.goOn, primaryButton)}
        {first !== undefined &&
          first !== 'go on' &&
          button(first, getName(first, offer), primaryButton)}
        {others.map((way) =>
          way === 'see'
            ? path !== null && link(path, myListingsTexts.see, quietButton)
            : button(way, getName(way, offer)),
        )}
        {state !== 'removed' && (
          <Menu
            id={`more-${id}`}
            // The menu closes once an action has been sent, because the home shows the result.
            closeOnChange={navigation.state}
            label={actionLabel(myListingsTexts.more, name)}
            className={quietButton}
            opener={
              <>
                {myListingsTexts.more}
                <Icon name="chevron-down" className="icon size-4.5" />
              </>
            }
          >
            {!offer.changedHome && (
              <>
                {state !== 'draft' && link(offerStepPath(id, 'numbers'), numbersTexts.title)}
                {canCheck && !hasCheck && checkLink(menuItem)}
                {link(offerStepPath(id, 'phone'), phoneTexts.title)}
                <hr />
              </>
            )}
            {more
              .filter((action) => action !== 'revise')
              .map((action) => button(action, getName(action, offer), menuItem))}
            {more.includes('revise') && (
              <>
                {button('revise', getName('revise', offer), menuItem)}
                <p className="drop-menu-hint">{revisionHint}</p>
              </>
            )}
            {isVisible(state) && (
              <>
                {button('change', myListingsTexts.change, menuItem)}
                <p className="drop-menu-hint">{changeHint}</p>
              </>
            )}
            {button('copy', myListingsTexts.copy, menuItem)}
            <hr />
            <DeleteHome id={id} name={name} isShown={isVisible(state)} />
          </Menu>
        )}
      </div>
    </li>
  )
}
