import { data, redirect, useActionData, useRevalidator } from 'react-router'
import { ConversationList } from '#app/features/messages/conversation/conversation-list.tsx'
import { useReloadOnNews } from '#app/features/messages/conversation/live/use-follow-conversation.ts'
import { MyBanPanel, type RefusedAppeal } from '#app/features/messages/conversation/my-ban.tsx'
import { UpcomingViewings } from '#app/features/messages/viewing/upcoming-viewings.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm } from '#app/routes/shell/posted-form.ts'
import { reasonSchema } from '#domain/moderation/reason.ts'
import { PATHS, withParameters } from '#domain/platform/paths.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { messagesContext } from '#server/messages/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { safetyContext } from '#server/safety/open.ts'
import { language } from '#texts/language.ts'
import { messagesTexts } from '#texts/messages/messages.ts'
import { banReasonMessages } from '#texts/moderation/bans.ts'
import type { Route } from './+types/messages.ts'
import { wordHome, wordPlace } from './word-places.ts'

const PAGE_SIZE = 50

const appealSchema = reasonSchema(banReasonMessages)

export const meta = () => [{ title: messagesTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid, emailVerified, roles } = await requirePerson(context, PATHS.messages)
  const service = context.get(messagesContext).conversations
  const asked = Number(new URL(request.url).searchParams.get('page'))
  const page = Number.isSafeInteger(asked) && asked > 1 && asked < 1_000 ? asked : 1
  const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const [{ conversations, total }, getsMails, viewings, ban, blocked, sendsReadReceipts] =
    await Promise.all([
      service.list(uid, range),
      service.getsMails(uid),
      context.get(messagesContext).viewings.listUpcoming(uid),
      context.get(safetyContext).bans.findOwn(uid),
      service.listBlocked(uid),
      service.sendsReadReceipts(uid),
    ])
  const getPath = (number: number) =>
    withParameters(PATHS.messages, number === 1 ? {} : { page: String(number) })
  const mails = getsMails ? ('on' as const) : ('off' as const)
  return {
    conversations: conversations.map(wordHome),
    viewings: viewings.map(wordPlace),
    ban,
    isModerator: roles.includes('moderator'),
    settings: {
      blocked: blocked.map((it) => ({ ...it, address: wordAddress(it.address, language) })),
      sendsReadReceipts,
      mails: emailVerified ? mails : ('unconfirmed' as const),
    },
    newerPath: page > 1 ? getPath(page - 1) : null,
    olderPath: total > page * PAGE_SIZE ? getPath(page + 1) : null,
  }
}

/**
 * Changes whether mails or read receipts are sent, unblocks a person, or appeals against a ban; any other form is a
 * 400 and changes nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { uid } = await requirePerson(context, PATHS.messages)
  const posted = await readPostedForm(request)
  const [mails, unblock, reading] = ['mails', 'unblock', 'reading'].map((name) => posted.get(name))
  const service = context.get(messagesContext).conversations
  if (typeof unblock === 'string') await service.unblock(uid, unblock)
  else if (mails === 'on' || mails === 'off') await service.setMails(uid, mails === 'on')
  else if (reading === 'on' || reading === 'off')
    await service.setReadReceipts(uid, reading === 'on')
  else if (posted.get('intent') === 'appeal') {
    const { values, errors, data: valid } = await parsePostedForm(posted, appealSchema)
    if (errors)
      return data<RefusedAppeal>({ reason: values.reason, problem: errors.reason }, { status: 400 })
    // A second appeal changes nothing; the page shows what became of the first.
    await context.get(safetyContext).bans.appeal(uid, valid.reason)
  } else return data(null, { status: 400 })
  return redirect(PATHS.messages, 303)
}

export const clientAction = keepOnLostConnection()

/** `/messages` (docs/product/messages.md, "Messages"). */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { viewings, ban, ...list } = loaderData
  useReloadOnNews(useRevalidator().revalidate)
  const outcome = useActionData<RefusedAppeal | { readonly problem: string } | null>() ?? undefined
  const isAppeal = outcome !== undefined && 'reason' in outcome
  return (
    <ConversationList {...list} problem={isAppeal ? undefined : outcome?.problem}>
      {ban !== null && (
        <div className="mb-6">
          <MyBanPanel ban={ban} refused={isAppeal ? outcome : undefined} />
        </div>
      )}
      <UpcomingViewings viewings={viewings} />
    </ConversationList>
  )
}
