import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { isUnmodifiedClick } from '#app/browser/listings/opened-listing.ts'
import { getCurrentSaver } from './current-saver.ts'

/** For `onClickCapture`: delays a link until typed text is saved, because the next page shows it. */
export function useSaveBeforeLeaving(): (event: MouseEvent) => Promise<void> {
  const navigate = useNavigate()
  return async (event) => {
    const link = (event.target as Element).closest('a')
    const saver = getCurrentSaver()
    if (link === null || link.target !== '' || !isUnmodifiedClick(event)) return
    if (!saver?.isWaiting()) return
    event.preventDefault()
    await saver.flush()
    await navigate(link.pathname + link.search + link.hash)
  }
}
