import './queue.css'
import type { ReactNode } from 'react'

interface QueueSectionProps {
  /** The anchor of its heading, and the name of its list. */
  readonly id: string
  readonly heading: string
  readonly hint: string
  /** The entries of its list. */
  readonly children: ReactNode
}

/** What waits besides homes. */
export const QueueSection = ({ id, heading, hint, children }: QueueSectionProps) => (
  <section aria-labelledby={id} className="mt-12">
    <h2 id={id} tabIndex={-1} className="text-2xl/heading">
      {heading}
    </h2>
    <p className="mt-2 mb-6 max-w-prose text-ink-soft">{hint}</p>
    <ul className="moderation-queue" data-section={id}>
      {children}
    </ul>
  </section>
)
