import './viewing-list.css'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { viewingTexts } from '#content/texts/messages/viewing.ts'
import { viewingFilePath } from '#domain/messages/viewing/links.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import type { ViewingAction } from '#domain/messages/viewing/state.ts'
import { CancelViewing } from './cancel-viewing.tsx'
import { PlaceChoice } from './offer-viewing-form.tsx'
import { ViewingFacts } from './viewing-facts.tsx'
import { ViewingForm } from './viewing-form.tsx'

interface ViewingListProps {
  /** Id of the conversation. */
  readonly id: string
  readonly viewings: readonly MyViewing[]
}

/** Viewings, each with the actions that the person can take. */
export function ViewingList({ id, viewings }: ViewingListProps) {
  return (
    <ul className="viewing-list">
      {viewings.map((viewing) => (
        <li
          key={viewing.id}
          className="panel viewing-entry"
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
            {viewing.actions.map((action) =>
              action === 'cancel' ? (
                <CancelViewing key={action} id={id} viewing={viewing} />
              ) : (
                <ViewingForm key={action} id={id} viewing={viewing.id}>
                  {action === 'take' && viewing.mayDisclosePlace && <PlaceChoice />}
                  <button type="submit" name="intent" value={action} className={CLASSES[action]}>
                    {viewingTexts[action]}
                  </button>
                </ViewingForm>
              ),
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const CLASSES: Readonly<Record<Exclude<ViewingAction, 'cancel'>, string>> = {
  take: primaryButton,
  withdraw: quietButton,
}
