import './blocked-people.css'
import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { messagesTexts } from '#content/texts/messages/messages.ts'
import type { BlockedPerson } from '#domain/messages/conversation/my-conversation.ts'
import { nameCounterpart } from './name-counterpart.ts'

const nameBlocked = (person: BlockedPerson) =>
  person.address === ''
    ? messagesTexts.blockedGone
    : `${nameCounterpart(person)}, ${person.address}`

/** Includes people whose conversations the person has left. */
export function BlockedPeople({ people }: { readonly people: readonly BlockedPerson[] }) {
  if (people.length === 0) return null
  return (
    <section className="conversation-section blocked-people" aria-labelledby="blocked">
      <h2 id="blocked">{messagesTexts.blocked}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.blockedAt}>
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
