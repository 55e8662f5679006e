import './newsletter.css'
import { useId } from 'react'
import { newsletterTexts } from '#texts/site/newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The newsletter, in the footer of every page (docs/product/shell.md, "Footer"). */
export function Newsletter() {
  const id = useId()
  return (
    <section className="newsletter-signup" aria-labelledby={id}>
      <div>
        <h2 id={id}>{newsletterTexts.heading}</h2>
        <p className="mt-2 max-w-[44ch] text-footer-soft">{newsletterTexts.lead}</p>
      </div>
      <NewsletterForm />
    </section>
  )
}
