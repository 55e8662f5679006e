import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { listenToMessages } from '#app/browser/message-events.ts'
import { fetchJson } from '#app/browser/network/fetch-json.ts'
import { UNREAD_PATH } from '#domain/messages/conversation/links.ts'

/** A message that is read right away is not counted. */
const SETTLE_MS = 500

/** The account's counts in the header. */
export interface HeaderStatus {
  /** Number of unread messages. */
  readonly unread: number
  /** Number of own homes with a decision that was not seen yet. */
  readonly news: number
  readonly isModerator: boolean
}

const NONE: HeaderStatus = { unread: 0, news: 0, isModerator: false }

/** Empty if the request fails: the header works without it. */
const fetchNews = () => fetchJson<HeaderStatus>(UNREAD_PATH).catch(() => NONE)

/** Fetched after each navigation, when the page becomes visible again, and when a message arrives or is read. */
export function useHeaderStatus(): HeaderStatus {
  const { key } = useLocation()
  const [news, setNews] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may have marked some as read
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
