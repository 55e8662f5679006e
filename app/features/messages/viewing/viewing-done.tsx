import './viewing-list.css'
import { useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useDoneLine } from '#app/ui/use-done.ts'
import { viewingDoneTexts } from '#content/texts/messages/viewing.ts'
import type { ViewingDone } from '#domain/messages/viewing/done.ts'
import { VIEWINGS_ANCHOR } from '#domain/messages/viewing/links.ts'

/**
 * Announces what was just done with a viewing. Focus moves to the viewing, or to the rest of the list if the viewing is
 * gone.
 */
export function ViewingDoneLine({ done }: { readonly done: ViewingDone | null }) {
  const notify = useNotify()
  const { key } = useLocation()
  const saidAt = useRef<string>(undefined)
  const said = useDoneLine(done, useNavigationType() === 'POP', ({ action, id }) => {
    // It was announced already: the page reloads its data whenever a message arrives.
    if (saidAt.current === key) return
    saidAt.current = key
    notify(viewingDoneTexts[action])
    const section = document.getElementById(VIEWINGS_ANCHOR)
    focusIfLost(section?.querySelector<HTMLElement>(`[data-viewing="${id}"]`) ?? section)
  })
  return (
    said !== null && (
      <p role="status" className="viewing-done">
        {viewingDoneTexts[said.action]}
      </p>
    )
  )
}
