import { primaryButton } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { reviewFormTexts } from '#content/texts/reviews.ts'
import type { Review } from '#domain/review/review.ts'
import { STARS, toStarCount } from '#domain/review/stars.ts'
import { PictureField } from './picture-field.tsx'
import type { ReviewDraftState } from './use-review-draft.ts'

/** Years of more digits could be typed, but never meant. */
const LAST_DAY = '9999-12-31'

interface ReviewFormProps {
  readonly draft: ReviewDraftState
  readonly onPublish: (review: Review) => void
}

/**
 * The review form (docs/product.md, "Review form"). The picture's address lives as long as the
 * page.
 */
export function ReviewForm({ draft, onPublish }: ReviewFormProps) {
  const { form, picture, setPicture } = draft
  const { register, handleSubmit, formState } = form
  const { errors } = formState

  const publish = handleSubmit((filled) => {
    onPublish({ ava: picture && URL.createObjectURL(picture), ...filled })
  })

  return (
    <form method="post" noValidate onSubmit={publish} className="review-form">
      <div className="review-form-pair">
        <TextField
          {...register('name')}
          label={reviewFormTexts.name}
          message={errors.name?.message}
          autoComplete="given-name"
        />
        <TextField
          {...register('surname')}
          label={reviewFormTexts.surname}
          message={errors.surname?.message}
          autoComplete="family-name"
        />
      </div>
      <div className="review-form-pair">
        <SelectField
          {...register('stars')}
          label={reviewFormTexts.stars}
          message={errors.stars?.message}
        >
          <option value="">{reviewFormTexts.chooseStars}</option>
          {STARS.map((stars) => (
            <option key={stars} value={stars}>
              {toStarCount(stars)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...register('date')}
          label={reviewFormTexts.date}
          message={errors.date?.message}
          type="date"
          max={LAST_DAY}
        />
      </div>
      <TextAreaField
        {...register('review')}
        label={reviewFormTexts.review}
        message={errors.review?.message}
      />
      <PictureField picture={picture} onChange={setPicture} />
      <button type="submit" className={`${primaryButton} mt-2 w-full`}>
        {reviewFormTexts.publish}
      </button>
    </form>
  )
}
