import { typePath } from '#domain/site/links.ts'
import './hero.css'
import { Link } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { homeTexts } from '#content/texts/company/home.ts'

export function Hero() {
  return (
    <section className="home-hero page">
      <Picture
        src="/pictures/heroes/home-1600x1000.jpg"
        alt=""
        sizes="(min-width: 84rem) 79rem, 100vw"
        loading="priority"
        className="home-hero-picture"
      />
      <div className="home-hero-card">
        <h1>{homeTexts.hero}</h1>
        <p className="text-pretty text-ink-soft text-lg">{homeTexts.lead}</p>
        <p className="flex w-full flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4">
          <Link to={typePath('sale')} prefetch="intent" className={primaryButton}>
            {homeTexts.buy}
          </Link>
          <Link to={typePath('rent')} prefetch="intent" className={quietButton}>
            {homeTexts.rent}
          </Link>
        </p>
      </div>
    </section>
  )
}
