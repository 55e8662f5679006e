import './newsletter-screen.css'
import type { ReactNode } from 'react'

interface NewsletterScreenProps {
  readonly heading: string
  readonly text: string
  readonly children?: ReactNode
}

export function NewsletterScreen({ heading, text, children }: NewsletterScreenProps) {
  return (
    <div className="page newsletter-screen">
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
