import { Link, redirect, useActionData } from 'react-router'
import { BanCallout } from '#app/features/messages/conversation/ban-callout.tsx'
import {
  MessageForm,
  type MessageOutcome,
} from '#app/features/messages/conversation/message/message-form.tsx'
import { AskFacts } from '#app/features/messages/facts/ask-facts.tsx'
import { ConfirmFirst } from '#app/features/people/email-confirmation/confirm-first.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { primaryButton } from '#app/ui/button.ts'
import { listingPath } from '#domain/catalog/links.ts'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { parseListingId } from '#domain/catalog/listing/listing-id.ts'
import { conversationPath, writePath } from '#domain/messages/conversation/links.ts'
import { FIRST_QUICK_REPLIES } from '#domain/messages/conversation/message/quick-reply.ts'
import { ASK_INTENT } from '#domain/messages/facts/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { messagesContext } from '#server/messages/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { visitorContext } from '#server/people/session/visitor.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { safetyContext } from '#server/safety/open.ts'
import { language } from '#texts/language.ts'
import { factQuestionTexts } from '#texts/messages/facts.ts'
import {
  formatWriteLead,
  messagesTexts,
  writeTexts,
  writeTitles,
} from '#texts/messages/messages.ts'
import { ownerPhoneTexts } from '#texts/messages/owner-phone.ts'
import { lostConnectionTexts } from '#texts/site/lost-connection.ts'
import type { Route } from './+types/write.ts'
import { ContactPage, SignInFirst } from './contact-page.tsx'
import { getOwnerPhoneData, type PhoneOutcome, showOwnerPhone } from './owner-phone.ts'
import { OwnerPhone } from './owner-phone-page.tsx'
import { readPostedMessage, readQuickReply, refuseMessage } from './posted-message.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => [
  {
    title:
      loaderData?.way === 'phone'
        ? ownerPhoneTexts.title
        : writeTitles[loaderData?.offeredBy ?? 'owner'],
  },
  { name: 'robots', content: 'noindex' },
]

/** @throws 404 unless the path names a home and, optionally, a way to contact its owner */
function requireHome({ type, id, way }: Route.LoaderArgs['params']) {
  const number = parseListingId(id)
  const isKnown = way === undefined || way === 'phone'
  if (!isEstateType(type) || number === null || !isKnown) throw createPageError(404)
  return { type, id: number }
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const person = await context.get(visitorContext).person()
  const home = requireHome(params)
  if (params.way !== undefined) return getOwnerPhoneData(context, home)
  const uid = person?.uid ?? null
  const found = await context.get(messagesContext).conversations.findHome(uid, home.type, home.id)
  if (found === null) throw createPageError(404)
  if (found.conversation !== null) throw redirect(`${conversationPath(found.conversation)}#write`)
  return {
    way: null,
    address: wordAddress(found.address, language),
    offeredBy: found.offeredBy,
    isOwn: found.isOwn,
    mustConfirm: found.mustConfirm,
    homePath: listingPath(home),
    writePath: writePath(home),
    // Where the visitor returns after signing in.
    nextPath: person === null ? writePath(home) : null,
    ban: uid === null ? null : await context.get(safetyContext).bans.findOwn(uid),
    sendKey: crypto.randomUUID(),
    typed: readQuickReply(request, 'seeker'),
  }
}

/** Starts the conversation with its first message, or shows the phone number. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const home = requireHome(params)
  if (params.way !== undefined) return showOwnerPhone(context, home)
  const { uid } = await requirePerson(context, writePath(home))
  const readReader = async () => {
    const found = await context.get(messagesContext).conversations.findHome(uid, home.type, home.id)
    return { party: 'seeker', offeredBy: found?.offeredBy ?? 'owner' } as const
  }
  const posted = await readPostedForm(request)
  if (posted.get('intent') === ASK_INTENT) {
    const asked = await context.get(messagesContext).facts.ask(uid, home)
    if ('refusal' in asked)
      return refuseMessage({ text: '', key: '' }, asked.refusal, await readReader())
    return redirect(`${conversationPath(asked.id)}#write`, 303)
  }
  const { message, rejected } = await readPostedMessage(posted)
  if (rejected) return rejected
  const sent = await context.get(messagesContext).conversations.start(uid, home, message)
  if ('refusal' in sent) return refuseMessage(message, sent.refusal, await readReader())
  return redirect(`${conversationPath(sent.id)}#write`, 303)
}

export const clientAction = keepOnLostConnection(lostConnectionTexts.notSent)

/** `/messages/new/:type/:id/:way?` (docs/product/messages.md, "Messages"; docs/product/homes.md, "Number of an owner"). */
export default function WritePage({ loaderData }: Route.ComponentProps) {
  const result = useActionData<unknown>()
  if (loaderData.way === 'phone')
    return <OwnerPhone {...loaderData} outcome={result as PhoneOutcome | undefined} />
  const { address, homePath, writePath: path, nextPath, offeredBy, isOwn } = loaderData
  const { sendKey, typed, ban, mustConfirm } = loaderData
  const outcome = result as MessageOutcome | undefined
  const { own, signInLead, signIn, needsScript } = writeTexts
  return (
    <ContactPage title={writeTitles[offeredBy]} address={address} homePath={homePath}>
      {isOwn ? (
        <>
          <p className="mb-5">{own}</p>
          <Link to={PATHS.messages} className={primaryButton}>
            {messagesTexts.all}
          </Link>
        </>
      ) : nextPath === null ? (
        <>
          <p className="mb-5">{formatWriteLead(offeredBy)}</p>
          {ban !== null ? (
            <BanCallout ban={ban} />
          ) : (
            <>
              {mustConfirm && <ConfirmFirst />}
              <AskFacts path={path} label={factQuestionTexts.ask} />
              <MessageForm
                key={sendKey}
                place={homePath}
                sendKey={sendKey}
                replies={FIRST_QUICK_REPLIES}
                outcome={outcome ?? typed}
                isRedacting
                rows={4}
              />
            </>
          )}
        </>
      ) : (
        <SignInFirst
          nextPath={nextPath}
          lead={signInLead}
          label={signIn}
          needsScript={needsScript}
        />
      )}
    </ContactPage>
  )
}
