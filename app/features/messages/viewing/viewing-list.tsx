import { formatViewingTime } from '#texts/format/viewing-time.ts'
import './viewing-list.css'
import './viewing-panel.css'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { dangerButton, primaryButton, quietButton } from '#app/ui/button.ts'
import { viewingFilePath, viewingsPath } from '#domain/messages/viewing/links.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import type { ViewingAction } from '#domain/messages/viewing/state.ts'
import { toSpan } from '#domain/messages/viewing/viewing-event.ts'
import { CANCEL_NOW, formatCancelLead, viewingTexts } from '#texts/messages/viewing.ts'
import { PlaceChoice } from './offer-viewing-form.tsx'
import { ViewingFacts } from './viewing-facts.tsx'

interface ViewingListProps {
  /** Id of the conversation. */
  readonly id: string
  readonly viewings: readonly MyViewing[]
}

/** Viewings, each with the actions that the person can take. */
export function ViewingList({ id, viewings }: ViewingListProps) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {viewings.map((viewing) => (
        <li
          key={viewing.id}
          className="panel viewing-entry"
          data-state={viewing.state}
          data-viewing={viewing.id}
          tabIndex={-1}
        >
          <ViewingFacts viewing={viewing} />
          <div className="viewing-actions flex flex-wrap gap-2">
            {viewing.state === 'taken' && (
              <Link
                to={viewingFilePath(id, viewing.id)}
                reloadDocument
                download
                className={quietButton}
              >
                {viewingTexts.file}
              </Link>
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

interface CancelViewingProps {
  /** Id of the conversation. */
  readonly id: string
  readonly viewing: MyViewing
}

const intent: ViewingAction = 'cancel'

/** Canceling cannot be undone, so it asks first, with or without scripts. */
const CancelViewing = ({ id, viewing }: CancelViewingProps) => (
  <details className="no-marker cancel-viewing">
    <summary className={dangerButton}>{viewingTexts.cancel}</summary>
    <ViewingForm id={id} viewing={viewing.id}>
      <p className="my-3 max-w-prose">{formatCancelLead(formatViewingTime(toSpan(viewing)))}</p>
      <button type="submit" name="intent" value={intent} className={dangerButton}>
        {CANCEL_NOW}
      </button>
    </ViewingForm>
  </details>
)

interface ViewingFormProps {
  /** Id of the conversation. */
  readonly id: string
  /** Id of the viewing. */
  readonly viewing: string
  readonly children: ReactNode
}

/** A button that acts on a viewing. */
const ViewingForm = ({ id, viewing, children }: ViewingFormProps) => (
  <Form method="post" action={viewingsPath(id)} preventScrollReset>
    <input type="hidden" name="viewing" value={viewing} />
    {children}
  </Form>
)
