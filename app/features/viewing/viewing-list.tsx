import './viewing-list.css'
import { Form } from 'react-router'
import { dangerButton, primaryButton, quietButton } from '#app/ui/button.ts'
import { viewingTexts } from '#content/texts/viewing/viewing.ts'
import { formatViewingTime } from '#domain/viewing/format-viewing-time.ts'
import { viewingFilePath, viewingsPath } from '#domain/viewing/links.ts'
import type { OwnViewing } from '#domain/viewing/own-viewing.ts'
import type { ViewingAction } from '#domain/viewing/state.ts'

interface ViewingListProps {
  /** Of the conversation. */
  readonly id: string
  readonly viewings: readonly OwnViewing[]
}

/** With what can be done with each. */
export function ViewingList({ id, viewings }: ViewingListProps) {
  return (
    <ul className="viewings">
      {viewings.map((viewing) => (
        <li
          key={viewing.id}
          className="viewing"
          data-state={viewing.state}
          data-viewing={viewing.id}
          tabIndex={-1}
        >
          <ViewingFacts viewing={viewing} />
          <div className="viewing-actions">
            {viewing.state === 'taken' && (
              <a href={viewingFilePath(id, viewing.id)} download className={quietButton}>
                {viewingTexts.file}
              </a>
            )}
            {viewing.actions.map((action) => (
              <Form key={action} method="post" action={viewingsPath(id)} preventScrollReset>
                <input type="hidden" name="viewing" value={viewing.id} />
                <button type="submit" name="intent" value={action} className={CLASSES[action]}>
                  {viewingTexts[action]}
                </button>
              </Form>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

const CLASSES: Readonly<Record<ViewingAction, string>> = {
  take: primaryButton,
  withdraw: quietButton,
  cancel: dangerButton,
}

export function ViewingFacts({ viewing }: { readonly viewing: OwnViewing }) {
  const { state, place, tellsExactPlace, rival } = viewing
  return (
    <div className="viewing-facts">
      <p className="viewing-state">{viewingTexts[state]}</p>
      <p className="viewing-time">
        <time dateTime={viewing.startsAt}>{formatSpan(viewing)}</time>
      </p>
      {state === 'taken' && place !== '' && <p className="text-ink-soft">{place}</p>}
      {state === 'offered' && tellsExactPlace && (
        <p className="text-ink-soft text-sm">{viewingTexts.willTellPlace}</p>
      )}
      {rival !== null && <p className="viewing-rival">{getRivalSentence(viewing)}</p>}
    </div>
  )
}

/** Whoever may withdraw it is the owner. */
function getRivalSentence({ rival, actions }: OwnViewing): string {
  if (rival === 'offered') return viewingTexts.rivalOffered
  return actions.includes('withdraw') ? viewingTexts.rivalTaken : viewingTexts.rivalTakenForSeeker
}

const formatSpan = ({ startsAt, endsAt }: OwnViewing) =>
  formatViewingTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
