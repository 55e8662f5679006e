import { moderationTexts } from '#texts/moderation/moderation.ts'

interface DecisionFailedProps {
  readonly problem: string
  /** What the moderator typed, so that it is not lost. */
  readonly reason?: string | undefined
}

/** Why a decision was refused, if its form is gone. */
export const DecisionFailed = ({ problem, reason = '' }: DecisionFailedProps) => (
  <div role="alert" className="callout mb-6">
    <p>{problem}</p>
    {reason !== '' && (
      <>
        <p className="mt-3 font-medium">{moderationTexts.typed}</p>
        <p className="whitespace-pre-line" dir="auto">
          {reason}
        </p>
      </>
    )}
  </div>
)
