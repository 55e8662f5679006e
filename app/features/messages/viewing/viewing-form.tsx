import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { viewingsPath } from '#domain/messages/viewing/links.ts'

interface ViewingFormProps {
  /** Id of the conversation. */
  readonly id: string
  /** Id of the viewing. */
  readonly viewing: string
  readonly children: ReactNode
}

/** A button that acts on a viewing. */
export const ViewingForm = ({ id, viewing, children }: ViewingFormProps) => (
  <Form method="post" action={viewingsPath(id)} preventScrollReset>
    <input type="hidden" name="viewing" value={viewing} />
    {children}
  </Form>
)
