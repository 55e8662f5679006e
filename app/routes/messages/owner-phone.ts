import { data, type RouterContextProvider } from 'react-router'
import { listingPath } from '#domain/catalog/links.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { ownerPhonePath, writePath } from '#domain/messages/conversation/links.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { formatPhone, formatTelUrl } from '#domain/site/contact/phone.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { pageContext } from '#server/main/page-context.ts'
import { messagesContext } from '#server/messages/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { visitorContext } from '#server/people/session/visitor.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { language } from '#texts/language.ts'
import { phoneRefusalSentences } from '#texts/messages/owner-phone.ts'

// Part of the route of the first message: a route of its own would add to the list of routes that every page loads.

/** A number as text and as a `tel:` link, or why there is none. */
export type PhoneOutcome =
  | { readonly phone: string; readonly url: string }
  | { readonly problem: string }

type Context = Pick<Readonly<RouterContextProvider>, 'get'>

interface Home {
  readonly type: EstateType
  readonly id: number
}

/**
 * Does not contain the number, which only a posted form returns.
 *
 * @throws 404 unless the owner shows a number
 */
export async function getOwnerPhoneData(context: Context, home: Home) {
  const person = await context.get(visitorContext).person()
  const found = await context.get(messagesContext).phones.findHome(person?.uid ?? null, home)
  if (found === null) throw createPageError(404)
  return {
    way: 'phone' as const,
    address: wordAddress(found.address, language),
    isOwn: found.isOwn,
    homePath: listingPath(home),
    writePath: writePath(home),
    // Where the visitor returns after signing in.
    nextPath: person === null ? ownerPhonePath(home) : null,
    isConfirmed: person?.emailVerified === true,
  }
}

export async function showOwnerPhone(context: Context, home: Home) {
  const person = await requirePerson(context, ownerPhonePath(home))
  const { clientIp } = context.get(pageContext)
  const read = await context.get(messagesContext).phones.read(person, home, clientIp)
  // Formatted on the server, so that only the home's own page loads the code for it.
  if (!('refusal' in read))
    return data<PhoneOutcome>({ phone: formatPhone(read.phone), url: formatTelUrl(read.phone) })
  if (read.refusal === 'not found') throw createPageError(404)
  return data<PhoneOutcome>(
    { problem: phoneRefusalSentences[read.refusal] },
    { status: getRefusalStatus(read.refusal) },
  )
}
