import './chat.css'
import './messages-page.css'
import arrowLeft from 'virtual:lucide/arrow-left'
import { type ComponentProps, use, useRef } from 'react'
import { data, Link, redirect, useActionData, useRevalidator } from 'react-router'
import { BanCallout } from '#app/features/messages/conversation/ban-callout.tsx'
import { ConversationMenu } from '#app/features/messages/conversation/conversation-menu.tsx'
import { ConversationRows } from '#app/features/messages/conversation/conversation-rows.tsx'
import { GoneConversation } from '#app/features/messages/conversation/gone-conversation.tsx'
import { HomePrice } from '#app/features/messages/conversation/home-price.tsx'
import { LiveMessages } from '#app/features/messages/conversation/live/live-messages.tsx'
import { useReloadOnNews } from '#app/features/messages/conversation/live/use-follow-conversation.ts'
import { useNewMessages } from '#app/features/messages/conversation/live/use-new-messages.ts'
import { useOutgoing } from '#app/features/messages/conversation/live/use-outgoing.ts'
import { useSendMessagePictures } from '#app/features/messages/conversation/live/use-send-message-pictures.ts'
import {
  MessageForm,
  type MessageOutcome,
} from '#app/features/messages/conversation/message/message-form.tsx'
import { nameCounterpart, nameHome } from '#app/features/messages/conversation/name-counterpart.ts'
import { ViewingPanel } from '#app/features/messages/viewing/viewing-panel.tsx'
import { SendConfirmation } from '#app/features/people/email-confirmation/confirm-first.tsx'
import { ScriptNonceContext } from '#app/features/shell/script-nonce.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { iconButton, primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { listingPath } from '#domain/catalog/links.ts'
import {
  conversationPath,
  OPENING_ANCHOR,
  openingPath,
} from '#domain/messages/conversation/links.ts'
import { listQuickReplies } from '#domain/messages/conversation/message/quick-reply.ts'
import { getLastSeq } from '#domain/messages/conversation/my-conversation.ts'
import {
  findObstacle,
  isConversationAction,
  maySendPictures,
} from '#domain/messages/conversation/permission.ts'
import { factsPath } from '#domain/messages/facts/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { messagesContext } from '#server/messages/open.ts'
import { safetyContext } from '#server/safety/open.ts'
import { formatAnswerLink } from '#texts/messages/facts.ts'
import { messagePictureTexts } from '#texts/messages/message-pictures.ts'
import {
  formatObstacle,
  formatUnconfirmed,
  messagesTexts,
  quickReplyTexts,
} from '#texts/messages/messages.ts'
import { lostConnectionTexts } from '#texts/site/lost-connection.ts'
import type { Route } from './+types/conversation.ts'
import {
  readPostedMessage,
  readQuickReply,
  refuseMessage,
  refusePictures,
} from './posted-message.ts'
import { requireMyConversation } from './require-my-conversation.ts'
import { wordHome, wordPlace } from './word-places.ts'

/** How many conversations stand beside the open one. */
const OTHERS = 30

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? nameHome(loaderData.conversation) : messagesTexts.title },
  // The field stays above the keyboard of a phone.
  {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1, interactive-widget=resizes-content',
  },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { person, uid, conversations, conversation } = await requireMyConversation(
    context,
    id,
    openingPath(id),
  )
  const [messages, viewings, ban, done, all, asked] = await Promise.all([
    conversations.readMessages(conversation),
    context.get(messagesContext).viewings.list(uid, id),
    context.get(safetyContext).bans.findOwn(uid),
    context.get(messagesContext).viewings.findDone(id, request),
    conversations.list(uid, { limit: OTHERS, offset: 0 }),
    context.get(messagesContext).facts.listAsked(uid, id),
  ])
  await conversations.markRead(uid, conversation, getLastSeq(messages))
  const typed = readQuickReply(request, conversation.party)
  return {
    conversation,
    others: all.conversations.map(wordHome),
    messages,
    viewings: { ...viewings, viewings: viewings.viewings.map(wordPlace) },
    done,
    askedCount: asked.length,
    ban,
    typed,
    unconfirmedEmail: person.emailVerified ? null : person.email,
    sendKey: crypto.randomUUID(),
  }
}

/** Sends a message or performs one of the actions; a form with neither is a 400 and changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const path = conversationPath(params.id)
  const { uid, conversations, conversation } = await requireMyConversation(context, params.id, path)
  const { id } = conversation
  const posted = await readPostedForm(request)
  const intent = posted.get('intent')
  if (isConversationAction(intent)) {
    const refused = await conversations.act(uid, id, intent)
    if (refused !== null) {
      const status = getRefusalStatus(refused.refusal)
      return data<MessageOutcome>({ problem: messagesTexts.notNow }, { status })
    }
    return redirect(intent === 'leave' ? PATHS.messages : path, 303)
  }
  const refused = refusePictures(posted, conversation)
  if (refused !== null) return refused
  const { message, rejected } = await readPostedMessage(posted)
  if (rejected) return rejected
  const sent = await conversations.send(uid, id, message)
  if ('refusal' in sent) return refuseMessage(message, sent.refusal, conversation)
  return redirect(`${path}#write`, 303)
}

export const clientAction = keepOnLostConnection(lostConnectionTexts.notSent)

export const ErrorBoundary = GoneConversation

/** `/messages/:id` (docs/product/messages.md, "Messages"). */
export default function Conversation(props: Route.ComponentProps) {
  return <OpenConversation key={props.loaderData.conversation.id} {...props} />
}

