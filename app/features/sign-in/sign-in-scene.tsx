import './sign-in-scene.css'
import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'

const HERO = '/pictures/heroes/auth-1600x1000.jpg'

interface SignInSceneProps {
  /** The name of the product, which links home. */
  readonly brand: ReactNode
  /** Beside the card, on wide screens only. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** A card in front of a full-page picture: `/` and the pages of account emails. */
export function SignInScene({ brand, banner, children }: SignInSceneProps) {
  return (
    <div className="identity-scene">
      <Picture src={HERO} alt="" sizes="100vw" loading="first" className="identity-picture" />
      <div className="identity-brand">{brand}</div>
      {banner}
      <main className="identity-card">{children}</main>
    </div>
  )
}
