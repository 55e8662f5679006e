import { type MouseEvent, type ReactNode, useState } from 'react'
import { useGallery } from '#app/features/catalog/listing/gallery/use-gallery.ts'
import { evidenceTexts } from '#content/texts/moderation/evidence.ts'

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
 * Opens pictures that links lead to in full screen, instead of as files. Without scripts the links do what they always
 * do.
 */
export function PicturesInPlace({ children }: { readonly children: ReactNode }) {
  const gallery = useGallery()
  const [pictures, setPictures] = useState<ReturnType<typeof listPictures>>([])

  function onClick(event: MouseEvent<HTMLDivElement>): void {
    const pressed = event.target as Element
    const link = pressed.closest<HTMLAnchorElement>(PICTURE_LINK)
    if (link === null) return
    const all = listPictures([
      ...event.currentTarget.querySelectorAll<HTMLAnchorElement>(PICTURE_LINK),
    ])
    const src = link.getAttribute('href') ?? ''
    setPictures(all)
    void gallery.open(
      event,
      all.findIndex((picture) => picture.src === src),
      src,
    )
  }
  return (
    <>
      <div onClickCapture={onClick}>{children}</div>
      {gallery.opened && (
        <gallery.opened.ListingGallery
          heading={evidenceTexts.pictures}
          pictures={pictures}
          format={gallery.opened.format}
          startIndex={gallery.opened.startIndex}
          onClose={gallery.close}
        />
      )}
    </>
  )
}
