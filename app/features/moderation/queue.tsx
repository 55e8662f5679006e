import './queue.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { HomePicture } from '#domain/homes/pictures/home-picture.ts'
import { type DecisionConfirmation, getSection } from '#domain/moderation/confirmation.ts'
import { decisionLogPath, moderatedOfferPath } from '#domain/moderation/links.ts'
import type { ReviewFlag } from '#domain/moderation/review-flags.ts'
import { isAppealWaiting, type ListedBan } from '#domain/safety/ban.ts'
import type { ReportedItem } from '#domain/safety/report/report.ts'
import { actionLabel } from '#texts/homes/list.ts'
import { typeNames } from '#texts/homes/steps.ts'
import { formatAppeals } from '#texts/moderation/bans.ts'
import { formatClaimedOn, formatClaims } from '#texts/moderation/claims.ts'
import { formatDecided } from '#texts/moderation/done.ts'
import {
  formatChecks,
  formatHandedIn,
  formatHomes,
  formatReports,
  moderationTexts,
} from '#texts/moderation/moderation.ts'
import { AppealList, BanList, isDecidable } from './ban-list.tsx'
import { Checks, type SentCheck } from './checks.tsx'
import { DecisionFailed } from './decision-failed.tsx'
import { OtherReports } from './other-reports.tsx'
import { QueueCover } from './queue-cover.tsx'
import { useDecisionConfirmation } from './queue-position.ts'
import type { RefusedDecision } from './refused-decision.ts'
import { ReviewFlagList } from './review-flag-list.tsx'
import { Shortcuts } from './shortcuts/shortcuts.tsx'
import { type Undoable, UndoDecision } from './undo-decision.tsx'

export interface QueueEntry {
  /** Id of the home or of the claim. */
  readonly id: string
  /** Whether another owner claims the home. */
  readonly isClaim: boolean
  readonly type: EstateType
  readonly address: string
  readonly price: string
  readonly cover: HomePicture | null
  /** For example "November 23, 2026": when it was handed in or claimed. */
  readonly since: string
  readonly isShown: boolean
  /** Whether it was rejected before. */
  readonly isAgain: boolean
  readonly flags: readonly ReviewFlag[]
}

interface QueueProps {
  readonly entries: readonly QueueEntry[]
  /** Number of waiting homes. */
  readonly total: number
  /** Number of waiting claims. */
  readonly claims: number
  /** Reports of things other than owners' homes. */
  readonly others: readonly ReportedItem[]
  readonly checks: readonly SentCheck[]
  readonly bans: readonly ListedBan[]
  readonly decided: DecisionConfirmation | null
  readonly undoable: Undoable | null
  readonly refused: RefusedDecision | undefined
}

const sumTotals = (things: readonly ReportedItem[]) =>
  things.reduce((sum, { total }) => sum + total, 0)

/** docs/product/moderation.md, "Moderation". */
export function Queue(props: QueueProps) {
  const { entries, total, claims, others, checks, bans, decided, undoable, refused } = props
  const { shown, queue, onLeave } = useDecisionConfirmation(refused ? null : decided)
  // The form of that ban shows the refusal itself, so the page must not repeat it.
  const isInForm = bans.some((ban) => ban.id === refused?.id && isDecidable(ban))
  const appeals = bans.filter(isAppealWaiting)
  const ranked = [total > 0 && formatHomes(total), claims > 0 && formatClaims(claims)]
  const parts = [
    { anchor: 'ranked', name: ranked.filter(Boolean).join(', ') },
    { anchor: 'checks', name: checks.length > 0 && formatChecks(checks.length) },
    { anchor: 'other-reports', name: others.length > 0 && formatReports(sumTotals(others)) },
    { anchor: 'appeals', name: appeals.length > 0 && formatAppeals(appeals.length) },
  ].filter(({ name }) => name)
  return (
    <div
      ref={queue}
      onClickCapture={onLeave}
      onSubmitCapture={onLeave}
      className="page page-overview"
    >
      <h1 tabIndex={-1}>{moderationTexts.title}</h1>
      {parts.length > 0 && (
        <nav className="mt-3 flex flex-wrap gap-x-4 text-lg" aria-label={moderationTexts.parts}>
          {parts.map(({ anchor, name }) => (
            <a key={anchor} href={`#${anchor}`} className="text-link touch-link">
              {name}
            </a>
          ))}
        </nav>
      )}
      <p className="mt-3 mb-8 text-ink-soft text-lg">
        {parts.length === 0 ? moderationTexts.emptyHint : moderationTexts.order}
      </p>
      {refused && !isInForm && <DecisionFailed {...refused} />}
      {shown !== null && (
        <p role="status" className="callout mb-6">
          {formatDecided(shown)}
        </p>
      )}
      {undoable && <UndoDecision key={undoable.id} {...undoable} />}
      {parts.length === 0 && (
        <div className="empty-state">
          <p>{moderationTexts.empty}</p>
        </div>
      )}
      <ul id="ranked" data-section="ranked" className="moderation-queue">
        {entries.map((entry) => (
          <li key={entry.id} className="panel queue-entry" data-entry={entry.id} tabIndex={-1}>
            <QueueCover cover={entry.cover} />
            <div className="queue-words">
              <h2>
                <bdi>{entry.address}</bdi>
              </h2>
              <p className="text-ink-soft">
                {typeNames[entry.type]} · {entry.price} ·{' '}
                {entry.isClaim ? formatClaimedOn(entry.since) : formatHandedIn(entry.since)}
                {entry.isShown && ` · ${moderationTexts.alreadyShown}`}
              </p>
              <div className="mt-2">
                <ReviewFlagList flags={entry.flags} isAgain={entry.isAgain} />
              </div>
            </div>
            <Link
              to={moderatedOfferPath(entry.id)}
              className={quietButton}
              aria-label={actionLabel(moderationTexts.look, entry.address)}
            >
              {moderationTexts.look}
            </Link>
          </li>
        ))}
      </ul>
      <Checks checks={checks} />
      <OtherReports things={others} />
      <AppealList bans={appeals} refused={refused} />
      <BanList
        bans={bans.filter((ban) => !isAppealWaiting(ban))}
        isOpen={isInForm || (decided !== null && getSection(decided) === 'bans')}
        refused={refused}
      />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Link to={decisionLogPath()} className="text-link touch-link">
          {moderationTexts.log}
        </Link>
        <Shortcuts />
      </div>
    </div>
  )
}
