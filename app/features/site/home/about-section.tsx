import './home.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import { claims, homeTexts } from '#texts/site/home.ts'

/** docs/product/site.md, "Home page". */
export function AboutSection() {
  return (
    <section className="home-band" aria-labelledby="about">
      <div className="page grid grid-cols-1 items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 lg:grid-cols-2">
        <Picture
          src="/pictures/heroes/auth-1600x1000.jpg"
          alt=""
          sizes="(min-width: 84rem) 38rem, (min-width: 64rem) 46vw, 88vw"
          className="picture-fill home-photo home-about-picture"
        />
        <div>
          <h2 id="about" className="home-heading">
            {homeTexts.about}
          </h2>
          <p className="mt-5 max-w-prose text-ink-soft text-lg">{homeTexts.aboutLead}</p>
          <ul className="my-9 grid grid-cols-2 gap-x-8 gap-y-6 text-ink-soft">
            {claims.map(({ value: figure, label: counts }) => (
              <li key={counts}>
                <strong className="home-claim-figure block font-display font-medium text-brand-ink">
                  {figure}
                </strong>{' '}
                {counts}
              </li>
            ))}
          </ul>
          <Link to={PATHS.about} className={quietButton} prefetch="intent" aria-describedby="about">
            {homeTexts.learnMore}
            <span className="sr-only">{homeTexts.learnMoreAbout}</span>
          </Link>
        </div>
      </div>
    </section>
  )
}
