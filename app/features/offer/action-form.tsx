import type { ReactNode } from 'react'
import { Form } from 'react-router'

interface ActionFormProps {
  /** Of the home. */
  readonly id: string
  readonly onSubmit?: (event: { preventDefault: () => void }) => void
  readonly children: ReactNode
}

/** What can be done with a home of the list; the page stays where it is, and the focus follows the home. */
export function ActionForm({ id, onSubmit, children }: ActionFormProps) {
  return (
    <Form method="post" preventScrollReset onSubmit={onSubmit}>
      <input type="hidden" name="id" value={id} />
      {children}
    </Form>
  )
}
