import '#app/features/homes/step-form.css'
import './pictures-step.css'
import { Link } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import {
  formatPictureCount,
  formatPictureHint,
  formatPictureProblem,
  pictureTexts,
} from '#content/texts/homes/pictures.ts'
import { stepNames, stepTexts } from '#content/texts/homes/steps.ts'
import type { HomePicture } from '#domain/homes/pictures/home-picture.ts'
import { PICTURE_LIMITS } from '#domain/homes/pictures/limits.ts'
import type { PictureProblem } from '#domain/homes/pictures/picture-problem.ts'
import { PictureList } from './picture-list.tsx'
import { PictureUploader } from './picture-uploader.tsx'

interface PicturesStepProps {
  readonly id: string
  readonly pictures: readonly HomePicture[]
  /** Why the files sent last were not accepted. */
  readonly refused: readonly PictureProblem[]
  /** Why the order was not changed, or a picture not removed. */
  readonly problem: string | undefined
  readonly isDraft: boolean
  readonly backPath: string
  readonly nextPath: string
}

/** docs/product/homes.md, "Pictures of a home". */
export function PicturesStep(props: PicturesStepProps) {
  const { id, pictures, refused, problem, isDraft, backPath, nextPath } = props
  const sentences = new Set(refused.map((it) => formatPictureProblem(it, PICTURE_LIMITS)))
  return (
    <section aria-labelledby="pictures" className="panel step-form">
      <h2 id="pictures">{stepNames.pictures}</h2>
      <p className="text-ink-soft">{formatPictureHint(PICTURE_LIMITS)}</p>
      {sentences.size > 0 && (
        <div role="alert" className="callout mt-4">
          <p className="font-medium">{pictureTexts.refused}</p>
          {[...sentences].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <p className="mt-4 font-medium">
        {pictures.length === 0
          ? pictureTexts.empty
          : formatPictureCount(pictures.length, PICTURE_LIMITS)}
      </p>
      {isDraft && pictures.length > 1 && (
        <p className="drag-hint text-ink-soft">{pictureTexts.order}</p>
      )}
      {problem !== undefined && <FormProblem problem={problem} />}
      <PictureList id={id} pictures={pictures} canChange={isDraft} />
      {isDraft && <PictureUploader id={id} pictures={pictures} />}
      <div className="step-buttons">
        <Link to={backPath} className={quietButton}>
          {stepTexts.back}
        </Link>
        <Link to={nextPath} className={primaryButton}>
          {pictureTexts.goOn}
        </Link>
      </div>
    </section>
  )
}
