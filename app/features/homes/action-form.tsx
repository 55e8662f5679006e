import type { ReactNode } from 'react'
import { Form } from 'react-router'

interface ActionFormProps {
  /** Id of the home. */
  readonly id: string
  readonly onSubmit?: (event: { preventDefault: () => void }) => void
  readonly children: ReactNode
}

/** An action on a home in the list. The page keeps its scroll position, and focus follows the home. */
export function ActionForm({ id, onSubmit, children }: ActionFormProps) {
  return (
    <Form method="post" preventScrollReset onSubmit={onSubmit}>
      <input type="hidden" name="id" value={id} />
      {children}
    </Form>
  )
}
