import { type MouseEvent, type ReactNode, useState } from 'react'
import { isUnmodifiedClick } from '#app/browser/listings/opened-listing.ts'
import { usePictureViewer } from '#app/ui/picture-viewer/use-picture-viewer.tsx'
import { galleryTexts } from '#texts/catalog/gallery.ts'
import { evidenceTexts } from '#texts/moderation/evidence.ts'

const PICTURE_LINK = 'a[href]:has(img)'

/** The pictures that links lead to, each once. */
const listPictures = (links: readonly HTMLAnchorElement[]) => [
  ...new Map(
    links.map((link) => {
      const src = link.getAttribute('href') ?? ''
      return [src, { src, alt: link.querySelector('img')?.alt ?? '' }]
    }),
  ).values(),
]

/**
 * Opens pictures that links lead to in full screen, all of the case one after the other, instead of as files. Without
 * scripts the links do what they always do.
 */
export function PicturesInPlace({ children }: { readonly children: ReactNode }) {
  const viewer = usePictureViewer()
  const [pictures, setPictures] = useState<ReturnType<typeof listPictures>>([])

  function onClick(event: MouseEvent<HTMLDivElement>): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>(PICTURE_LINK)
    if (link === null || !isUnmodifiedClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    const all = listPictures([
      ...event.currentTarget.querySelectorAll<HTMLAnchorElement>(PICTURE_LINK),
    ])
    const src = link.getAttribute('href') ?? ''
    setPictures(all)
    viewer.open(
      all.findIndex((picture) => picture.src === src),
      src,
    )
  }
  return (
    <>
      <div onClickCapture={onClick}>{children}</div>
      {viewer.render({
        ...galleryTexts,
        heading: evidenceTexts.pictures,
        pictures,
        onClose: viewer.close,
      })}
    </>
  )
}
