import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import {
  DocumentFailure,
  fetchRouteData,
  readDocumentFailure,
} from './features/shell/server-failure.ts'
import { readSiteUrl, SiteUrl } from './features/shell/site-url.ts'
import { HYDRATED_EVENT } from './head/recorded-events.ts'

const failure = readDocumentFailure()
const siteUrl = readSiteUrl()

/** Announces hydration to the head script, and marks the document for browser tests. */
function HydrationMarker({ children }: { children: ReactNode }) {
  useEffect(() => {
    // After the renders that hydration causes, such as those of stored values.
    queueMicrotask(() => {
      window.dispatchEvent(new Event(HYDRATED_EVENT))
      document.documentElement.dataset.hydrated = ''
    })
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteUrl value={siteUrl}>
        <DocumentFailure value={failure}>
          <HydrationMarker>
            <HydratedRouter unstable_fetch={fetchRouteData} />
          </HydrationMarker>
        </DocumentFailure>
      </SiteUrl>
    </StrictMode>,
  )
})
