import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { listenToMessages } from '#app/browser/message-events.ts'
import { UNREAD_PATH } from '#domain/conversation/links.ts'

/** What is read at once is not shown as new. */
const SETTLE_MS = 500

/** What the header shows of an account. */
export interface HeaderStatus {
  /** Messages that the person has not read. */
  readonly unread: number
  readonly isModerator: boolean
}

const NONE: HeaderStatus = { unread: 0, isModerator: false }

/** Nothing without an answer: the header works without it. */
async function fetchNews(): Promise<HeaderStatus> {
  try {
    const response = await fetch(UNREAD_PATH)
    const { unread, isModerator } = await response.json()
    return typeof unread === 'number' ? { unread, isModerator: isModerator === true } : NONE
  } catch {
    return NONE
  }
}

/** Asked after each navigation, when the page is looked at again, and when something came or was read. */
export function useHeaderStatus(): HeaderStatus {
  const { key } = useLocation()
  const [news, setNews] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may have read some
  useEffect(() => {
    fetchNews().then(setNews)
  }, [key])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopListening = listenToMessages(() => {
      clearTimeout(timer)
      timer = setTimeout(() => fetchNews().then(setNews), SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [])
  return news
}
