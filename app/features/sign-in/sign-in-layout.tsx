import './sign-in-layout.css'
import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'

const BACKGROUND_PICTURE = '/pictures/heroes/auth-1600x1000.jpg'

interface SignInLayoutProps {
  /** The name of the product, which links home. */
  readonly brand: ReactNode
  /** Beside the card, on wide screens only. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** A card in front of a full-page picture: `/` and the pages of account emails. */
export function SignInLayout({ brand, banner, children }: SignInLayoutProps) {
  return (
    <div className="sign-in-layout">
      <Picture
        src={BACKGROUND_PICTURE}
        alt=""
        sizes="100vw"
        loading="priority"
        className="sign-in-picture"
      />
      <div className="sign-in-brand">{brand}</div>
      {banner}
      <main className="sign-in-card">{children}</main>
    </div>
  )
}
