import './queue.css'
import { Form, Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { messagePictureTexts } from '#content/texts/conversation/message-pictures.ts'
import {
  formatReports,
  moderationTexts,
  reportBarTexts,
} from '#content/texts/moderation/moderation.ts'
import { actionLabel } from '#content/texts/my-listings/list.ts'
import { formatPictureName } from '#content/texts/my-listings/pictures.ts'
import { reportReasonNames } from '#content/texts/report/report.ts'
import type { ReportedThing, ReportKind } from '#domain/moderation/report.ts'
import { reportedListingPath } from '#domain/site/links.ts'

/** Reports of what no owner put up. */
export function OtherReports({ things }: { readonly things: readonly ReportedThing[] }) {
  if (things.length === 0) return null
  return (
    <section aria-labelledby="other-reports" className="other-reports">
      <h2 id="other-reports">{moderationTexts.others}</h2>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{moderationTexts.othersHint}</p>
      <ul className="queue">
        {things.map((thing) => (
          <li key={`${thing.kind} ${thing.target}`} className="queue-entry">
            <Thing {...thing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thing(props: ReportedThing) {
  const { kind, target, total, reasons, words, text, bar, pictures = [] } = props
  const name = kind === 'listing' ? target : moderationTexts.reported[kind]
  return (
    <>
      <div className="min-w-0">
        <h3>
          {kind === 'listing' ? (
            <Link to={reportedListingPath(target)} className="text-link">
              {target}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-ink-soft">
          {formatReports(total)}: {reasons.map((reason) => reportReasonNames[reason]).join(', ')}
        </p>
        {text && <blockquote className="reported-message">{text}</blockquote>}
        {pictures.length > 0 && (
          <details className="mt-2">
            <summary>{messagePictureTexts.reported}</summary>
            {pictures.map((path, at) => (
              <img
                key={path}
                src={path}
                alt={formatPictureName(at + 1, pictures.length)}
                loading="lazy"
                className="reported-picture"
              />
            ))}
          </details>
        )}
        {words.map((text) => (
          <p key={text} className="mt-2 whitespace-pre-line">
            {text}
          </p>
        ))}
      </div>
      {bar === null ? (
        <ReportDecision kind={kind} target={target} name={name} />
      ) : (
        <p className="text-ink-soft">{reportBarTexts[bar]}</p>
      )}
    </>
  )
}

interface ReportDecisionProps {
  readonly kind: ReportKind
  readonly target: string
  readonly name: string
}

function ReportDecision({ kind, target, name }: ReportDecisionProps) {
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="target" value={target} />
      {(['dismiss', 'act'] as const).map((intent) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          className={quietButton}
          aria-label={actionLabel(
            intent === 'act' ? moderationTexts.acts[kind] : moderationTexts.dismiss,
            name,
          )}
        >
          {intent === 'act' ? moderationTexts.acts[kind] : moderationTexts.dismiss}
        </button>
      ))}
    </Form>
  )
}
