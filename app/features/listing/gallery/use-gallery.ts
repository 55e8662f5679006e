import { type MouseEvent, useState } from 'react'
import { isUnmodifiedClick } from '#app/browser/listings/opened-listing.ts'
import type { LoadedGallery } from './prepare-gallery.ts'

interface OpenGallery extends LoadedGallery {
  readonly startIndex: number
}

/** The full-screen pictures, whose code is loaded when they are opened. */
export function useGallery() {
  const [opened, setOpened] = useState<OpenGallery | null>(null)

  /** @param src of the picture, which is opened by itself where the code does not come */
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
