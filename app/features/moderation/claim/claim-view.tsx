import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import './claim-view.css'
import '#app/features/moderation/moderation-table.css'
import type { ReactNode } from 'react'
import { DecisionFailed } from '#app/features/moderation/decision-failed.tsx'
import type { DecisionOutcome } from '#app/features/moderation/decision-form.tsx'
import { ReviewFlagList } from '#app/features/moderation/review-flag-list.tsx'
import { Shortcuts } from '#app/features/moderation/shortcuts/shortcuts.tsx'
import type { RecusalReason } from '#domain/moderation/may-decide.ts'
import type { ReviewFlag } from '#domain/moderation/review-flags.ts'
import {
  claimModerationTexts,
  formatClaimedOn,
  formatVerifiedUntil,
} from '#texts/moderation/claims.ts'
import { recusalTexts } from '#texts/moderation/moderation.ts'
import { ClaimDecision } from './claim-decision.tsx'
import { type SimilarPair, SimilarPictures } from './similar-pictures.tsx'

/** Facts that help decide whose home it is; dates such as "November 23, 2026". */
export interface HomeFacts {
  readonly begun: string
  readonly approved: string | null
  readonly verifiedUntil: string | null
  readonly accountSince: string | null
}

interface ShownClaim {
  readonly words: string
  readonly claimedOn: string
  readonly facts: { readonly original: HomeFacts; readonly copy: HomeFacts }
  readonly alike: readonly SimilarPair[]
  readonly isTextAlike: boolean
}

/** The home that is claimed to be a copy. */
interface ClaimedHome {
  readonly isShown: boolean
  readonly revision: number
  readonly flags: readonly ReviewFlag[]
  /** Why this moderator may not decide. */
  readonly recusal: RecusalReason | null
}

interface ClaimViewProps {
  /** Navigation, and what was decided before. */
  readonly above: ReactNode
  readonly claim: ShownClaim
  readonly claimed: ClaimedHome
  /** Both homes as visitors see them. */
  readonly original: ReactNode
  readonly copy: ReactNode
  readonly outcome: DecisionOutcome | undefined
}

/** docs/product/moderation.md, "Claims": both homes side by side. */
export function ClaimView({ above, claim, claimed, original, copy, outcome }: ClaimViewProps) {
  const { words, claimedOn, facts, alike, isTextAlike } = claim
  const { isShown, revision, flags, recusal } = claimed
  return (
    <div className="page page-detail">
      {above}
      <h1 tabIndex={-1}>{claimModerationTexts.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{claimModerationTexts.lead}</p>
      {isShown && <p className="callout mt-4">{claimModerationTexts.shown}</p>}
      <section aria-labelledby="claim-words" className="panel claim-panel">
        <h2 id="claim-words">{claimModerationTexts.words}</h2>
        <p className="text-ink-soft text-sm">{formatClaimedOn(claimedOn)}</p>
        <p className="mt-2 whitespace-pre-line" lang={guessLanguage(words)}>
          {words}
        </p>
      </section>
      <FactTable facts={facts} />
      <section aria-labelledby="claim-alike" className="panel claim-panel">
        <h2 id="claim-alike">{claimModerationTexts.alike}</h2>
        <SimilarPictures pairs={alike} />
        <p className="mt-4">
          {isTextAlike ? claimModerationTexts.textAlike : claimModerationTexts.textDiffers}
        </p>
      </section>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
        <section aria-labelledby="claim-original">
          <p id="claim-original" className="mb-2 font-medium">
            {claimModerationTexts.original}
          </p>
          {original}
        </section>
        <section aria-labelledby="claim-copy">
          <p id="claim-copy" className="mb-2 font-medium">
            {claimModerationTexts.copy}
          </p>
          {copy}
        </section>
      </div>
      {recusal === null ? (
        <ClaimDecision revision={revision} flags={flags} outcome={outcome} />
      ) : (
        <div className="panel claim-panel">
          {outcome?.problem !== undefined && (
            <DecisionFailed problem={outcome.problem} reason={outcome.form?.values.reason} />
          )}
          <ReviewFlagList flags={flags} />
          <p className="callout mt-4">{recusalTexts[recusal]}</p>
        </div>
      )}
      <Shortcuts />
    </div>
  )
}

const { unknown, never, notVerified } = claimModerationTexts

const ROWS: readonly (readonly [string, (facts: HomeFacts) => string])[] = [
  [claimModerationTexts.begun, ({ begun }) => begun],
  [claimModerationTexts.approved, ({ approved }) => approved ?? never],
  [
    claimModerationTexts.verified,
    ({ verifiedUntil: until }) => (until === null ? notVerified : formatVerifiedUntil(until)),
  ],
  [claimModerationTexts.account, ({ accountSince }) => accountSince ?? unknown],
]

function FactTable({ facts }: Pick<ShownClaim, 'facts'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the table where it is wider than the screen
    <section aria-labelledby="claim-facts" className="panel claim-panel" tabIndex={0}>
      <h2 id="claim-facts">{claimModerationTexts.facts}</h2>
      <table className="moderation-table">
        <thead>
          <tr>
            <th scope="col">{claimModerationTexts.what}</th>
            <th scope="col">{claimModerationTexts.original}</th>
            <th scope="col">{claimModerationTexts.copy}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, read]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{read(facts.original)}</td>
              <td>{read(facts.copy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
