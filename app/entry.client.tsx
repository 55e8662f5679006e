import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import {
  DocumentFailure,
  fetchRouteData,
  readDocumentFailure,
} from './features/shell/server-failure.ts'

const failure = readDocumentFailure()

/** Marks the document after hydration, for which browser tests wait. */
function HydrationMarker({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
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
