import './picture-viewer.css'
import { useEffect, useRef } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { ViewedPicture } from './to-slide.ts'

interface ThumbnailsProps {
  readonly pictures: readonly ViewedPicture[]
  /** Zero-based index of the current picture. */
  readonly index: number
  /** @param number one-based */
  readonly formatLabel: (number: number) => string
  readonly onSelect: (index: number) => void
}

/** All pictures in a scrolling row. Those out of view are not loaded. */
export function Thumbnails({ pictures, index, formatLabel, onSelect }: ThumbnailsProps) {
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
