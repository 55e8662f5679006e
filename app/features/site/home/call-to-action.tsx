import './home.css'
import { Link } from 'react-router'
import { Picture } from '#app/ui/picture/picture.tsx'
import { typePath } from '#domain/catalog/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { homeTexts } from '#texts/site/home.ts'

const LINKS = [
  {
    to: typePath('sale'),
    label: homeTexts.startBuying,
    picture: '/pictures/heroes/sale-1200x800.jpg',
  },
  {
    to: typePath('rent'),
    label: homeTexts.startRenting,
    picture: '/pictures/heroes/rent-1200x800.jpg',
  },
] as const

/** Repeats the hero's two links at the end of the page, and adds the link for owners. */
export function CallToAction() {
  return (
    <section className="page" aria-labelledby="start">
      <h2 id="start" className="home-heading mb-8">
        {homeTexts.start}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
        {LINKS.map(({ to, label, picture }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className="cta-link">
              <Picture
                src={picture}
                alt=""
                sizes="(min-width: 84rem) 39rem, (min-width: 40rem) 50vw, 88vw"
                className="picture-fill home-photo cta-link-picture aspect-3/2"
              />
              <span className="cta-link-label">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-prose text-ink-soft text-lg">
        {homeTexts.ownHome}{' '}
        <Link to={PATHS.myListings} className="text-link">
          {homeTexts.listHome}
        </Link>
      </p>
    </section>
  )
}
