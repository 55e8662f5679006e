import './claim-view.css'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { SimilarPictures } from '#app/features/moderation/claim/similar-pictures.tsx'
import { DecisionFailed } from '#app/features/moderation/decision-failed.tsx'
import type { DecisionOutcome } from '#app/features/moderation/decision-form.tsx'
import { PresentedHome } from '#app/features/moderation/presented-home.tsx'
import { ReviewFlagList } from '#app/features/moderation/review-flag-list.tsx'
import { Shortcuts } from '#app/features/moderation/shortcuts/shortcuts.tsx'
import { dangerButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { REASON_FIELD } from '#domain/moderation/reason-length.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { CLAIM_DECISIONS } from '#domain/safety/claim-outcome.ts'
import {
  claimModerationTexts,
  formatClaimedOn,
  formatVerifiedUntil,
} from '#texts/moderation/claims.ts'
import { recusalTexts } from '#texts/moderation/moderation.ts'
import type { getClaimData } from './claim.ts'

type ClaimData = NonNullable<Awaited<ReturnType<typeof getClaimData>>>
type ShownFacts = ClaimData['claim']['facts']

interface ClaimViewProps extends Pick<ClaimData, 'claim' | 'claimed' | 'homes'> {
  /** Navigation, and what was decided before. */
  readonly above: ReactNode
  readonly outcome: DecisionOutcome | undefined
}

/** docs/product/moderation.md, "Claims": both homes side by side. */
export function ClaimView({ above, claim, claimed, homes, outcome }: ClaimViewProps) {
  const { words, claimedOn, facts, alike, isTextAlike } = claim
  const { isShown, flags, recusal } = claimed
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
          <PresentedHome {...homes.original} />
        </section>
        <section aria-labelledby="claim-copy">
          <p id="claim-copy" className="mb-2 font-medium">
            {claimModerationTexts.copy}
          </p>
          <PresentedHome {...homes.copy} />
        </section>
      </div>
      {recusal === null ? (
        <ClaimDecision claimed={claimed} outcome={outcome} />
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

const ROWS: readonly (readonly [string, (facts: ShownFacts['copy']) => string])[] = [
  [claimModerationTexts.begun, ({ begun }) => begun],
  [claimModerationTexts.approved, ({ approved }) => approved ?? never],
  [
    claimModerationTexts.verified,
    ({ verifiedUntil: until }) => (until === null ? notVerified : formatVerifiedUntil(until)),
  ],
  [claimModerationTexts.account, ({ accountSince }) => accountSince ?? unknown],
]

function FactTable({ facts }: { readonly facts: ShownFacts }) {
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

/** Decides whose home it is; either decision needs a reason. */
function ClaimDecision({ claimed, outcome }: Pick<ClaimViewProps, 'claimed' | 'outcome'>) {
  const { revision, flags } = claimed
  return (
    <section aria-labelledby="claim-decision" className="panel claim-panel">
      <h2 id="claim-decision">{claimModerationTexts.decision}</h2>
      <Form method="post" className="mt-3 grid max-w-[50rem] gap-4">
        <ReviewFlagList flags={flags} />
        <input type="hidden" name="revision" value={revision} />
        <TextAreaField
          {...REASON_FIELD}
          data-shortcut="reject"
          label={claimModerationTexts.reasonLabel}
          hint={claimModerationTexts.reasonHint}
          defaultValue={outcome?.form?.values.reason}
          required
        />
        {outcome?.problem !== undefined && <FormProblem problem={outcome.problem} />}
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            name="intent"
            value={CLAIM_DECISIONS.granted}
            className={dangerButton}
            data-shortcut="approve"
          >
            {claimModerationTexts.grant}
          </button>
          <button
            type="submit"
            name="intent"
            value={CLAIM_DECISIONS.dismissed}
            className={quietButton}
          >
            {claimModerationTexts.dismiss}
          </button>
        </div>
      </Form>
    </section>
  )
}
