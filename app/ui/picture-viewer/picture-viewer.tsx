import './picture-viewer.css'
import { useRef, useState } from 'react'
import Pictures, { type ControllerRef, type Labels, type ZoomRef } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import type { PictureFormat } from '#domain/catalog/listing/picture.ts'
import { inDialog } from './in-dialog.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { toSlide, type ViewedPicture } from './to-slide.ts'
import { useViewerKeys } from './use-viewer-keys.ts'

interface ViewerProps {
  readonly heading: string
  readonly closeLabel: string
  readonly labels: Labels
  readonly formatThumbnailLabel: (number: number) => string
  readonly pictures: readonly ViewedPicture[]
  /** Format of pictures hosted by this site. */
  readonly format: PictureFormat
  /** Zero-based; past an end it begins anew at the other. */
  readonly startIndex: number
  readonly onClose: () => void
}

const PLUGINS = [inDialog, Zoom]

const HIDDEN = () => null

const getRemainder = (value: number, count: number) => ((value % count) + count) % count

/** Full screen, dark in both themes. Loads the current picture and its neighbors, at the size of the screen. */
export function PictureViewer(props: ViewerProps) {
  const { pictures, startIndex, onClose } = props
  const [index, setIndex] = useState(() => getRemainder(startIndex, pictures.length))
  const [slides] = useState(() => pictures.map((picture) => toSlide(picture, props.format)))
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)
  const last = pictures.length - 1
  useViewerKeys(controller, zoom, last, setIndex)
  return (
    <Dialog
      heading={props.heading}
      closeLabel={props.closeLabel}
      onClose={onClose}
      className="viewer dark"
    >
      <p className="viewer-position">
        {index + 1} / {pictures.length}
        <span>{pictures[index]?.alt}</span>
      </p>
      <div className="viewer-pictures" data-lenis-prevent>
        <Pictures
          open
          close={onClose}
          index={index}
          on={{ view: ({ index: viewed }) => setIndex(viewed) }}
          slides={slides}
          plugins={PLUGINS}
          labels={props.labels}
          toolbar={{ buttons: [] }}
          animation={{ swipe: 500, navigation: 300 }}
          controller={{
            ref: controller,
            aria: true,
            closeOnEscape: false,
            closeOnPullDown: true,
            closeOnBackdropClick: true,
          }}
          carousel={{
            preload: 1,
            padding: 0,
            finite: last === 0,
            imageProps: { referrerPolicy: 'no-referrer' },
          }}
          zoom={{ ref: zoom, maxZoomPixelRatio: 3 }}
          {...(last === 0 && { render: { buttonPrev: HIDDEN, buttonNext: HIDDEN } })}
        />
      </div>
      {last > 0 && (
        <Thumbnails
          pictures={pictures}
          index={index}
          formatLabel={props.formatThumbnailLabel}
          onSelect={setIndex}
        />
      )}
    </Dialog>
  )
}
