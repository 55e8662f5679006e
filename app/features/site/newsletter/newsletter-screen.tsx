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
      <h1 className="max-w-full">{heading}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
