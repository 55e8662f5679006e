import './picture-viewer.css'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import Pictures, {
  ACTION_CLOSE,
  type ControllerRef,
  createModule,
  type Labels,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  type PluginProps,
  type SlideImage,
  useEvents,
  useLightboxProps,
  type ZoomRef,
} from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { getPictureWidths, parsePictureUrl } from '#domain/catalog/listing/picture.ts'
import { ARROWS } from './viewer-arrows.ts'

/**
 * Home, End and the arrows, wherever the focus is. The library would drop presses that follow each other quickly. In a
 * zoomed picture the arrows are left to it.
 */
function useViewerKeys(
  controller: RefObject<ControllerRef | null>,
  zoom: RefObject<ZoomRef | null>,
  last: number,
  select: (index: number) => void,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key } = event
      const step = ARROWS[key]
      if ((step === undefined && key !== 'Home' && key !== 'End') || (zoom.current?.zoom ?? 1) > 1)
        return
      event.stopPropagation()
      if (step === undefined) select(key === 'Home' ? 0 : last)
      else if (step > 0) controller.current?.next()
      else controller.current?.prev()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [controller, zoom, last, select])
}

interface ViewedPicture {
  readonly src: string
  readonly alt: string
}

/** Makes a slide with every width if the site hosts the picture; pictures of other sites are shown as they are. */
function toSlide({ src, alt }: ViewedPicture): SlideImage {
  const original = parsePictureUrl(src)
  if (original === null) return { src, alt }
  const { stem, width, height } = original
  const srcSet = getPictureWidths(width).map((wide) => ({
    src: `${stem}-${wide}.avif`,
    width: wide,
    height: Math.round((wide * height) / width),
  }))
  return { src, alt, width, height, srcSet }
}

interface ViewerProps {
  readonly heading: string
  readonly closeLabel: string
  readonly labels: Labels
  readonly formatThumbnailLabel: (number: number) => string
  readonly pictures: readonly ViewedPicture[]
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
  const [slides] = useState(() => pictures.map(toSlide))
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

function Stage({ children }: { children?: ReactNode }) {
  const { close } = useLightboxProps()
  const { subscribe } = useEvents()
  useEffect(() => subscribe(ACTION_CLOSE, close), [subscribe, close])
  return <LightboxRoot className="viewer-stage">{children}</LightboxRoot>
}

/** Renders the viewer in place, inside a dialog of ours, instead of in the library's own full-page portal. */
function inDialog({ replace, remove }: PluginProps): void {
  remove(MODULE_NO_SCROLL)
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, Stage))
}

interface ThumbnailsProps {
  readonly pictures: readonly ViewedPicture[]
  /** Zero-based index of the current picture. */
  readonly index: number
  /** @param number one-based */
  readonly formatLabel: (number: number) => string
  readonly onSelect: (index: number) => void
}

/** All pictures in a scrolling row. Those out of view are not loaded. */
function Thumbnails({ pictures, index, formatLabel, onSelect }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])
  return (
    <div ref={row} className="viewer-thumbnails">
      {pictures.map(({ src }, position) => (
        <button
          key={src}
          type="button"
          aria-label={formatLabel(position + 1)}
          aria-current={position === index}
          onClick={() => onSelect(position)}
        >
          <Picture src={src} alt="" sizes="90px" className="picture-fill aspect-3/2" />
        </button>
      ))}
    </div>
  )
}
