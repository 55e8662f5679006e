import { typePath } from '#domain/site/links.ts'
import './home.css'
import './doors.css'
import { Link } from 'react-router'
import { Picture } from '#app/ui/picture/picture.tsx'
import { homeTexts } from '#content/texts/company/home.ts'

const DOORS = [
  {
    to: typePath('sale'),
    words: homeTexts.doorBuy,
    picture: '/pictures/heroes/sale-1200x800.jpg',
  },
  {
    to: typePath('rent'),
    words: homeTexts.doorRent,
    picture: '/pictures/heroes/rent-1200x800.jpg',
  },
] as const

/** The two ways on once more, for whoever has read to the end. */
export function Doors() {
  return (
    <section className="page" aria-labelledby="doors">
      <h2 id="doors" className="home-heading mb-8">
        {homeTexts.doors}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
        {DOORS.map(({ to, words, picture }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className="door">
              <Picture
                src={picture}
                alt=""
                sizes="(min-width: 84rem) 39rem, (min-width: 40rem) 50vw, 100vw"
                className="door-picture"
              />
              <span className="door-words">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
