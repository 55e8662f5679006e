import './unread-link.css'
import messageCircle from 'virtual:lucide/message-circle'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { formatUnread, messagesTexts } from '#content/texts/messages/messages.ts'
import { PATHS } from '#domain/platform/paths.ts'

/** Higher counts are not worth the space. */
const MAX_SHOWN = 99

/**
 * Takes the place of the settings link in the header while there are unread messages, so that nothing moves: the
 * avatar leads to the settings too.
 */
export function UnreadLink({ count }: { readonly count: number }) {
  const settings = document.querySelector(`.site-header a[href="${PATHS.settings}"]`)
  const tools = settings?.parentElement
  if (count === 0 || !tools) return null
  return createPortal(
    <Link
      to={PATHS.messages}
      className={`${iconButton} unread-link`}
      aria-label={`${messagesTexts.title}, ${formatUnread(count)}`}
    >
      <Icon shapes={messageCircle} />
      <span className="count-badge">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
    </Link>,
    tools,
  )
}
