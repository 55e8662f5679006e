import type { ReactNode } from 'react'
import './newsletter-screen.css'

interface NewsletterScreenProps {
  readonly heading: string
  readonly text: string
  /** What can be done here. */
  readonly children?: ReactNode
}

/** One thing about the newsletter: what it is, and what to do about it. */
export function NewsletterScreen({ heading, text, children }: NewsletterScreenProps) {
  return (
    <div className="page newsletter-screen">
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
