import { moderationTexts } from '#content/texts/moderation/moderation.ts'

interface AppealProps {
  readonly appeal: string
  /** Why the home was rejected. */
  readonly reason: string | null
}

/** An owner's appeal against a rejection, next to the reason. */
export function Appeal({ appeal, reason }: AppealProps) {
  return (
    <section aria-labelledby="appeal" className="panel mb-6">
      <h2 id="appeal">{moderationTexts.appeal}</h2>
      <p className="mt-2 whitespace-pre-line">{appeal}</p>
      {reason !== null && (
        <>
          <h3 className="mt-4">{moderationTexts.rejectedFor}</h3>
          <p className="mt-2 whitespace-pre-line">{reason}</p>
        </>
      )}
    </section>
  )
}
