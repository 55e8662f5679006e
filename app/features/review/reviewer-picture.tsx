import './review-card.css'
import { useState } from 'react'
import { getFirstLetter } from '#app/browser/avatar-letter.ts'
import type { Review } from '#domain/review/review.ts'

/**
 * The reviewer's picture, or the initials in the same size. After a reload the object URL of a picture
 * no longer works.
 */
export function ReviewerPicture({ ava, name, surname }: Pick<Review, 'ava' | 'name' | 'surname'>) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const shown = ava !== null && ava !== failedUrl
  return (
    <span className="reviewer-picture">
      {shown ? (
        <img src={ava} alt="" width={56} height={56} onError={() => setFailedUrl(ava)} />
      ) : (
        <span aria-hidden="true">{[name, surname].map(getFirstLetter).join('')}</span>
      )}
    </span>
  )
}
