import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPlainPress, readOpenedFrom } from '#app/browser/opened-listing.ts'
import type { PictureFormat } from '#domain/listing/picture.ts'
import type { ListingGallery } from './listing-gallery.tsx'

/** Of the gallery's entry in the history; the URL of the page is otherwise the same. */
const HASH = '#pictures'

interface OpenGallery {
  readonly ListingGallery: typeof ListingGallery
  readonly format: PictureFormat
  readonly startIndex: number
}

async function loadGallery() {
  const [{ ListingGallery }, { getPictureFormat }] = await Promise.all([
    import('./listing-gallery.tsx'),
    import('#app/browser/picture-format.ts'),
  ])
  return { ListingGallery, format: await getPictureFormat() }
}

/** The full-screen pictures, with an entry of the history, so that Back closes them and stays on the page. */
export function useGallery() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const [opened, setOpened] = useState<OpenGallery | null>(null)
  useEffect(() => {
    if (opened === null) return
    const close = () => setOpened(null)
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [opened])

  /** Of a link to the picture: what it opens by itself is what a failure leaves. */
  async function open(event: MouseEvent, startIndex: number, src: string) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    try {
      setOpened({ ...(await loadGallery()), startIndex })
    } catch {
      window.location.assign(src)
      return
    }
    const from = readOpenedFrom(state)
    navigate(
      { search, hash: HASH },
      { state: from && { ...from, steps: from.steps + 1 }, preventScrollReset: true },
    )
  }
  return { opened, open, close: () => navigate(-1) }
}
