import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { formatLongDate } from '#texts/format/date.ts'
import './queue.css'
import './ban-list.css'
import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { REASON_FIELD } from '#domain/moderation/reason-length.ts'
import {
  BAN_DAYS,
  BAN_DECISIONS,
  type BanDecision,
  type ListedBan,
  mayDecideBan,
} from '#domain/safety/ban.ts'
import {
  banDecisionNames,
  banRecusalTexts,
  banTexts,
  formatAppeals,
  formatBanLead,
  formatBannedOn,
  formatBans,
} from '#texts/moderation/bans.ts'
import { reportReasonNames } from '#texts/safety/report.ts'
import { QueueSection } from './queue-section.tsx'
import type { RefusedDecision } from './refused-decision.ts'

interface AppealListProps {
  readonly bans: readonly ListedBan[]
  /** The refused decision about one of them. */
  readonly refused: RefusedDecision | undefined
}

/** Bans whose person has appealed (docs/product/safety.md, "Bans"). */
export function AppealList({ bans, refused }: AppealListProps) {
  if (bans.length === 0) return null
  return (
    <QueueSection id="appeals" heading={formatAppeals(bans.length)} hint={banTexts.appealLead}>
      <Bans bans={bans} refused={refused} />
    </QueueSection>
  )
}

interface BanListProps extends AppealListProps {
  readonly isOpen: boolean
}

/** Bans without a pending appeal. */
export function BanList({ bans, isOpen, refused }: BanListProps) {
  if (bans.length === 0) return null
  return (
    <details id="bans" className="ban-list mt-12" open={isOpen}>
      <summary className="min-h-11 cursor-pointer">
        <h2>{formatBans(bans.length)}</h2>
      </summary>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{formatBanLead(BAN_DAYS)}</p>
      <ul className="moderation-queue" data-section="bans">
        <Bans bans={bans} refused={refused} />
      </ul>
    </details>
  )
}

const Bans = ({ bans, refused }: AppealListProps) =>
  bans.map((ban) => (
    <li key={ban.id} className="panel queue-entry ban-entry" data-entry={ban.id} tabIndex={-1}>
      <Ban ban={ban} refused={refused?.id === ban.id ? refused : undefined} />
    </li>
  ))

const listDecisions = (ban: ListedBan) =>
  BAN_DECISIONS.filter((decision) => mayDecideBan(decision, ban))

export const isDecidable = (ban: ListedBan): boolean => listDecisions(ban).length > 0

interface BanProps extends Pick<AppealListProps, 'refused'> {
  readonly ban: ListedBan
}

function Ban({ ban, refused }: BanProps) {
  const { reason, bannedOn, words, appeal, upholdReason, isIssuer, recusal } = ban
  const decisions = listDecisions(ban)
  const told = recusal === null ? isIssuer && banTexts.issued : banRecusalTexts[recusal]
  return (
    <>
      <div>
        <h3>{banTexts.person}</h3>
        <p className="text-ink-soft">
          {formatBannedOn(formatLongDate(bannedOn))}: {reportReasonNames[reason]}
        </p>
      </div>
      {words.length > 0 && <Told heading={banTexts.told} texts={words} />}
      {appeal && <Told heading={banTexts.appeal} texts={[appeal]} />}
      {upholdReason !== null && <Told heading={banTexts.upholdReason} texts={[upholdReason]} />}
      {told && <p className="text-ink-soft">{told}</p>}
      {decisions.includes('uphold') ? (
        <BanForm id={ban.id} decisions={decisions} refused={refused} />
      ) : (
        decisions.includes('lift') && (
          <details className="no-marker ban-question" open={refused !== undefined}>
            <summary className={quietButton} data-shortcut="reject">
              {banDecisionNames.lift}
            </summary>
            <BanForm id={ban.id} decisions={decisions} refused={refused} />
          </details>
        )
      )}
    </>
  )
}

interface BanFormProps extends Pick<AppealListProps, 'refused'> {
  readonly id: string
  readonly decisions: readonly BanDecision[]
}

function BanForm({ id, decisions, refused }: BanFormProps) {
  const isAppeal = decisions.includes('uphold')
  return (
    <Form
      method="post"
      className="ban-form grid gap-4 border-line border-t pt-4"
      preventScrollReset
    >
      <input type="hidden" name="id" value={id} />
      <TextAreaField
        {...REASON_FIELD}
        data-shortcut={isAppeal ? 'reject' : undefined}
        label={isAppeal ? banTexts.reason : banTexts.liftReason}
        hint={isAppeal ? banTexts.reasonHint : banTexts.liftReasonHint}
        message={refused?.problem}
        defaultValue={refused?.reason}
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
  )
}

interface ToldProps {
  readonly heading: string
  readonly texts: readonly string[]
}

const Told = ({ heading, texts }: ToldProps) => (
  <div>
    <h4 className="font-medium">{heading}</h4>
    {texts.map((text) => (
      <blockquote key={text} className="reported-message" dir="auto" lang={guessLanguage(text)}>
        {text}
      </blockquote>
    ))}
  </div>
)
