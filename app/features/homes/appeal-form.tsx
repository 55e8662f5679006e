import './appeal-form.css'
import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { actionLabel, myListingsTexts } from '#content/texts/homes/list.ts'
import type { OwnerAction } from '#domain/homes/offer/lifecycle/state.ts'
import { REASON_FIELD } from '#domain/moderation/reason-length.ts'

interface AppealFormProps {
  readonly id: string
  /** Name of the home, for screen readers. */
  readonly home: string
}

/** An owner may appeal once against a rejection. */
export function AppealForm({ id, home }: AppealFormProps) {
  const intent: OwnerAction = 'appeal'
  return (
    <details className="no-marker mt-3">
      <summary className={quietButton} aria-label={actionLabel(myListingsTexts.appeal, home)}>
        {myListingsTexts.appeal}
      </summary>
      <Form method="post" preventScrollReset className="appeal-form">
        <input type="hidden" name="id" value={id} />
        <TextAreaField
          {...REASON_FIELD}
          label={myListingsTexts.appealLabel}
          hint={myListingsTexts.appealHint}
          required
        />
        <button type="submit" name="intent" value={intent} className={quietButton}>
          {myListingsTexts.appealSend}
        </button>
      </Form>
    </details>
  )
}
