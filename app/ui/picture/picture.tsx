import './picture.css'
import { formatPictureSrcSet, parsePictureUrl } from '#domain/listing/picture.ts'

interface PictureProps {
  /** Where the picture lies; ours are served in three formats and several widths. */
  readonly src: string
  readonly alt: string
  /** How wide it is shown, as `sizes` of an image. */
  readonly sizes: string
  /** `first` for the one largest in view, `eager` for others in view, `lazy` for the rest. */
  readonly loading?: 'first' | 'eager' | 'lazy'
  /** A tiny picture as a `data:` address, shown until the real one is there. */
  readonly placeholder?: string | undefined
  readonly className?: string
}

/**
 * A picture that never moves the page: its room is known before it arrives, and a tiny likeness
 * fills it meanwhile. An address that is not ours is shown as it is, without telling its owner who
 * looks at what.
 */
export function Picture(props: PictureProps) {
  const { src: address, alt, sizes, loading = 'lazy', placeholder, className = '' } = props
  const parts = parsePictureUrl(address)
  const when =
    loading === 'lazy' ? ({ loading: 'lazy', decoding: 'async' } as const) : { loading: undefined }
  return (
    <div className={`picture ${className}`}>
      {placeholder && (
        <img src={placeholder} alt="" aria-hidden="true" className="picture-placeholder" />
      )}
      {parts === null ? (
        <img src={address} alt={alt} referrerPolicy="no-referrer" {...when} />
      ) : (
        <picture>
          <source type="image/avif" srcSet={formatPictureSrcSet(parts, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={formatPictureSrcSet(parts, 'webp')} sizes={sizes} />
          <img
            src={address}
            srcSet={formatPictureSrcSet(parts, 'jpg')}
            sizes={sizes}
            alt={alt}
            width={parts.width}
            height={parts.height}
            {...when}
            {...(loading === 'first' && { fetchPriority: 'high' })}
          />
        </picture>
      )}
    </div>
  )
}
