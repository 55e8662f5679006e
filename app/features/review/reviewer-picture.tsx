import './review-card.css'
import { useState } from 'react'
import { firstLetter } from '#app/browser/avatar-letter.ts'
import type { Review } from '#domain/review/review.ts'

/**
 * The reviewer's picture, or the initials where there is none. A picture that lived as long as the
 * page that made it is gone after a reload: the initials take its place, of the same size.
 */
export function ReviewerPicture({ ava, name, surname }: Pick<Review, 'ava' | 'name' | 'surname'>) {
  const [dead, setDead] = useState<string | null>(null)
  const shown = ava !== null && ava !== dead
  return (
    <span className="reviewer-picture">
      {shown ? (
        <img src={ava} alt="" width={56} height={56} onError={() => setDead(ava)} />
      ) : (
        <span aria-hidden="true">{[name, surname].map(firstLetter).join('')}</span>
      )}
    </span>
  )
}
