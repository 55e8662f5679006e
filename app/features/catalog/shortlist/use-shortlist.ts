import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createEventStream } from '#app/browser/event-stream.ts'
import { getPageFetch } from '#app/browser/network/page-fetch.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import {
  getUnsentRegisters,
  storedUnsentRegisters,
  updateUnsentRegisters,
} from '#app/browser/unsent/unsent-registers.ts'
import { readContent, type Write } from '#domain/catalog/shortlist/content.ts'
import { SHORTLIST_LIMITS } from '#domain/catalog/shortlist/limits.ts'
import {
  shortlistChangesPath,
  shortlistEventsPath,
  shortlistPath,
} from '#domain/catalog/shortlist/links.ts'
import { mergeRegisters, type Register } from '#domain/catalog/shortlist/merge.ts'
import { getShown, receive, writeHere } from '#domain/catalog/shortlist/replica.ts'
import {
  SHORTLIST_EVENT,
  type Shortlist,
  type ShortlistAnswer,
} from '#domain/catalog/shortlist/shortlist.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { language } from '#texts/language.ts'

/** 'gone' if the reader may not open the list; `null` without an answer. */
async function exchange(
  id: string,
  since: number,
  sent: readonly Register[],
): Promise<ShortlistAnswer | 'gone' | null> {
  const path = inLanguage(shortlistChangesPath(id, since), language)
  const writes = sent.map(({ member: _member, ...write }) => write)
  const init = {
    method: 'POST',
    body: JSON.stringify(writes),
    headers: { 'Content-Type': 'application/json' },
  }
  try {
    const response = await fetch(path, sent.length === 0 ? {} : init)
    if (response.status === 404) return 'gone'
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** What came since the page was loaded. */
const join = (news: Shortlist | null, answer: Shortlist): Shortlist => ({
  ...(news === null || answer.seq >= news.seq ? answer : news),
  registers: [
    ...mergeRegisters(
      new Map(news?.registers.map((register) => [register.key, register])),
      answer.registers,
    ).values(),
  ],
  homes: [...(news?.homes ?? []), ...answer.homes],
})

interface ShortlistCallbacks {
  /** The reader may not open the list any longer. */
  readonly onGone: () => void
  readonly onRefused: () => void
}

/**
 * A list that changes while it is open. What is written here shows at once, is kept in the browser, and is sent
 * whenever there is a connection.
 */
export function useShortlist(loaded: Shortlist, { onGone, onRefused }: ShortlistCallbacks) {
  const { id } = loaded
  const [news, setNews] = useState<Shortlist | null>(null)
  const unsent = getUnsentRegisters(useStoredValue(storedUnsentRegisters), id)
  const list = useMemo(() => (news === null ? loaded : join(news, loaded)), [news, loaded])
  const known = useMemo(
    () => new Map(list.registers.map((register) => [register.key, register])),
    [list],
  )
  const content = useMemo(() => readContent(getShown({ known, unsent })), [known, unsent])
  const homes = useMemo(() => new Map(list.homes.map((home) => [home.home, home])), [list])
  const running = useRef({ isRunning: false, isDue: false })
  /** How far the server's clock is ahead of the browser's, which may be hours wrong. */
  const ahead = useRef(0)
  useEffect(() => {
    ahead.current = loaded.now - getPageFetch(shortlistPath(id)).asOf
  }, [loaded, id])

  const take = useEffectEvent((answer: ShortlistAnswer, sent: readonly Register[]) => {
    ahead.current = answer.now - Date.now()
    setNews((before) => join(before, answer))
    updateUnsentRegisters(id, (unsent) => receive({ known, unsent }, sent, answer).unsent)
    if (answer.refused?.length > 0) onRefused()
  })
  const leave = useEffectEvent(onGone)
  const getSeq = useEffectEvent(() => list.seq)

  /** Runs one request at a time; calls during a request cause one more. */
  const sync = useEffectEvent(async () => {
    const { current } = running
    current.isDue = true
    if (current.isRunning) return
    current.isRunning = true
    while (current.isDue) {
      current.isDue = false
      const all = getUnsentRegisters(storedUnsentRegisters.get(), id)
      const sent = all.slice(0, SHORTLIST_LIMITS.registersPerRequest)
      const answer = await exchange(id, getSeq(), sent)
      // What does not arrive now is sent with the next event, or when the line is back.
      if (answer === 'gone') leave()
      else if (answer !== null) take(answer, sent)
    }
    current.isRunning = false
  })

  useEffect(() => {
    const listen = createEventStream(shortlistEventsPath(id), SHORTLIST_EVENT)
    const stopListening = listen(() => sync())
    const onOnline = () => sync()
    window.addEventListener('online', onOnline)
    return () => {
      stopListening()
      window.removeEventListener('online', onOnline)
    }
  }, [id])

  useEffect(() => {
    if (unsent.length > 0) sync()
  }, [unsent])

  const write = (writes: readonly Write[]) => {
    const author = { member: loaded.me.id, now: Date.now() + ahead.current }
    updateUnsentRegisters(id, (unsent) => writeHere({ known, unsent }, writes, author).unsent)
  }

  return { list, content, homes, unsent: unsent.length, write }
}
