import './conversation-list.css'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'

interface OnOffChoiceProps {
  /** Name of the form field, and id of the section. */
  readonly name: 'mails' | 'reading'
  readonly title: string
  readonly isOn: boolean
  /** Label of the button that changes it; `null` if it cannot be changed. */
  readonly label: string | null
  readonly children: ReactNode
}

export const OnOffChoice = ({ name, title, isOn, label, children }: OnOffChoiceProps) => (
  <section className="conversation-section conversation-mails" aria-labelledby={name}>
    <h2 id={name}>{title}</h2>
    {children}
    {label !== null && (
      <Form method="post" preventScrollReset>
        <button type="submit" name={name} value={isOn ? 'off' : 'on'} className={quietButton}>
          {label}
        </button>
      </Form>
    )}
  </section>
)
