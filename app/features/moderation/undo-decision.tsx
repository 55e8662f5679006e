import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { type LoggedChoice, UNDO } from '#domain/safety/logged-decision.ts'
import { actionLabel } from '#texts/homes/list.ts'
import { formatUndoable, undoTexts } from '#texts/moderation/done.ts'
import { nameDecision } from '#texts/moderation/moderation.ts'

export interface Undoable {
  readonly id: string
  readonly decision: LoggedChoice
  readonly address: string
  readonly leftMs: number
}

/** The last decision, with a button that takes it back as long as that is possible. */
export function UndoDecision({ id, decision, address, leftMs }: Undoable) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), leftMs)
    return () => clearTimeout(timer)
  }, [leftMs])
  if (isOver) return null
  return (
    <Form
      method="post"
      action={PATHS.moderation}
      className="callout mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
    >
      <p>
        <bdi>{formatUndoable(nameDecision('offer', decision), address)}</bdi>
      </p>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value={UNDO}
        className={quietButton}
        aria-label={actionLabel(undoTexts.undo, address)}
      >
        {undoTexts.undo}
      </button>
    </Form>
  )
}
