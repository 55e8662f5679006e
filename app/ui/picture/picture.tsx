import './picture.css'
import {
  formatPictureSrcSet,
  isShownWhole,
  parsePictureUrl,
} from '#domain/catalog/listing/picture.ts'

interface ImageProps {
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
}

interface PictureProps extends ImageProps {
  /** A tiny picture as a `data:` URL, shown while the real one loads. */
  readonly placeholder?: string | undefined
  readonly className?: string
}

const PLACEHOLDER = { className: 'picture-placeholder', 'aria-hidden': true } as const

/**
 * Causes no layout shift, because the size is known from the URL. Where a picture fills a box (`picture-fill`), one that
 * would lose much is shown whole in front of itself, blurred; so is one of another site, whose shape is not known. Such
 * a picture is shown without a referrer, so that its owner does not learn which listing was viewed.
 */
export function Picture({ placeholder, className = '', ...image }: PictureProps) {
  const parts = parsePictureUrl(image.src)
  const isWhole = parts === null || isShownWhole(parts)
  return (
    <div className={`picture ${isWhole ? 'picture-whole ' : ''}${className}`}>
      {placeholder ? (
        <img src={placeholder} {...PLACEHOLDER} alt="" />
      ) : (
        // Browsers fetch the same file once.
        isWhole && <Image {...image} {...PLACEHOLDER} alt="" />
      )}
      <Image {...image} />
    </div>
  )
}

function Image({ src, alt, sizes, loading = 'lazy', ...rest }: ImageProps) {
  const parts = parsePictureUrl(src)
  const props = {
    ...rest,
    src,
    ...(loading === 'lazy' && ({ loading, decoding: 'async' } as const)),
  }
  // Without `<picture>`, React would write a preload of each picture into the head.
  if (parts === null)
    return (
      <picture>
        <img alt={alt} referrerPolicy="no-referrer" {...props} />
      </picture>
    )
  return (
    <picture>
      <source type="image/avif" srcSet={formatPictureSrcSet(parts, 'avif')} sizes={sizes} />
      <img
        {...props}
        alt={alt}
        srcSet={formatPictureSrcSet(parts, 'jpg')}
        sizes={sizes}
        width={parts.width}
        height={parts.height}
        {...(loading === 'priority' && { fetchPriority: 'high' })}
        {...(loading === 'low' && { fetchPriority: 'low' })}
      />
    </picture>
  )
}
