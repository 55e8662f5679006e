import './pictures-step.css'
import { useEffect, useMemo, useRef } from 'react'
import { data, Link, redirect, useRevalidator } from 'react-router'
import { PictureList } from '#app/features/homes/picture/picture-list.tsx'
import { UploadForm } from '#app/features/homes/picture/upload-form.tsx'
import { UploadList } from '#app/features/homes/picture/uploading/upload-list.tsx'
import {
  useUploadQueue,
  useUploadState,
} from '#app/features/homes/picture/uploading/use-upload-queue.ts'
import { FormPage } from '#app/features/homes/steps/form-page.tsx'
import { NotOpen } from '#app/features/homes/steps/not-open.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { offerPicturesPath, REFUSED_PARAM } from '#domain/homes/offer/links.ts'
import { type HomePicture, isPictureHash } from '#domain/homes/picture/home-picture.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { REMOVE_INTENT, readReorder } from '#domain/homes/picture/order.ts'
import { isPictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { homesContext } from '#server/homes/open.ts'
import {
  formatPictureCount,
  formatPictureHint,
  formatPictureProblem,
  pictureTexts,
} from '#texts/homes/pictures.ts'
import { stepNames, stepTexts } from '#texts/homes/steps.ts'
import type { Route } from './+types/pictures.ts'
import { requireMyOffer } from './require-my-offer.ts'
import { getStepFrame } from './step-frame.ts'

export const meta = () => [{ title: stepNames.pictures }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const own = await requireMyOffer(context, params.id, 'pictures')
  const refused = new URL(request.url).searchParams.getAll(REFUSED_PARAM)
  return {
    ...getStepFrame(own, 'pictures', request),
    pictures: own.offer.pictures,
    // Why the files sent last were not accepted.
    refused: refused.filter(isPictureProblem),
  }
}

/** Moves or removes a picture; any other form is a 400 and changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { owner, offer } = await requireMyOffer(context, params.id, 'pictures')
  const { pictures } = context.get(homesContext)
  const posted = await readPostedForm(request)
  const [intent, hash] = [posted.get('intent'), String(posted.get('hash') ?? '')]
  const draft = { owner, id: offer.id }
  const reorder = readReorder(posted)
  const isDone = reorder
    ? await pictures.reorder(draft, reorder)
    : intent === REMOVE_INTENT && isPictureHash(hash) && (await pictures.remove(draft, hash))
  if (isDone) return redirect(offerPicturesPath(offer.id), 303)
  return data(null, { status: offer.state === 'draft' ? 400 : 409 })
}

export const clientAction = keepOnLostConnection<typeof action>()

/** `/my/listings/:id/pictures` (docs/product/homes.md, "Pictures of a home"). */
export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, state } = loaderData
  return (
    <FormPage frame={loaderData} current="pictures">
      <NotOpen id={id} state={state} />
      <PicturesStep key={id} loaded={loaderData} problem={actionData?.problem} />
    </FormPage>
  )
}

interface PicturesStepProps {
  readonly loaded: Route.ComponentProps['loaderData']
  /** Why the order was not changed, or a picture not removed. */
  readonly problem: string | undefined
}

function PicturesStep({ loaded, problem }: PicturesStepProps) {
  const { id, pictures, refused, isDraft, backPath, nextPath } = loaded
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
