import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sendWaiting } from '#app/browser/waiting-forms/send-waiting.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { waitingTexts } from '#content/texts/site/offline.ts'
import { ConnectionStrip } from './connection-strip.tsx'
import { keepFavoritesSoon } from './keep-favorites-soon.ts'
import { keepPageSoon } from './keep-page.ts'
import { useStayOnPage } from './stay-on-page.ts'

const SENT_NOTICE_MS = 4_000

/** What every page does for the time without a connection (docs/product.md, "Without a connection"). */
export function Offline() {
  const { pathname, search } = useLocation()
  const notify = useNotify()
  useStayOnPage()
  useEffect(() => keepPageSoon(pathname + search), [pathname, search])
  useEffect(keepFavoritesSoon, [])
  useEffect(() => {
    const send = async () => {
      if ((await sendWaiting()) > 0) notify(waitingTexts.sent, 'success', SENT_NOTICE_MS)
    }
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [notify])
  return <ConnectionStrip />
}
