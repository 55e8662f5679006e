import type { ReactNode } from 'react'

interface NewsletterScreenProps {
  readonly heading: string
  readonly text: string
  readonly children?: ReactNode
}

export function NewsletterScreen({ heading, text, children }: NewsletterScreenProps) {
  return (
    <div className="page grid justify-items-start gap-6 py-[clamp(3.5rem,10vw,8rem)]">
      <h1>{heading}</h1>
      <p className="max-w-[44ch] text-[1.1875rem] text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
