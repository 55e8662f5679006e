import type { ReactNode } from 'react'

interface NewsletterScreenProps {
  readonly heading: string
  readonly text: string
  readonly children?: ReactNode
}

export function NewsletterScreen({ heading, text, children }: NewsletterScreenProps) {
  return (
    <div className="page grid grid-cols-1 justify-items-start gap-6 py-[clamp(3.5rem,10vw,8rem)] [&>p]:max-w-[44ch] [&>p]:text-[1.1875rem] [&>p]:text-ink-soft">
      <h1 className="max-w-full">{heading}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
