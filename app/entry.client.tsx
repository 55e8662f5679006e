import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DocumentFailure, failureOfDocument, fetchData } from './features/shell/server-failure.ts'

const failure = failureOfDocument()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentFailure value={failure}>
        <HydratedRouter unstable_fetch={fetchData} />
      </DocumentFailure>
    </StrictMode>,
  )
})
