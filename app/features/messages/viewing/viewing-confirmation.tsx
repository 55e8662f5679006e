import './viewing-list.css'
import { useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useConfirmationLine } from '#app/ui/use-action-result.ts'
import type { ViewingConfirmation } from '#domain/messages/viewing/confirmation.ts'
import { VIEWINGS_ANCHOR } from '#domain/messages/viewing/links.ts'
import { viewingDoneTexts } from '#texts/messages/viewing.ts'

/**
 * Announces what was just done with a viewing. Focus moves to the viewing, or to the rest of the list if the viewing is
 * gone.
 */
export function ViewingConfirmationLine({ done }: { readonly done: ViewingConfirmation | null }) {
  const notify = useNotify()
  const { key } = useLocation()
  const announcedAt = useRef<string>(undefined)
  const shown = useConfirmationLine(done, useNavigationType() === 'POP', ({ action, id }) => {
    // It was announced already: the page reloads its data whenever a message arrives.
    if (announcedAt.current === key) return
    announcedAt.current = key
    notify.success(viewingDoneTexts[action])
    const section = document.getElementById(VIEWINGS_ANCHOR)
    focusIfLost(section?.querySelector<HTMLElement>(`[data-viewing="${id}"]`) ?? section)
  })
  return (
    shown !== null && (
      <p role="status" className="font-medium text-brand">
        {viewingDoneTexts[shown.action]}
      </p>
    )
  )
}
