import type { ReactNode } from 'react'
import './contact.css'

interface LetterPageProps {
  readonly heading: string
  readonly text: string
  /** What can be done here. */
  readonly children?: ReactNode
}

/** One thing about the newsletter: what it is, and what to do about it. */
export function LetterPage({ heading, text, children }: LetterPageProps) {
  return (
    <div className="page letter">
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
