import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { RatesContext, readRates } from './currency/page-rates.ts'
import { nameInlinedStyles } from './features/shell/name-inlined-styles.ts'
import { fetchOrStay } from './features/shell/offline/fetch-or-stay.ts'
import { registerWorker } from './features/shell/offline/register-worker.ts'
import {
  DocumentFailureContext,
  fetchRouteData,
  readDocumentFailure,
} from './features/shell/server-failure.ts'
import { readSiteUrl, SiteUrlContext } from './features/shell/site-url.ts'
import { HYDRATED_EVENT } from './head/recorded-events.ts'
import { whenPainted } from './head/when-painted.ts'

const failure = readDocumentFailure()
const siteUrl = readSiteUrl()
const rates = readRates()

const fetchData: typeof fetchOrStay = (request, context) =>
  fetchRouteData(request, () => fetchOrStay(request, context))

/** Announces hydration to the head script, and marks the document for browser tests. */
function HydrationMarker({ children }: { children: ReactNode }) {
  useEffect(() => {
    // This effect runs after the renders that hydration triggers, such as those of stored values.
    queueMicrotask(() => {
      window.dispatchEvent(new Event(HYDRATED_EVENT))
      document.documentElement.dataset.hydrated = ''
      whenPainted(registerWorker)
    })
  }, [])
  return children
}

nameInlinedStyles()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteUrlContext value={siteUrl}>
        <RatesContext value={rates}>
          <DocumentFailureContext value={failure}>
            <HydrationMarker>
              <HydratedRouter unstable_fetch={fetchData} />
            </HydrationMarker>
          </DocumentFailureContext>
        </RatesContext>
      </SiteUrlContext>
    </StrictMode>,
  )
})
