import ellipsis from 'virtual:lucide/ellipsis-vertical'
import { Form, Link, useNavigation } from 'react-router'
import { dangerButton, iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Menu } from '#app/ui/menu/menu.tsx'
import { listingPath } from '#domain/catalog/links.ts'
import { reportConversationPath } from '#domain/messages/conversation/links.ts'
import type { MyConversation } from '#domain/messages/conversation/my-conversation.ts'
import { mayAct } from '#domain/messages/conversation/permission.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import { toSpan } from '#domain/messages/viewing/viewing-event.ts'
import { formatViewingTime } from '#texts/format/viewing-time.ts'
import { formatEndQuestion, messagesTexts } from '#texts/messages/messages.ts'

interface ConversationMenuProps {
  readonly conversation: MyConversation
  readonly viewings: readonly MyViewing[]
}

/** Ways to end the conversation. What cannot be taken back asks first, with or without scripts. */
export function ConversationMenu({ conversation, viewings }: ConversationMenuProps) {
  const { id, home, party, standing } = conversation
  const navigation = useNavigation()
  const agreed = viewings.find(({ state }) => state === 'taken')
  const time = agreed && formatViewingTime(toSpan(agreed))
  const { blockHint, blockNow, leaveHint, leaveAgain, leaveForGood, leaveNow } = messagesTexts
  const ask = (intent: 'block' | 'leave', hint: string, label: string) =>
    mayAct(intent, standing) && (
      <details name="end" className="no-marker">
        <summary className="drop-menu-item">{messagesTexts[intent]}</summary>
        <Form method="post" preventScrollReset>
          <p className="chat-question">{formatEndQuestion(intent, time)}</p>
          <p>{hint}</p>
          <button type="submit" name="intent" value={intent} className={dangerButton}>
            {label}
          </button>
        </Form>
      </details>
    )
  return (
    <Menu
      id="conversation-menu"
      label={messagesTexts.more}
      className={iconButton}
      opener={<Icon shapes={ellipsis} />}
      closeOnChange={navigation.state}
    >
      <div className="chat-ends">
        {home.isShown && (
          <Link to={listingPath(home)} className="drop-menu-item">
            {messagesTexts.home}
          </Link>
        )}
        {mayAct('unblock', standing) && (
          <Form method="post" preventScrollReset>
            <button type="submit" name="intent" value="unblock" className="drop-menu-item">
              {messagesTexts.unblock}
            </button>
            <p className="drop-menu-hint">{messagesTexts.unblockHint}</p>
          </Form>
        )}
        {ask('block', blockHint, blockNow)}
        {ask('leave', `${leaveHint} ${party === 'seeker' ? leaveAgain : leaveForGood}`, leaveNow)}
        {!standing.isOtherErased && (
          <Link to={reportConversationPath(id)} className="drop-menu-item">
            {messagesTexts.reportPerson}
          </Link>
        )}
      </div>
    </Menu>
  )
}
