import { PictureViewer } from '#app/ui/picture-viewer/picture-viewer.tsx'
import { galleryTexts, thumbnailLabel } from '#content/texts/listing/gallery.ts'
import type { PictureFormat } from '#domain/listing/picture.ts'

interface ListingGalleryProps {
  readonly heading: string
  readonly pictures: readonly { readonly src: string; readonly alt: string }[]
  readonly format: PictureFormat
  readonly startIndex: number
  readonly onClose: () => void
}

/** The pictures of a listing in full screen. */
export function ListingGallery(props: ListingGalleryProps) {
  return (
    <PictureViewer
      {...props}
      closeLabel={galleryTexts.close}
      labels={galleryTexts.labels}
      formatThumbnailLabel={thumbnailLabel}
    />
  )
}
