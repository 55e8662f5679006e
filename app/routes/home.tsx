import { Link } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { Picture } from '#app/ui/picture.tsx'
import { home } from '#content/texts/home.ts'

const HERO = '/pictures/heroes/home-1600x1000.jpg'

export const meta = () => [
  { title: home.title },
  { name: 'description', content: home.description },
]

/** `/home`: from here a visitor goes to buying or to renting. */
export default function Home() {
  return (
    <div className="page grid items-center gap-10 py-10 lg:grid-cols-[5fr_7fr] lg:py-16">
      <div className="flex flex-col items-start gap-6">
        <h1>{home.hero}</h1>
        <p className="max-w-prose text-ink-soft text-lg">{home.lead}</p>
        <p className="flex flex-wrap gap-3">
          <Link to="/property?type=sale" prefetch="intent" className={primaryButton}>
            {home.buy}
          </Link>
          <Link to="/property?type=rent" prefetch="intent" className={quietButton}>
            {home.rent}
          </Link>
        </p>
      </div>
      <Picture
        address={HERO}
        alt=""
        sizes="(min-width: 84rem) 46rem, (min-width: 64rem) 55vw, 100vw"
        loading="first"
        className="rounded-xl shadow-raised"
      />
    </div>
  )
}
