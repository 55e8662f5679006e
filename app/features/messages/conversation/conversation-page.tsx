import './chat.css'
import '#app/features/messages/messages-page.css'
import arrowLeft from 'virtual:lucide/arrow-left'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { listingPath } from '#domain/catalog/links.ts'
import { OPENING_ANCHOR } from '#domain/messages/conversation/links.ts'
import type { MyConversation } from '#domain/messages/conversation/my-conversation.ts'
import { findObstacle } from '#domain/messages/conversation/permission.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatObstacle, messagesTexts } from '#texts/messages/messages.ts'
import { ConversationRows } from './conversation-rows.tsx'
import { HomePrice } from './home-price.tsx'
import { nameCounterpart, nameHome } from './name-counterpart.ts'

interface ConversationPageProps {
  readonly conversation: MyConversation
  /** The latest of all conversations of the person. */
  readonly others: readonly MyConversation[]
  /** The menu of what ends the conversation. */
  readonly menu: ReactNode
  readonly messages: ReactNode
  readonly viewings: ReactNode
  /** What is said between the messages and the field. */
  readonly notice: ReactNode
  /** The message form, if the person may write. */
  readonly form: ReactNode
  /** The end of the conversation, below the field. */
  readonly end: RefObject<HTMLDivElement | null>
}

/** docs/product/messages.md, "Messages". */
export function ConversationPage(props: ConversationPageProps) {
  const { conversation, others, menu, messages, viewings, notice, form, end } = props
  const obstacle = findObstacle(conversation.standing)
  return (
    <div className="page chat-panes">
      <aside className="chat-list" aria-label={messagesTexts.all}>
        <h2>
          <Link to={PATHS.messages}>{messagesTexts.all}</Link>
        </h2>
        <ConversationRows conversations={others} open={conversation.id} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <ConversationHeader conversation={conversation} menu={menu} />
        <div className="chat-thread">
          <p className="text-center text-ink-soft text-sm">{messagesTexts.safety}</p>
          <section aria-label={messagesTexts.title}>{messages}</section>
          {viewings}
          {notice}
        </div>
        <div className="chat-write">
          {obstacle === null ? (
            form
          ) : (
            <p className="callout">{formatObstacle(obstacle, conversation)}</p>
          )}
        </div>
        <div id="write" ref={end} className="chat-end">
          {conversation.unread === 0 && <div id={OPENING_ANCHOR} />}
        </div>
      </div>
    </div>
  )
}

function ConversationHeader({
  conversation,
  menu,
}: Pick<ConversationPageProps, 'conversation' | 'menu'>) {
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
      {menu}
    </header>
  )
}
