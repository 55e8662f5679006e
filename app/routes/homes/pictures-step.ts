import { data, redirect } from 'react-router'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { offerPicturesPath, REFUSED_PARAM } from '#domain/homes/offer/links.ts'
import { isPictureHash } from '#domain/homes/picture/home-picture.ts'
import { readReorder } from '#domain/homes/picture/order.ts'
import { isPictureProblem } from '#domain/homes/picture/picture-problem.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import type { OfferPictures } from '#server/homes/pictures/offer-pictures.ts'
import type { MyOffer } from './require-my-offer.ts'
import { getStepPaths } from './step-paths.ts'

// Part of the route of the steps: a route of its own would add to the list of routes that every page loads.

export function getPicturesData({ id, state, pictures }: Offer, request: Request) {
  const refused = new URL(request.url).searchParams.getAll(REFUSED_PARAM)
  return {
    step: 'pictures' as const,
    id,
    pictures,
    isDraft: state === 'draft',
    refused: refused.filter(isPictureProblem),
    ...getStepPaths(id, 'pictures'),
  }
}

/** Moves or removes a picture; any other form is a 400 and changes nothing. */
export async function changePictures(
  pictures: OfferPictures,
  { owner, offer }: MyOffer,
  request: Request,
) {
  const posted = await readPostedForm(request)
  const [intent, hash] = [posted.get('intent'), String(posted.get('hash') ?? '')]
  const draft = { owner, id: offer.id }
  const reorder = readReorder(posted)
  const isDone = reorder
    ? await pictures.reorder(draft, reorder)
    : intent === 'remove' && isPictureHash(hash) && (await pictures.remove(draft, hash))
  if (isDone) return redirect(offerPicturesPath(offer.id), 303)
  return data(null, { status: offer.state === 'draft' ? 400 : 409 })
}
