import './review-form.css'
import { primaryButton } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { reviewFormTexts } from '#content/texts/site/reviews.ts'
import { STAR_RATINGS, toStarCount } from '#domain/site/review/stars.ts'
import { PictureField } from './picture-field.tsx'
import type { ReviewDraftForm } from './use-review-draft.ts'

/** Without a maximum, a date field accepts years of six digits. */
const MAX_DATE = '9999-12-31'

export function ReviewForm({ draft }: { draft: ReviewDraftForm }) {
  const { form, field, picture, setPicture } = draft
  return (
    <form {...form} className="review-form">
      <div className="review-form-pair">
        <TextField {...field('name')} label={reviewFormTexts.name} autoComplete="given-name" />
        <TextField
          {...field('surname')}
          label={reviewFormTexts.surname}
          autoComplete="family-name"
        />
      </div>
      <div className="review-form-pair">
        <SelectField {...field('stars')} label={reviewFormTexts.stars}>
          <option value="">{reviewFormTexts.chooseStars}</option>
          {STAR_RATINGS.map((stars) => (
            <option key={stars} value={stars}>
              {toStarCount(stars)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('date')} label={reviewFormTexts.date} type="date" max={MAX_DATE} />
      </div>
      <TextAreaField {...field('review')} label={reviewFormTexts.review} />
      <PictureField picture={picture} onChange={setPicture} />
      <button type="submit" className={`${primaryButton} mt-2 w-full`}>
        {reviewFormTexts.publish}
      </button>
    </form>
  )
}
