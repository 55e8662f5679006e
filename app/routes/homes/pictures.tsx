import { data, redirect } from 'react-router'
import { PicturesStep } from '#app/features/homes/pictures/pictures-step.tsx'
import { FormPage } from '#app/features/homes/steps/form-page.tsx'
import { NotOpen } from '#app/features/homes/steps/not-open.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { offerPicturesPath, REFUSED_PARAM } from '#domain/homes/offer/links.ts'
import { isPictureHash } from '#domain/homes/pictures/home-picture.ts'
import { REMOVE_INTENT, readReorder } from '#domain/homes/pictures/order.ts'
import { isPictureProblem } from '#domain/homes/pictures/picture-problem.ts'
import { homesContext } from '#server/homes/open.ts'
import { stepNames } from '#texts/homes/steps.ts'
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
  const { id, reason, finished, isChange, state } = loaderData
  return (
    <FormPage id={id} reason={reason} finished={finished} current="pictures" isChange={isChange}>
      <NotOpen id={id} state={state} />
      <PicturesStep key={id} {...loaderData} problem={actionData?.problem} />
    </FormPage>
  )
}
