import { useEffect } from 'react'
import { sendIfQueued } from '#app/browser/form-queue/send-if-queued.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { waitingTexts } from '#content/texts/site/offline.ts'
import { keepFavoritesSoon } from './keep-favorites-soon.ts'
import { keepPageSoon } from './keep-page-soon.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { useStayOnPage } from './stay-on-page.ts'
import { usePageFetch } from './use-page-fetch.ts'

const SENT_NOTICE_MS = 4_000

/** What every page does to work without a connection (docs/product.md, "Without a connection"). */
export function Offline() {
  const { path, isBroken } = usePageFetch()
  const notify = useNotify()
  useStayOnPage()
  useEffect(() => keepPageSoon(path), [path])
  useEffect(keepFavoritesSoon, [])
  useEffect(() => {
    if (isBroken) return
    const send = async () => {
      if ((await sendIfQueued()) > 0) notify(waitingTexts.sent, 'success', SENT_NOTICE_MS)
    }
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [isBroken, notify])
  return <OfflineBanner />
}
