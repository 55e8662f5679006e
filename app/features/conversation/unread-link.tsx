import './unread-link.css'
import messageCircle from 'virtual:lucide/message-circle'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { formatUnread, messagesTexts } from '#content/texts/conversation/messages.ts'
import { UNREAD_PATH } from '#domain/conversation/links.ts'
import { PATHS } from '#domain/site/links.ts'

const INTERVAL_MS = 60_000
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

/** Asked after each navigation, when the page is looked at again, and every minute. */
function useUnread(): number {
  const { key } = useLocation()
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may have read some
  useEffect(() => {
    let isCurrent = true
    const update = () => {
      if (document.visibilityState === 'visible')
        fetchUnread().then((unread) => isCurrent && setCount(unread))
    }
    update()
    const timer = setInterval(update, INTERVAL_MS)
    document.addEventListener('visibilitychange', update)
    return () => {
      isCurrent = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [key])
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
