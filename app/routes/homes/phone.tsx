import { redirect } from 'react-router'
import { PhoneView } from '#app/features/homes/phone/phone-view.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { readOwnerPhone } from '#domain/messages/phone/owner-phone.ts'
import { ownerPhoneSchema } from '#domain/messages/phone/owner-phone-schema.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import { messagesContext } from '#server/messages/open.ts'
import { myListingsTexts } from '#texts/homes/list.ts'
import { phoneTexts } from '#texts/homes/phone.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/phone.ts'
import { findFormattedPhone } from './formatted-phone.ts'
import { requireMyOffer } from './require-my-offer.ts'

export const meta = () => [{ title: phoneTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { owner, offer } = await requireMyOffer(context, params.id, 'phone')
  return {
    place: wordAddress(formatOfferPlace(offer.content), language) || myListingsTexts.unnamed,
    phone: await findFormattedPhone(context, owner, offer.id),
    backPath: getBackPath(offer),
  }
}

const getBackPath = ({ id, state }: Offer) =>
  state === 'draft' ? offerStepPath(id, 'preview') : null

const SENTENCES = { ended: phoneTexts.ended, 'too fast': phoneTexts.tooFast } as const

/** Changes or removes the number that is shown. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { owner, offer } = await requireMyOffer(context, params.id, 'phone')
  const posted = await readPostedForm(request)
  const { id } = offer
  const isHidden = posted.get('intent') === 'hide'
  const parsed = await parsePostedForm(posted, ownerPhoneSchema(phoneTexts.invalid))
  if (parsed.errors && !isHidden) return refuseForm(400, parsed)
  const { values } = parsed
  const phone = isHidden ? null : readOwnerPhone(values.phone)
  const changed = await context.get(messagesContext).phones.change({ owner, id, phone })
  if (changed === null) return redirect(getBackPath(offer) ?? offerStepPath(id, 'phone'), 303)
  const { refusal } = changed
  return refuseForm(getRefusalStatus(refusal), { values }, SENTENCES[refusal])
}

export const clientAction = keepOnLostConnection<typeof action>()

/** `/my/listings/:id/phone` (docs/product/homes.md, "Number of an owner"). */
export default function PhonePage({ loaderData, actionData }: Route.ComponentProps) {
  return <PhoneView key={loaderData.phone} {...loaderData} rejected={actionData} />
}
