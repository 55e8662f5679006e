import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import './moderation-table.css'
import './decision-log.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { decisionLogPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { LoggedChoice, LoggedKind } from '#domain/safety/logged-decision.ts'
import { loggedThings, moderationTexts, nameDecision } from '#texts/moderation/moderation.ts'

export interface LogEntry {
  readonly id: string
  /** For example "November 23, 2026, 10:00", Kyiv time. */
  readonly moment: string
  readonly kind: LoggedKind
  /** Name of the home; `null` once it is gone. */
  readonly home: string | null
  readonly decision: LoggedChoice
  readonly reason: string | null
  /** The start of a hash of the moderator; `null` for the reader. */
  readonly moderator: string | null
}

interface DecisionLogProps {
  readonly entries: readonly LogEntry[]
  /** Cursor of the next page; `null` on the last page. */
  readonly last: string | null
}

/** docs/product/moderation.md, "Moderation". */
export function DecisionLog({ entries, last }: DecisionLogProps) {
  return (
    <div className="page page-overview">
      <Link to={PATHS.moderation} className="text-link touch-link mb-4">
        {moderationTexts.back}
      </Link>
      <h1>{moderationTexts.log}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">
        {entries.length === 0 ? moderationTexts.logEmpty : moderationTexts.logLead}
      </p>
      {entries.length > 0 && <Entries entries={entries} />}
      {last !== null && (
        <Link to={decisionLogPath(last)} className={`${quietButton} mt-4`}>
          {moderationTexts.older}
        </Link>
      )}
    </div>
  )
}

/** Decisions that take something away from a person. */
const AGAINST: ReadonlySet<LoggedChoice> = new Set([
  'reject',
  'grant-claim',
  'reject-check',
  'act',
  'uphold',
])

function Entries({ entries }: Pick<DecisionLogProps, 'entries'>) {
  return (
    <table className="moderation-table decision-log">
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{moderationTexts.logMoment}</th>
          <th scope="col">{moderationTexts.logHome}</th>
          <th scope="col">{moderationTexts.logWhat}</th>
          <th scope="col">{moderationTexts.logWho}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, moment, kind, home, decision, reason, moderator }) => (
          <tr key={id}>
            <td>{moment}</td>
            <td>
              <bdi>
                {kind === 'message' || kind === 'person'
                  ? loggedThings[kind]
                  : (home ?? moderationTexts.logGone)}
              </bdi>
            </td>
            <td>
              <strong className="log-decision" data-against={AGAINST.has(decision) || undefined}>
                {nameDecision(kind, decision)}
              </strong>
              {reason !== null && (
                <p className="mt-2 text-ink-soft text-sm" dir="auto" lang={guessLanguage(reason)}>
                  {reason}
                </p>
              )}
            </td>
            <td>{moderator ?? moderationTexts.logYou}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
