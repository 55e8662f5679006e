import { Form, Link } from 'react-router'
import { dangerButton, quietButton } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { BAN_DAYS } from '#domain/safety/ban.ts'
import { reportedListingPath } from '#domain/safety/report/links.ts'
import {
  canUphold,
  REPORT_REASONS,
  type ReportedItem,
  type ReportKind,
  type ReportReason,
} from '#domain/safety/report/report.ts'
import { actionLabel } from '#texts/homes/list.ts'
import { formatPictureName } from '#texts/homes/pictures.ts'
import { messagePictureTexts } from '#texts/messages/message-pictures.ts'
import {
  formatBanConfirmation,
  formatBanQuestion,
  formatReports,
  moderationTexts,
  reportRecusalTexts,
} from '#texts/moderation/moderation.ts'
import { reportReasonNames } from '#texts/safety/report.ts'
import { QueueSection } from './queue-section.tsx'

/** Reports of things other than owners' homes. */
export function OtherReports({ things }: { readonly things: readonly ReportedItem[] }) {
  if (things.length === 0) return null
  return (
    <QueueSection
      id="other-reports"
      heading={moderationTexts.others}
      hint={moderationTexts.othersHint}
    >
      {things.map((thing) => (
        <li
          key={`${thing.kind} ${thing.target}`}
          className="panel queue-entry"
          data-entry={`${thing.kind} ${thing.target}`}
          tabIndex={-1}
        >
          <Thing {...thing} />
        </li>
      ))}
    </QueueSection>
  )
}

function Thing(props: ReportedItem) {
  const { kind, target, total, reasons, words, text, recusal, pictures = [], isBanned } = props
  const name = kind === 'listing' ? (props.address ?? target) : moderationTexts.reported[kind]
  return (
    <>
      <div className="min-w-0">
        <h3>
          {kind === 'listing' ? (
            <Link to={reportedListingPath(target)} className="text-link">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-ink-soft">
          {formatReports(total)}: {reasons.map((reason) => reportReasonNames[reason]).join(', ')}
        </p>
        {isBanned && <p className="mt-2">{moderationTexts.banned}</p>}
        {text && (
          <blockquote className="reported-message" dir="auto" lang={guessLanguage(text)}>
            {text}
          </blockquote>
        )}
        {pictures.length > 0 && (
          <details className="mt-2">
            <summary>{messagePictureTexts.reported}</summary>
            {pictures.map((path, at) => (
              <img
                key={path}
                src={path}
                alt={formatPictureName(at + 1, pictures.length)}
                loading="lazy"
                className="mt-2 max-h-96 rounded-md"
              />
            ))}
          </details>
        )}
        {words.map((text) => (
          <p key={text} className="mt-2 whitespace-pre-line" dir="auto" lang={guessLanguage(text)}>
            {text}
          </p>
        ))}
      </div>
      {recusal === null ? (
        <ReportDecision
          kind={kind}
          target={target}
          name={name}
          reason={reasons[0]}
          canUphold={canUphold(props)}
        />
      ) : (
        <p className="text-ink-soft">{reportRecusalTexts[recusal]}</p>
      )}
    </>
  )
}

interface ReportDecisionProps {
  readonly kind: ReportKind
  readonly target: string
  readonly name: string
  /** The preselected reason: one that was reported. */
  readonly reason: ReportReason | undefined
  readonly canUphold: boolean
}

function ReportDecision(props: ReportDecisionProps) {
  const { kind, target, name, reason, canUphold: isProven } = props
  return (
    <Form method="post" className="grid min-w-[min(18rem,100%)] gap-3" preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="target" value={target} />
      {isProven ? (
        <SelectField
          name="reason"
          data-shortcut="reject"
          label={moderationTexts.actReason}
          defaultValue={reason}
        >
          {REPORT_REASONS[kind].map((one) => (
            <option key={one} value={one}>
              {reportReasonNames[one]}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="text-ink-soft">{moderationTexts.unproven}</p>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <button
          type="submit"
          name="intent"
          value="dismiss"
          className={quietButton}
          aria-label={actionLabel(moderationTexts.dismiss, name)}
          data-shortcut="approve"
        >
          {moderationTexts.dismiss}
        </button>
        {isProven &&
          (kind === 'person' ? (
            <BanQuestion />
          ) : (
            <button
              type="submit"
              name="intent"
              value="act"
              className={dangerButton}
              aria-label={actionLabel(moderationTexts.acts[kind], name)}
            >
              {moderationTexts.acts[kind]}
            </button>
          ))}
      </div>
    </Form>
  )
}

/** Says what a ban does before the button that issues it, with or without scripts. */
const BanQuestion = () => (
  <details className="no-marker ban-question">
    <summary className={dangerButton}>{moderationTexts.acts.person}</summary>
    <p>{formatBanQuestion(BAN_DAYS)}</p>
    <button type="submit" name="intent" value="act" className={dangerButton}>
      {formatBanConfirmation(BAN_DAYS)}
    </button>
  </details>
)
