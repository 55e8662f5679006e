import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DocumentFailure, failureOfDocument, fetchData } from './features/shell/server-failure.ts'

const failure = failureOfDocument()

/** Marks the document once React has taken it over: scripted visitors wait for that. */
function HydrationMark({ children }: { children: ReactNode }) {
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
        <HydrationMark>
          <HydratedRouter unstable_fetch={fetchData} />
        </HydrationMark>
      </DocumentFailure>
    </StrictMode>,
  )
})
