import './queue.css'
import './ban-list.css'
import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import {
  banBarTexts,
  banDecisionNames,
  banTexts,
  formatAppeals,
  formatBanLead,
  formatBannedOn,
  formatBans,
} from '#content/texts/moderation/bans.ts'
import { reportReasonNames } from '#content/texts/report/report.ts'
import {
  BAN_DAYS,
  BAN_DECISIONS,
  isAppealWaiting,
  type ListedBan,
  mayDecideBan,
} from '#domain/moderation/ban.ts'
import { REASON_LENGTH } from '#domain/moderation/reason-length.ts'
import { formatLongDate } from '#domain/text/calendar-day.ts'
import type { RefusedDecision } from './refused-decision.ts'

interface BanListProps {
  readonly bans: readonly ListedBan[]
  /** Where nobody appeals, too. */
  readonly isOpen: boolean
  /** Of a decision about one of them. */
  readonly refused: RefusedDecision | undefined
}

/** Who cannot write; opened where somebody appeals (docs/product.md, "Bans"). */
export function BanList({ bans, isOpen, refused }: BanListProps) {
  if (bans.length === 0) return null
  const waiting = bans.filter(isAppealWaiting).length
  return (
    <details id="bans" className="bans" open={isOpen || waiting > 0}>
      <summary>
        <h2>{waiting > 0 ? formatAppeals(waiting) : formatBans(bans.length)}</h2>
      </summary>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{formatBanLead(BAN_DAYS)}</p>
      <ul className="queue" data-section="bans">
        {bans.map((ban) => (
          <li key={ban.id} className="queue-entry ban" data-entry={ban.id} tabIndex={-1}>
            <Ban ban={ban} refused={refused?.ban === ban.id ? refused : undefined} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What can be decided about a ban. */
const listDecisions = (ban: ListedBan) =>
  BAN_DECISIONS.filter((decision) => mayDecideBan(decision, ban))

export const isDecidable = (ban: ListedBan): boolean => listDecisions(ban).length > 0

interface BanProps extends Pick<BanListProps, 'refused'> {
  readonly ban: ListedBan
}

function Ban({ ban, refused }: BanProps) {
  const { id, reason, bannedOn, words, appeal, upholdReason, bar } = ban
  const decisions = listDecisions(ban)
  return (
    <>
      <div>
        <h3>{banTexts.person}</h3>
        <p className="text-ink-soft">
          {formatBannedOn(formatLongDate(bannedOn))}: {reportReasonNames[reason]}
        </p>
      </div>
      {words.length > 0 && <Told heading={banTexts.told} texts={words} />}
      {appeal !== null && <Told heading={banTexts.appeal} texts={[appeal]} />}
      {upholdReason !== null && <Told heading={banTexts.upholdReason} texts={[upholdReason]} />}
      {bar !== null && <p className="text-ink-soft">{banBarTexts[bar]}</p>}
      {decisions.length > 0 && (
        <Form method="post" className="ban-form" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <TextAreaField
            name="reason"
            data-shortcut="reject"
            label={banTexts.reason}
            hint={banTexts.reasonHint}
            message={refused?.problem}
            defaultValue={refused?.reason}
            minLength={REASON_LENGTH.min}
            maxLength={REASON_LENGTH.max}
            required
            rows={2}
          />
          <div className="flex flex-wrap gap-3">
            {decisions.map((decision) => (
              <button
                key={decision}
                type="submit"
                name="intent"
                value={decision}
                className={quietButton}
              >
                {banDecisionNames[decision]}
              </button>
            ))}
          </div>
        </Form>
      )}
    </>
  )
}

interface ToldProps {
  readonly heading: string
  readonly texts: readonly string[]
}

const Told = ({ heading, texts }: ToldProps) => (
  <div>
    <h4>{heading}</h4>
    {texts.map((text) => (
      <blockquote key={text} className="reported-message" dir="auto">
        {text}
      </blockquote>
    ))}
  </div>
)
