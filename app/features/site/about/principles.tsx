import './about.css'
import { aboutTexts } from '#content/texts/site/about.ts'

export function Principles() {
  return (
    <div className="bg-sunken py-[clamp(2.75rem,5vw,4.5rem)]">
      <div className="page about-columns md:grid-cols-[1fr_1fr_max-content]">
        {aboutTexts.principles.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="font-sans font-semibold text-brand-ink text-label tracking-[0.02em]">
              {heading}
            </h2>
            <p className="mt-2.5 max-w-[24ch] text-balance font-display text-[clamp(1.375rem,1.15rem+0.8vw,1.75rem)] leading-[1.3]">
              {text}
            </p>
          </section>
        ))}
      </div>
    </div>
  )
}
