import './home.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { homeTexts } from '#texts/site/home.ts'
import { TESTIMONIALS } from '#texts/site/testimonials.ts'

/** docs/product/site.md, "Home page". */
export function Testimonials() {
  return (
    <section className="page home-section" aria-labelledby="testimonials">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div>
          <h2 id="testimonials" className="home-heading">
            {homeTexts.testimonials}
          </h2>
          <p className="mt-3 text-ink-soft text-lg">{homeTexts.testimonialsLead}</p>
        </div>
        <Link
          to={PATHS.reviews}
          className={quietButton}
          prefetch="intent"
          aria-describedby="testimonials"
        >
          {homeTexts.learnMore}
          <span className="sr-only">{homeTexts.learnMoreReviews}</span>
        </Link>
      </div>
      <ul className="home-testimonials grid grid-cols-1 gap-5 lg:grid-cols-3 lg:gap-6">
        {TESTIMONIALS.map(({ title, text, avatar, name, position }) => (
          <li key={name}>
            <figure className="panel home-testimonial-card flex h-full flex-col gap-8">
              <blockquote className="home-testimonial">
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-3">{text}</p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-4">
                <img
                  src={avatar}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-14 rounded-full bg-sunken"
                />
                <span className="min-w-0">
                  <span className="block font-medium">{name}</span>
                  <span className="block text-ink-soft text-sm">{position}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
