import './queue.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import type { HomePicture } from '#domain/homes/pictures/home-picture.ts'
import { moderatedOfferPath } from '#domain/moderation/links.ts'
import { checkModerationTexts, formatSentOn } from '#texts/homes/home-check.ts'
import { actionLabel } from '#texts/homes/list.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'
import { QueueCover } from './queue-cover.tsx'

export interface SentCheck {
  readonly id: string
  readonly address: string
  readonly cover: HomePicture | null
  /** For example "November 23, 2026". */
  readonly sentOn: string
}

/** Owners who have sent a picture with a code. */
export function Checks({ checks }: { readonly checks: readonly SentCheck[] }) {
  if (checks.length === 0) return null
  return (
    <section aria-labelledby="checks" className="other-reports">
      <h2 id="checks" tabIndex={-1} className="text-2xl/heading">
        {checkModerationTexts.heading}
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{checkModerationTexts.hint}</p>
      <ul className="moderation-queue" data-section="checks">
        {checks.map(({ id, address, cover, sentOn }) => (
          <li key={id} className="panel queue-entry" data-entry={id} tabIndex={-1}>
            <QueueCover cover={cover} />
            <div className="queue-words">
              <h3>
                <bdi>{address}</bdi>
              </h3>
              <p className="text-ink-soft">{formatSentOn(sentOn)}</p>
            </div>
            <Link
              to={moderatedOfferPath(id)}
              className={quietButton}
              aria-label={actionLabel(moderationTexts.look, address)}
            >
              {moderationTexts.look}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
