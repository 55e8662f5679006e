import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { ASK_INTENT } from '#domain/messages/facts/links.ts'

interface AskFactsProps {
  /** The page where one writes about the home. */
  readonly path: string
  readonly label: string
}

/** Asks for everything that the page of a home does not state, by one press. */
export const AskFacts = ({ path, label }: AskFactsProps) => (
  <Form method="post" action={path} className="mt-2 mb-4">
    <input type="hidden" name="intent" value={ASK_INTENT} />
    <button type="submit" className={quietButton}>
      {label}
    </button>
  </Form>
)
