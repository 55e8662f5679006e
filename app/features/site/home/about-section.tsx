import './home.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { claims, homeTexts } from '#content/texts/site/home.ts'
import { PATHS } from '#domain/platform/paths.ts'

/** docs/product/site.md, "Home page". */
export function AboutSection() {
  return (
    <section className="home-band bg-sunken py-[clamp(3rem,7vw,6rem)]" aria-labelledby="about">
      <div className="page grid grid-cols-1 items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 lg:grid-cols-2">
        <Picture
          src="/pictures/heroes/auth-1600x1000.jpg"
          alt=""
          sizes="(min-width: 84rem) 38rem, (min-width: 64rem) 46vw, 88vw"
          className="picture-fill home-photo aspect-3/2 rounded-xl lg:aspect-5/6 lg:max-h-160 lg:w-full lg:[&_img]:object-[38%_50%]"
        />
        <div>
          <h2 id="about" className="home-heading">
            {homeTexts.about}
          </h2>
          <p className="mt-5 max-w-prose text-ink-soft text-lg">{homeTexts.aboutLead}</p>
          <ul className="my-9 grid grid-cols-2 gap-x-8 gap-y-6">
            {claims.map(({ value: figure, label: counts }) => (
              <li key={counts} className="text-ink-soft">
                <strong className="block font-display font-medium text-[clamp(2.25rem,1.6rem+2vw,3.25rem)] text-brand-ink leading-[1.1] tracking-[-0.02em]">
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
