import './conversation-list.css'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import type {
  BlockedPerson,
  MyConversation,
} from '#domain/messages/conversation/my-conversation.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { messagesTexts } from '#texts/messages/messages.ts'
import { readingTexts } from '#texts/messages/read-receipts.ts'
import { ConversationRows } from './conversation-rows.tsx'
import { nameCounterpart } from './name-counterpart.ts'

interface ConversationListProps {
  readonly conversations: readonly MyConversation[]
  readonly newerPath: string | null
  readonly olderPath: string | null
  readonly settings: MessageSettings
  /** Why a setting was not changed. */
  readonly problem: string | undefined
  readonly isModerator: boolean
  /** What is shown first. */
  readonly children: ReactNode
}

interface MessageSettings {
  readonly mails: 'on' | 'off' | 'unconfirmed'
  /** Whether read receipts are on: the person sends them and gets them. */
  readonly sendsReadReceipts: boolean
  readonly blocked: readonly BlockedPerson[]
}

/** docs/product/messages.md, "Messages". */
export function ConversationList(props: ConversationListProps) {
  const { conversations, newerPath, olderPath, settings, problem, isModerator, children } = props
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
          {children}
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
function Mails({ mails }: Pick<MessageSettings, 'mails'>) {
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
