import { quietButton } from '#app/ui/button.ts'
import { settingsTexts } from '#content/texts/people/settings.ts'

export function AccountUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="empty-state" role="alert">
      <p>{settingsTexts.unreachable}</p>
      <button type="button" className={`${quietButton} mt-4`} onClick={onRetry}>
        {settingsTexts.retry}
      </button>
    </div>
  )
}
