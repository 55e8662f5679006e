import { type RouterContextProvider, redirect } from 'react-router'
import type { PhoneViewProps } from '#app/features/homes/phone/phone-view.tsx'
import { parsePostedForm, readPostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { myListingsTexts } from '#content/texts/homes/list.ts'
import { phoneTexts } from '#content/texts/homes/phone.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { readOwnerPhone } from '#domain/messages/phone/owner-phone.ts'
import { ownerPhoneSchema } from '#domain/messages/phone/owner-phone-schema.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { formatPhone } from '#domain/site/contact/phone.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import { messagesContext } from '#server/messages/open.ts'
import type { MyOffer } from './require-my-offer.ts'

// Part of the route of the steps: a route of its own would add to the list of routes that every page loads.

type Context = Pick<Readonly<RouterContextProvider>, 'get'>

/** Formatted for the owner; `null` for none. */
export async function findFormattedPhone(context: Context, owner: string, id: string) {
  const phone = await context.get(messagesContext).phones.find(owner, id)
  return phone === null ? null : formatPhone(phone)
}

export async function getPhoneData(context: Context, { owner, offer }: MyOffer) {
  const { id, content } = offer
  return {
    step: 'phone' as const,
    place: formatOfferPlace(content) || myListingsTexts.unnamed,
    phone: await findFormattedPhone(context, owner, id),
    backPath: getBackPath(offer),
  } satisfies { step: 'phone' } & PhoneViewProps
}

const getBackPath = ({ id, state }: Offer) =>
  state === 'draft' ? offerStepPath(id, 'preview') : null

const SENTENCES = { ended: phoneTexts.ended, 'too fast': phoneTexts.tooFast } as const

/** Changes or removes the number that is shown. */
export async function changePhone(context: Context, { owner, offer }: MyOffer, request: Request) {
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
