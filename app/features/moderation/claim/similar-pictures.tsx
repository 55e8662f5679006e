import './similar-pictures.css'
import { Picture } from '#app/ui/picture/picture.tsx'
import { type HomePicture, homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import {
  claimModerationTexts,
  formatAlikePicture,
  formatFirstUploaded,
} from '#texts/moderation/claims.ts'

interface Dated {
  readonly picture: HomePicture
  /** For example "November 23, 2026, 10:05 UTC": when its owner first uploaded a similar picture. */
  readonly firstOn: string
}

export interface SimilarPair {
  readonly original: Dated
  readonly copy: Dated
}

interface SimilarPicturesProps {
  readonly pairs: readonly SimilarPair[]
  /** What each side is of. */
  readonly names?: Readonly<Record<keyof SimilarPair, string>>
}

/** Similar pictures of two homes, side by side with their dates. */
export function SimilarPictures({ pairs, names = claimModerationTexts }: SimilarPicturesProps) {
  if (pairs.length === 0) return <p className="mt-2">{claimModerationTexts.alikeNone}</p>
  return (
    <ol className="similar-pictures">
      {pairs.map((pair, index) => (
        <li key={pair.original.picture.hash} className="grid grid-cols-2 gap-3">
          {(['original', 'copy'] as const).map((side) => (
            <figure key={side}>
              <a href={homePictureUrl(pair[side].picture)} target="_blank" rel="noreferrer">
                <Picture
                  src={homePictureUrl(pair[side].picture)}
                  alt={formatAlikePicture(names[side], index + 1, pairs.length)}
                  sizes="(width >= 768px) 24rem, 45vw"
                  className="similar-picture"
                />
              </a>
              <figcaption className="mt-1.5 grid text-(length:--text-sm)">
                <span className="font-medium">{names[side]}</span>
                <span className="text-ink-soft">{formatFirstUploaded(pair[side].firstOn)}</span>
              </figcaption>
            </figure>
          ))}
        </li>
      ))}
    </ol>
  )
}
