import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { viewingsPath } from '#domain/viewing/links.ts'

interface ViewingFormProps {
  /** Of the conversation. */
  readonly id: string
  /** Its id. */
  readonly viewing: string
  readonly children: ReactNode
}

/** What can be done with a time. */
export const ViewingForm = ({ id, viewing, children }: ViewingFormProps) => (
  <Form method="post" action={viewingsPath(id)} preventScrollReset>
    <input type="hidden" name="viewing" value={viewing} />
    {children}
  </Form>
)
