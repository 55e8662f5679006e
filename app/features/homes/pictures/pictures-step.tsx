import '#app/features/homes/step-form.css'
import './pictures-step.css'
import { useEffect, useMemo, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import type { HomePicture } from '#domain/homes/pictures/home-picture.ts'
import { PICTURE_LIMITS } from '#domain/homes/pictures/limits.ts'
import type { PictureProblem } from '#domain/homes/pictures/picture-problem.ts'
import {
  formatPictureCount,
  formatPictureHint,
  formatPictureProblem,
  pictureTexts,
} from '#texts/homes/pictures.ts'
import { stepNames, stepTexts } from '#texts/homes/steps.ts'
import { PictureList } from './picture-list.tsx'
import { UploadForm } from './upload-form.tsx'
import { UploadList } from './uploading/upload-list.tsx'
import { useUploadQueue, useUploadState } from './uploading/use-upload-queue.ts'

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
        <p className="text-ink-soft noscript:hidden">{pictureTexts.order}</p>
      )}
      {problem !== undefined && <FormProblem problem={problem} />}
      <PictureList id={id} pictures={pictures} canChange={isDraft} />
      {isDraft && <PictureUploader id={id} pictures={pictures} />}
      <div className="step-buttons mt-3 flex flex-wrap justify-between gap-3">
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

interface PictureUploaderProps {
  readonly id: string
  /** Those that the home has. */
  readonly pictures: readonly HomePicture[]
}

/** Sends chosen pictures and shows them until the home has them. */
function PictureUploader({ id, pictures }: PictureUploaderProps) {
  const queue = useUploadQueue(id)
  const state = useUploadState(queue)
  const { revalidate } = useRevalidator()
  const shown = useRef(state.added)
  useEffect(() => {
    if (state.added === shown.current) return
    shown.current = state.added
    revalidate()
  }, [state.added, revalidate])
  // Without a connection, they come when the page is loaded again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever they were loaded
  useEffect(() => queue?.release(), [queue, pictures])
  const count = pictures.length
  const onTheirWay = state.pictures.filter(({ stage }) => stage !== 'failed').length
  const room = PICTURE_LIMITS.pictures - count - onTheirWay
  const onChoose = useMemo(
    () => queue && ((files: readonly File[]) => queue.add(files, room)),
    [queue, room],
  )
  return (
    <>
      <UploadList {...state} queue={queue} />
      {count < PICTURE_LIMITS.pictures && <UploadForm id={id} onChoose={onChoose} />}
    </>
  )
}
