import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readOpenedFrom } from '#app/browser/listings/opened-listing.ts'
import { PictureViewer } from '#app/ui/picture-viewer/picture-viewer.tsx'
import { galleryTexts, thumbnailLabel } from '#content/texts/catalog/gallery.ts'
import type { PictureFormat } from '#domain/catalog/listing/picture.ts'

/** Fragment of the gallery's history entry; the URL is otherwise that of the page. */
const HASH = '#pictures'

interface ListingGalleryProps {
  readonly heading: string
  readonly pictures: readonly { readonly src: string; readonly alt: string }[]
  readonly format: PictureFormat
  readonly startIndex: number
  readonly onClose: () => void
}

/**
 * The pictures of a listing in full screen. The gallery has a history entry of its own, so that Back closes it and
 * stays on the page.
 */
export function ListingGallery({ onClose, ...viewer }: ListingGalleryProps) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const controller = new AbortController()
    // Deferred because React mounts twice in development.
    const timer = setTimeout(() => {
      const from = readOpenedFrom(state)
      window.addEventListener('popstate', onClose, { signal: controller.signal })
      navigate(
        { search, hash: HASH },
        { state: from && { ...from, steps: from.steps + 1 }, preventScrollReset: true },
      )
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])
  return (
    <PictureViewer
      {...viewer}
      closeLabel={galleryTexts.close}
      labels={galleryTexts.labels}
      formatThumbnailLabel={thumbnailLabel}
      onClose={() => navigate(-1)}
    />
  )
}
