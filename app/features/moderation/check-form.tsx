import './decision-form.css'
import './check-form.css'
import { Form } from 'react-router'
import { dangerButton, primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import type { ReadyReasons as ReasonTexts } from '#domain/moderation/ready-reasons.ts'
import { REASON_FIELD } from '#domain/moderation/reason-length.ts'
import { checkModerationTexts } from '#texts/homes/home-check.ts'
import { moderationTexts, recusalTexts } from '#texts/moderation/moderation.ts'
import { readyReasonNames } from '#texts/moderation/ready-reasons.ts'
import type { DecisionOutcome } from './decision-form.tsx'
import { ReadyReasons } from './ready-reasons.tsx'

interface CheckFormProps {
  readonly picturePath: string
  readonly code: string
  /** Whether it is the moderator's own home. */
  readonly isOwn: boolean
  /** Sentences in the owner's language. */
  readonly reasons: ReasonTexts['check']
  /** Why the last decision was refused, and what was typed. */
  readonly refused: Partial<NonNullable<DecisionOutcome['check']>> | undefined
}

/** Whether the owner was in the home: the picture with the code, and the decision. */
export function CheckForm({ picturePath, code, isOwn, reasons, refused }: CheckFormProps) {
  return (
    <section aria-labelledby="check" className="panel decision-form">
      <h2 id="check">{checkModerationTexts.title}</h2>
      <p>{checkModerationTexts.ask}</p>
      <p className="check-code">{code}</p>
      <a href={picturePath} target="_blank" rel="noreferrer">
        <img src={picturePath} alt={checkModerationTexts.picture} className="check-picture" />
      </a>
      {refused?.problem !== undefined && <FormProblem problem={refused.problem} />}
      {isOwn ? (
        <p className="callout">{recusalTexts.own}</p>
      ) : (
        <>
          <Form method="post">
            <input type="hidden" name="code" value={code} />
            <button
              type="submit"
              name="intent"
              value="approve-check"
              className={primaryButton}
              data-shortcut="approve"
            >
              {checkModerationTexts.approve}
            </button>
          </Form>
          <Form method="post" className="decision-reject">
            <input type="hidden" name="code" value={code} />
            <TextAreaField
              {...REASON_FIELD}
              data-shortcut="reject"
              label={checkModerationTexts.reasonLabel}
              hint={moderationTexts.reasonHint}
              defaultValue={refused?.reason}
              required
              rows={3}
            />
            <ReadyReasons names={readyReasonNames.check} texts={reasons} />
            <button type="submit" name="intent" value="reject-check" className={dangerButton}>
              {checkModerationTexts.reject}
            </button>
          </Form>
        </>
      )}
    </section>
  )
}
