import { Link, useRouteError } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { messagesTexts } from '#texts/messages/messages.ts'

/** Instead of a conversation that was left, also in another tab. Other errors are those of every page. */
export function GoneConversation() {
  const error = useRouteError()
  if ((error as { status?: unknown } | null)?.status !== 404) throw error
  return (
    <div className="page page-overview">
      <div className="empty-state">
        <h1>{messagesTexts.gone}</h1>
        <p className="text-ink-soft">{messagesTexts.goneHint}</p>
        <Link to={PATHS.messages} className={`${primaryButton} mt-4`}>
          {messagesTexts.all}
        </Link>
      </div>
    </div>
  )
}
