import './about.css'
import { Picture } from '#app/ui/picture/picture.tsx'
import { aboutTexts } from '#texts/site/about.ts'

/** Exported because the route loads their placeholders. */
export const SERVICE_PICTURES = aboutTexts.serviceList.map(({ picture }) => picture)

export function ServiceList({ placeholders }: { placeholders: Readonly<Record<string, string>> }) {
  return (
    <section className="page" aria-labelledby="services">
      <h2 id="services" className="about-heading">
        {aboutTexts.services}
      </h2>
      <ul className="about-columns about-list about-services">
        {aboutTexts.serviceList.map(({ heading, text, picture }) => (
          <li key={heading}>
            <Picture
              src={picture}
              alt=""
              sizes="(min-width: 84rem) 26rem, (min-width: 48rem) 31vw, 88vw"
              placeholder={placeholders[picture]}
              className="rounded-lg"
            />
            <h3 className="mt-4">{heading}</h3>
            <p className="mt-1.5 max-w-[40ch] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
