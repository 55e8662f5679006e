import './review-card.css'
import { useState } from 'react'
import { getFirstLetter } from '#app/browser/storage/avatar-letter.ts'
import type { Review } from '#domain/site/review/review.ts'

/** Falls back to the initials, because the object URL of a picture is invalid after a reload. */
export function ReviewerPicture({ ava, name, surname }: Pick<Review, 'ava' | 'name' | 'surname'>) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const isShown = ava !== null && ava !== failedUrl
  return (
    <span className="reviewer-picture">
      {isShown ? (
        <img src={ava} alt="" width={56} height={56} onError={() => setFailedUrl(ava)} />
      ) : (
        <span aria-hidden="true">{[name, surname].map(getFirstLetter).join('')}</span>
      )}
    </span>
  )
}
