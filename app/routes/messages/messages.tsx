import './conversation-list.css'
import type { ReactNode } from 'react'
import { data, Form, Link, redirect, useActionData, useRevalidator } from 'react-router'
import { ConversationRows } from '#app/features/messages/conversation/conversation-rows.tsx'
import { useReloadOnNews } from '#app/features/messages/conversation/live/use-follow-conversation.ts'
import { MyBanPanel, type RefusedAppeal } from '#app/features/messages/conversation/my-ban.tsx'
import { nameCounterpart } from '#app/features/messages/conversation/name-counterpart.ts'
import { UpcomingViewings } from '#app/features/messages/viewing/upcoming-viewings.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm } from '#app/routes/shell/posted-form.ts'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import type { BlockedPerson } from '#domain/messages/conversation/my-conversation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { PATHS, withParameters } from '#domain/platform/paths.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { messagesContext } from '#server/messages/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { safetyContext } from '#server/safety/open.ts'
import { language } from '#texts/language.ts'
import { messagesTexts } from '#texts/messages/messages.ts'
import { readingTexts } from '#texts/messages/read-receipts.ts'
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
  const { viewings, ban, conversations, newerPath, olderPath, settings, isModerator } = loaderData
  useReloadOnNews(useRevalidator().revalidate)
  const outcome = useActionData<RefusedAppeal | { readonly problem: string } | null>() ?? undefined
  const isAppeal = outcome !== undefined && 'reason' in outcome
  const problem = isAppeal ? undefined : outcome?.problem
  return (
    <div className="page page-overview">
      <h1>{messagesTexts.title}</h1>
      <p className="mt-3 mb-8 max-w-prose text-ink-soft text-lg">{messagesTexts.lead}</p>
      {isModerator && (
        <Link to={PATHS.moderation} className={`${quietButton} mb-6`}>
          {messagesTexts.moderation}
        </Link>
      )}
      <div className="conversations-page">
        <div className="min-w-0">
          {ban !== null && (
            <div className="mb-6">
              <MyBanPanel ban={ban} refused={isAppeal ? outcome : undefined} />
            </div>
          )}
          <UpcomingViewings viewings={viewings} />
          {conversations.length === 0 && (
            <div className="empty-state mb-3">
              <h2>{messagesTexts.empty}</h2>
              <p className="text-ink-soft">{messagesTexts.emptyHint}</p>
              <Link to={PATHS.search} className={`${primaryButton} mt-4`}>
                {messagesTexts.search}
              </Link>
            </div>
          )}
          <ConversationRows conversations={conversations} />
          <nav className="mt-8 flex gap-3" aria-label={messagesTexts.title}>
            {newerPath !== null && (
              <Link to={newerPath} className={quietButton}>
                {messagesTexts.newer}
              </Link>
            )}
            {olderPath !== null && (
              <Link to={olderPath} className={quietButton}>
                {messagesTexts.older}
              </Link>
            )}
          </nav>
        </div>
        <div className="min-w-0">
          {problem !== undefined && (
            <p role="alert" className="callout mt-8">
              {problem}
            </p>
          )}
          <Mails mails={settings.mails} />
          <ReadReceiptsSetting isTold={settings.sendsReadReceipts} />
          <BlockedPeople people={settings.blocked} />
        </div>
      </div>
    </div>
  )
}

/** Whether new messages are announced by mail. */
function Mails({ mails }: { readonly mails: 'on' | 'off' | 'unconfirmed' }) {
  const { mailsOn, mailsOff, mailsUnconfirmed, stopMails, getMails } = messagesTexts
  const texts = { on: mailsOn, off: mailsOff, unconfirmed: mailsUnconfirmed }
  const labels = { on: stopMails, off: getMails, unconfirmed: null }
  return (
    <OnOffChoice
      name="mails"
      title={messagesTexts.mails}
      isOn={mails === 'on'}
      label={labels[mails]}
    >
      <p className="text-ink-soft">{texts[mails]}</p>
      {mails === 'unconfirmed' && (
        <Link to={PATHS.settings} className="text-link touch-link">
          {messagesTexts.toSettings}
        </Link>
      )}
    </OnOffChoice>
  )
}

const nameBlocked = (person: BlockedPerson) =>
  person.address === ''
    ? messagesTexts.blockedGone
    : `${nameCounterpart(person)}, ${person.address}`

/** Includes people whose conversations the person has left. */
function BlockedPeople({ people }: { readonly people: readonly BlockedPerson[] }) {
  if (people.length === 0) return null
  return (
    <section className="conversation-section" aria-labelledby="blocked">
      <h2 id="blocked" className="text-xl/heading">
        {messagesTexts.blocked}
      </h2>
      <ul>
        {people.map((person) => (
          <li
            key={person.blockedAt}
            className="wrap-anywhere mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          >
            <span>{nameBlocked(person)}</span>
            <Form method="post" preventScrollReset>
              <button
                type="submit"
                name="unblock"
                value={person.blockedAt}
                className={quietButton}
                aria-label={`${messagesTexts.unblock}: ${nameBlocked(person)}`}
              >
                {messagesTexts.unblock}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Read receipts work both ways: people who send none get none. */
const ReadReceiptsSetting = ({ isTold }: { readonly isTold: boolean }) => (
  <OnOffChoice
    name="reading"
    title={readingTexts.title}
    isOn={isTold}
    label={isTold ? readingTexts.turnOff : readingTexts.turnOn}
  >
    <p>{readingTexts.what}</p>
    <p className="text-ink-soft">{isTold ? readingTexts.on : readingTexts.off}</p>
  </OnOffChoice>
)

interface OnOffChoiceProps {
  /** Name of the form field, and id of the section. */
  readonly name: 'mails' | 'reading'
  readonly title: string
  readonly isOn: boolean
  /** Label of the button that changes it; `null` if it cannot be changed. */
  readonly label: string | null
  readonly children: ReactNode
}

const OnOffChoice = ({ name, title, isOn, label, children }: OnOffChoiceProps) => (
  <section className="conversation-section grid justify-items-start gap-2" aria-labelledby={name}>
    <h2 id={name} className="text-xl/heading">
      {title}
    </h2>
    {children}
    {label !== null && (
      <Form method="post" preventScrollReset>
        <button type="submit" name={name} value={isOn ? 'off' : 'on'} className={quietButton}>
          {label}
        </button>
      </Form>
    )}
  </section>
)
