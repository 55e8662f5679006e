import './sign-in-layout.css'
import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'

const BACKGROUND_PICTURE = '/pictures/heroes/auth-1600x1000.jpg'

interface SignInLayoutProps {
  readonly brand: ReactNode
  /** Links to the page in the other languages. */
  readonly language: ReactNode
  /** On wide screens only. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

export function SignInLayout({ brand, language, banner, children }: SignInLayoutProps) {
  return (
    <div className="sign-in-layout">
      <Picture
        src={BACKGROUND_PICTURE}
        alt=""
        sizes="100vw"
        loading="priority"
        className="sign-in-picture"
      />
      <div className="sign-in-brand">
        {brand}
        {language}
      </div>
      {banner}
      <main className="sign-in-card">{children}</main>
    </div>
  )
}
