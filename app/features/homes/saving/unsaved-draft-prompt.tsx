import { quietButton } from '#app/ui/button.ts'
import { leftTexts } from '#content/texts/homes/saving.ts'

interface UnsavedDraftPromptProps {
  readonly onPutBack: () => void
  readonly onDiscard: () => void
}

/** Offers text that was typed in this browser but not saved, because the draft has changed since. */
export function UnsavedDraftPrompt({ onPutBack, onDiscard }: UnsavedDraftPromptProps) {
  return (
    <div role="alert" className="callout unsaved-draft">
      <p>{leftTexts.lead}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={quietButton} onClick={onPutBack}>
          {leftTexts.putBack}
        </button>
        <button type="button" className={quietButton} onClick={onDiscard}>
          {leftTexts.discard}
        </button>
      </div>
    </div>
  )
}
