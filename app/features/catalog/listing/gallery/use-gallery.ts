import { type MouseEvent, useState } from 'react'
import { isUnmodifiedClick } from '#app/browser/listings/opened-listing.ts'
import type { LoadedGallery } from './prepare-gallery.ts'

interface OpenGallery extends LoadedGallery {
  readonly startIndex: number
}

/** Full-screen pictures, whose code loads when they are opened. */
export function useGallery() {
  const [opened, setOpened] = useState<OpenGallery | null>(null)

  /** @param src of the picture, which the browser opens if the code fails to load */
  async function open(event: MouseEvent, startIndex: number, src: string) {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    try {
      const { prepareGallery } = await import('./prepare-gallery.ts')
      setOpened({ ...(await prepareGallery()), startIndex })
    } catch {
      window.location.assign(src)
    }
  }
  return { opened, open, close: () => setOpened(null) }
}
