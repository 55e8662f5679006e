import '#app/ui/touch-link.css'
import './queue.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import {
  formatHandedIn,
  formatWaiting,
  moderationTexts,
} from '#content/texts/moderation/moderation.ts'
import { actionLabel } from '#content/texts/my-listings/list.ts'
import { typeNames } from '#content/texts/my-listings/steps.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Attention } from '#domain/moderation/attention.ts'
import { decisionLogPath, moderatedOfferPath } from '#domain/moderation/links.ts'
import type { ReportedThing } from '#domain/moderation/report.ts'
import type { HomePicture } from '#domain/picture/home-picture.ts'
import { AttentionList } from './attention-list.tsx'
import { Checks, type SentCheck } from './checks.tsx'
import { OtherReports } from './other-reports.tsx'
import { QueueCover } from './queue-cover.tsx'

export interface QueueEntry {
  readonly id: string
  readonly type: EstateType
  readonly address: string
  readonly price: string
  readonly cover: HomePicture | null
  /** "November 23, 2026". */
  readonly handedInOn: string
  readonly isShown: boolean
  readonly attention: readonly Attention[]
}

interface QueueProps {
  readonly entries: readonly QueueEntry[]
  readonly total: number
  /** Reports of what no owner put up. */
  readonly others: readonly ReportedThing[]
  readonly checks: readonly SentCheck[]
  /** Whether what the moderator came from was decided or taken back. */
  readonly isGone: boolean
}

/** docs/product.md, "Moderation". */
export function Queue({ entries, total, others, checks, isGone }: QueueProps) {
  return (
    <div className="page py-10 md:py-14">
      <h1>{moderationTexts.title}</h1>
      <p className="mt-3 mb-8 text-ink-soft text-lg">
        {total === 0
          ? moderationTexts.emptyHint
          : `${formatWaiting(total)}. ${moderationTexts.order}`}
      </p>
      {isGone && (
        <p role="status" className="callout mb-6">
          {moderationTexts.gone}
        </p>
      )}
      {total === 0 && (
        <div className="empty-state">
          <p>{moderationTexts.empty}</p>
        </div>
      )}
      <ul className="queue">
        {entries.map((entry) => (
          <li key={entry.id} className="queue-entry">
            <QueueCover cover={entry.cover} />
            <div className="min-w-0">
              <h2>{entry.address}</h2>
              <p className="text-ink-soft">
                {typeNames[entry.type]} · {entry.price} · {formatHandedIn(entry.handedInOn)}
                {entry.isShown && `. ${moderationTexts.shown}`}
              </p>
              <div className="mt-2">
                <AttentionList attention={entry.attention} />
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
      <p className="mt-8">
        <Link to={decisionLogPath()} className="text-link touch-link">
          {moderationTexts.log}
        </Link>
      </p>
    </div>
  )
}
