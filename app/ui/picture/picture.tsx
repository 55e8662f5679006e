import './picture.css'
import { formatPictureSrcSet, parsePictureUrl } from '#domain/catalog/listing/picture.ts'

interface PictureProps {
  /** Pictures hosted by this site are served in two formats and several widths. */
  readonly src: string
  readonly alt: string
  /**
   * Phones use `88vw` for a full-width picture, although the column is 91vw: browsers round up to the next file,
   * which for a few pixels would have twice the bytes.
   */
  readonly sizes: string
  /**
   * `priority` for the largest picture in the viewport, `eager` for others in it, `low` for those that can wait.
   */
  readonly loading?: 'priority' | 'eager' | 'low' | 'lazy'
  /** A tiny picture as a `data:` URL, shown while the real one loads. */
  readonly placeholder?: string | undefined
  readonly className?: string
}

/**
 * Causes no layout shift, because the size is known from the URL. A picture of another site is shown as it is,
 * without a referrer, so that its owner does not learn which listing was viewed.
 */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, loading = 'lazy', placeholder, className = '' } = props
  const parts = parsePictureUrl(src)
  const loadingProps =
    loading === 'lazy' ? ({ loading: 'lazy', decoding: 'async' } as const) : { loading: undefined }
  return (
    <div className={`picture ${className}`}>
      {placeholder && (
        <img src={placeholder} alt="" aria-hidden="true" className="picture-placeholder" />
      )}
      {parts === null ? (
        // In an element of its own, because React asks for other pictures in the head, where a cached fragment
        // (`app/features/shell/cached-fragment.tsx`) must not write.
        <picture>
          <img src={src} alt={alt} referrerPolicy="no-referrer" {...loadingProps} />
        </picture>
      ) : (
        <picture>
          <source type="image/avif" srcSet={formatPictureSrcSet(parts, 'avif')} sizes={sizes} />
          <img
            src={src}
            srcSet={formatPictureSrcSet(parts, 'jpg')}
            sizes={sizes}
            alt={alt}
            width={parts.width}
            height={parts.height}
            {...loadingProps}
            {...(loading === 'priority' && { fetchPriority: 'high' })}
            {...(loading === 'low' && { fetchPriority: 'low' })}
          />
        </picture>
      )}
    </div>
  )
}
