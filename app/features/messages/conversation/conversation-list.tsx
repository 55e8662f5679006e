import './conversation-list.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { messagePictureTexts } from '#content/texts/messages/message-pictures.ts'
import { formatUnread, messagesTexts, typeLabels } from '#content/texts/messages/messages.ts'
import { conversationPath } from '#domain/messages/conversation/links.ts'
import type {
  BlockedPerson,
  MyConversation,
  MyMessage,
} from '#domain/messages/conversation/my-conversation.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatLongDate } from '#domain/platform/time/calendar-day.ts'
import { formatKyivTime, toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import type { MyBan } from '#domain/safety/ban.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { MyBanPanel, type RefusedAppeal } from './my-ban.tsx'
import { nameCounterpart, nameHome } from './name-counterpart.ts'
import { OnOffChoice } from './on-off-choice.tsx'
import { ReadReceiptsSetting } from './read-receipts-setting.tsx'

interface ConversationListProps {
  readonly conversations: readonly MyConversation[]
  readonly viewings: ReactNode
  readonly newerPath: string | null
  readonly olderPath: string | null
  readonly mails: 'on' | 'off' | 'unconfirmed'
  /** Whether read receipts are on: the person sends them and gets them. */
  readonly sendsReadReceipts: boolean
  readonly ban: MyBan | null
  /** An appeal against the ban that was not accepted. */
  readonly refused: RefusedAppeal | undefined
  /** Why a setting was not changed. */
  readonly problem: string | undefined
  readonly blocked: readonly BlockedPerson[]
  readonly isModerator: boolean
}

/** docs/product/messages.md, "Messages". */
export function ConversationList(props: ConversationListProps) {
  const { conversations, viewings, newerPath, olderPath, mails, sendsReadReceipts } = props
  const { ban, refused, problem, blocked, isModerator } = props
  return (
    <div className="page page-overview">
      <h1>{messagesTexts.title}</h1>
      <p className="mt-3 mb-8 max-w-prose text-ink-soft text-lg">{messagesTexts.lead}</p>
      {isModerator && (
        <Link to={PATHS.moderation} className={`${quietButton} mb-6`}>
          {messagesTexts.moderation}
        </Link>
      )}
      {ban !== null && (
        <div className="mb-6">
          <MyBanPanel ban={ban} refused={refused} />
        </div>
      )}
      {viewings}
      {conversations.length === 0 && (
        <div className="empty-state mb-3">
          <h2>{messagesTexts.empty}</h2>
          <p className="text-ink-soft">{messagesTexts.emptyHint}</p>
          <Link to={PATHS.search} className={`${primaryButton} mt-4`}>
            {messagesTexts.search}
          </Link>
        </div>
      )}
      <ul className="conversation-list">
        {conversations.map((conversation) => (
          <Entry key={conversation.id} conversation={conversation} />
        ))}
      </ul>
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
      {problem !== undefined && (
        <p role="alert" className="callout mt-8">
          {problem}
        </p>
      )}
      <Mails mails={mails} />
      <ReadReceiptsSetting isTold={sendsReadReceipts} />
      <BlockedPeople people={blocked} />
    </div>
  )
}

/** Whether new messages are announced by mail. */
function Mails({ mails }: Pick<ConversationListProps, 'mails'>) {
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

function Entry({ conversation }: { readonly conversation: MyConversation }) {
  const { id, home, unread, lastMessage } = conversation
  return (
    <li className="panel conversation-entry" data-unread={unread > 0 || undefined}>
      <h2>
        <Link to={`${conversationPath(id)}#write`}>{nameHome(conversation)}</Link>
      </h2>
      <p className="text-ink-soft text-sm">
        {nameCounterpart(conversation)} · {typeLabels[home.type]}
        {lastMessage !== null && (
          <>
            {' · '}
            <time dateTime={lastMessage.sentAt}>{formatMoment(lastMessage)}</time>
          </>
        )}
      </p>
      {lastMessage !== null && (
        <p className="conversation-last">
          {lastMessage.isOwn && `${messagesTexts.you}: `}
          <bdi>
            {lastMessage.text === ''
              ? messagePictureTexts.only
              : (lastMessage.text ?? messagesTexts.erased)}
          </bdi>
        </p>
      )}
      {unread > 0 && <p className="conversation-unread">{formatUnread(unread)}</p>}
    </li>
  )
}

function formatMoment({ sentAt }: MyMessage): string {
  const at = new Date(sentAt)
  return `${formatLongDate(toKyivDay(at))}, ${formatKyivTime(at)}`
}
