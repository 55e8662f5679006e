import { useEffect } from 'react'
import { sendIfQueued } from '#app/browser/form-queue/use-form-queue.ts'
import { whenServerIsBack } from '#app/browser/network/when-server-is-back.ts'
import { NOTICE_MS, useNotify } from '#app/ui/notice.tsx'
import { inLanguage } from '#domain/platform/language.ts'
import { language } from '#texts/language.ts'
import { waitingTexts } from '#texts/site/offline.ts'
import { keepFavorites, keepPageSoon } from './keep-in-worker.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { useStayOnPage } from './stay-on-page.ts'
import { usePageFetch } from './use-page-fetch.ts'

/** A server that answered may not have taken a form, for example because it was busy. */
const RETRY_MS = 60_000

/** Everything that a page does to work without a connection (docs/product/shell.md, "Without a connection"). */
export function Offline() {
  const { path, isBroken } = usePageFetch()
  const notify = useNotify()
  useStayOnPage()
  useEffect(() => keepPageSoon(inLanguage(path, language)), [path])
  useEffect(keepFavorites, [])
  useEffect(() => {
    if (isBroken) return
    let isStopped = false
    let stopWaiting = () => {}
    const send = async () => {
      stopWaiting()
      const { sent, waiting } = await sendIfQueued()
      if (sent > 0) notify.success(waitingTexts.sent, NOTICE_MS.queued)
      // Another call may have started waiting in the meantime.
      stopWaiting()
      if (waiting > 0 && !isStopped) stopWaiting = whenServerIsBack(send, RETRY_MS)
    }
    send()
    window.addEventListener('online', send)
    return () => {
      isStopped = true
      stopWaiting()
      window.removeEventListener('online', send)
    }
  }, [isBroken, notify])
  return <OfflineBanner />
}
