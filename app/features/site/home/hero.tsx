import './home.css'
import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import { homeTexts } from '#texts/site/home.ts'

/** @param search the search form */
export function Hero({ search }: { search: ReactNode }) {
  return (
    <section className="home-hero page">
      <Picture
        src="/pictures/heroes/home-1600x1000.jpg"
        alt=""
        sizes="(min-width: 84rem) 79rem, 88vw"
        loading="priority"
        className="picture-fill home-photo home-hero-picture"
      />
      <div className="home-hero-card">
        <h1>{homeTexts.hero}</h1>
        <p className="text-pretty text-ink-soft text-lg">{homeTexts.lead}</p>
        <div className="w-full">{search}</div>
      </div>
    </section>
  )
}