function OpenConversation({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { conversation, others, messages: loaded, viewings, done, ban, typed, sendKey } = loaderData
  const { unconfirmedEmail, askedCount } = loaderData
  const outcome = useActionData<MessageOutcome>()
  const { revalidate } = useRevalidator()
  const { messages, fetchNewMessages, add } = useNewMessages({
    conversation,
    loaded,
    reload: revalidate,
  })
  const { outgoing, send, tryAgain, remove } = useOutgoing({
    conversation,
    messages,
    sendKey,
    onSent: add,
  })
  const end = useRef<HTMLDivElement>(null)
  useReloadOnNews(revalidate, conversation.id)
  const sendPictures = useSendMessagePictures({ conversation, sendKey, onSent: fetchNewMessages })
  const obstacle = findObstacle(conversation.standing)
  return (
    <>
      <div className="page chat-panes">
        <aside className="chat-list" aria-label={messagesTexts.all}>
          <h2>
            <Link to={PATHS.messages}>{messagesTexts.all}</Link>
          </h2>
          <ConversationRows conversations={others} open={conversation.id} />
        </aside>
        <div className="flex min-w-0 flex-col">
          <ConversationHeader conversation={conversation} viewings={viewings.viewings} />
          <div className="chat-thread">
            <p className="text-center text-ink-soft text-sm">{messagesTexts.safety}</p>
            <section aria-label={messagesTexts.title}>
              <LiveMessages
                id={conversation.id}
                messages={messages}
                unread={conversation.unread}
                readByOther={conversation.readByOther}
                outgoing={outgoing}
                other={nameCounterpart(conversation)}
                onTryAgain={tryAgain}
                onRemove={remove}
                end={end}
              />
            </section>
            {askedCount > 0 && (
              <Link to={factsPath(conversation.id)} className={`${primaryButton} self-start`}>
                {formatAnswerLink(askedCount)}
              </Link>
            )}
            <ViewingPanel
              id={conversation.id}
              party={conversation.party}
              {...viewings}
              done={done}
            />
            {unconfirmedEmail !== null && (
              <SendConfirmation>
                <p className="mb-3 wrap-anywhere">{formatUnconfirmed(unconfirmedEmail)}</p>
              </SendConfirmation>
            )}
          </div>
          <div className="chat-write">
            {obstacle !== null ? (
              <p className="callout">{formatObstacle(obstacle, conversation)}</p>
            ) : ban !== null ? (
              <>
                {outcome?.problem !== undefined && <FormProblem problem={outcome.problem} />}
                <BanCallout ban={ban} />
              </>
            ) : (
              <MessageForm
                place={`${conversation.id}/${conversation.party}`}
                sendKey={sendKey}
                replies={listQuickReplies(conversation.party, {
                  isAnswered: conversation.isAnswered,
                  hasTimes: viewings.viewings.length > 0,
                  isSent: (reply) =>
                    messages.some(
                      ({ isOwn, text }) => isOwn && text?.includes(quickReplyTexts[reply]),
                    ),
                })}
                outcome={outcome ?? typed}
                isRedacting={!conversation.isAnswered}
                onSend={send}
                {...(maySendPictures(conversation.party, conversation.isAnswered)
                  ? { onSendPictures: sendPictures }
                  : { hint: messagePictureTexts.early })}
              />
            )}
          </div>
          <div id="write" ref={end} className="chat-end">
            {conversation.unread === 0 && <div id={OPENING_ANCHOR} />}
          </div>
        </div>
      </div>
      <OpenAtScript />
    </>
  )
}

function ConversationHeader({ conversation, viewings }: ComponentProps<typeof ConversationMenu>) {
  const { home } = conversation
  return (
    <header className="chat-header">
      <Link
        to={PATHS.messages}
        className={`${iconButton} lg:hidden`}
        aria-label={messagesTexts.all}
      >
        <Icon shapes={arrowLeft} />
      </Link>
      <div className="conversation-picture">
        {home.picture !== null && (
          <Picture
            src={home.picture}
            alt=""
            sizes="4rem"
            loading="eager"
            className="picture-fill"
          />
        )}
      </div>
      <div className="min-w-0">
        <h1 className="conversation-name">
          {home.isShown ? (
            <Link to={listingPath(home)} className="hover:underline">
              {nameHome(conversation)}
            </Link>
          ) : (
            nameHome(conversation)
          )}
        </h1>
        <p className="truncate text-(length:--text-sm) text-ink-soft">
          {home.price !== '' && (
            <>
              <HomePrice home={home} />
              {' · '}
            </>
          )}
          {nameCounterpart(conversation)}
          {!home.isShown && ` · ${messagesTexts.homeEnded}`}
        </p>
      </div>
      <ConversationMenu conversation={conversation} viewings={viewings} />
    </header>
  )
}

/**
 * Runs before the first paint. Not after a reload or on a return, when the browser restores the scroll position.
 */
const SCRIPT = `document.getElementById(location.hash.slice(1))||performance.getEntriesByType("navigation")[0]?.type!=="navigate"||(document.getElementById("${OPENING_ANCHOR}")?.scrollIntoView(),((e)=>e&&e.getBoundingClientRect().bottom<innerHeight&&e.scrollIntoView({block:"end"}))(document.getElementById("write")))`

/** Scrolls to the newest messages, unless the URL has a fragment. */
const OpenAtScript = () => (
  <script
    nonce={use(ScriptNonceContext)}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SCRIPT : '' }}
  />
)
