import './about.css'
import { primaryButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { formatTelUrl } from '#domain/site/contact/phone.ts'
import { aboutTexts } from '#texts/site/about.ts'

/** Exported because the route loads its placeholder. */
export const INTRO_PICTURE = '/pictures/cities/kyiv-1080x720.jpg'

/** docs/product/site.md, "About page". */
export function Intro({ phone, placeholder }: { phone: string; placeholder: string | undefined }) {
  return (
    <section className="page grid grid-cols-1 items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 lg:grid-cols-[5fr_6fr]">
      <div className="flex flex-col items-start gap-5">
        <h1>{aboutTexts.title}</h1>
        <p className="about-opening">{aboutTexts.lead}</p>
        <p className="max-w-prose text-ink-soft">{aboutTexts.story}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href={formatTelUrl(phone)} className={primaryButton}>
            <Icon name="phone" />
            {aboutTexts.call}
          </a>
          <span className="text-ink-soft">{phone}</span>
        </p>
      </div>
      <Picture
        src={INTRO_PICTURE}
        alt=""
        sizes="(min-width: 84rem) 44rem, (min-width: 64rem) 55vw, 88vw"
        loading="priority"
        placeholder={placeholder}
        className="rounded-xl"
      />
    </section>
  )
}
