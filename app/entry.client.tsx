import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import {
  DocumentFailure,
  fetchRouteData,
  readDocumentFailure,
} from './features/shell/server-failure.ts'
import { HYDRATED_EVENT } from './head/recorded-events.ts'

const failure = readDocumentFailure()

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
      <DocumentFailure value={failure}>
        <HydrationMarker>
          <HydratedRouter unstable_fetch={fetchRouteData} />
        </HydrationMarker>
      </DocumentFailure>
    </StrictMode>,
  )
})
