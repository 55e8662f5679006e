import './unread-link.css'
import messageCircle from 'virtual:lucide/message-circle'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { listenToMessages } from '#app/browser/message-events.ts'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { formatUnread, messagesTexts } from '#content/texts/conversation/messages.ts'
import { UNREAD_PATH } from '#domain/conversation/links.ts'
import { PATHS } from '#domain/site/links.ts'

/** What is read at once is not shown as new. */
const SETTLE_MS = 500
/** More are not worth their place. */
const MAX_SHOWN = 99

/** 0 without an answer: the header works without it. */
async function fetchUnread(): Promise<number> {
  try {
    const response = await fetch(UNREAD_PATH)
    const { unread } = await response.json()
    return typeof unread === 'number' ? unread : 0
  } catch {
    return 0
  }
}

/** Asked after each navigation, when the page is looked at again, and when something came or was read. */
function useUnread(): number {
  const { key } = useLocation()
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may have read some
  useEffect(() => {
    fetchUnread().then(setCount)
  }, [key])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopListening = listenToMessages(() => {
      clearTimeout(timer)
      timer = setTimeout(() => fetchUnread().then(setCount), SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [])
  return count
}

/**
 * Takes the place of the settings in the header while there is something new, so that nothing moves: the avatar leads
 * to the settings as well.
 */
export function UnreadLink() {
  const count = useUnread()
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
