import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { newsletterPageTexts } from '#content/texts/site/newsletter-pages.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { NewsletterScreen } from './newsletter-screen.tsx'

interface EmailLinkTexts {
  readonly title: string
  readonly question: string
  readonly submit: string
  readonly doneHeading: string
  readonly done: string
  readonly unknownHeading: string
  readonly unknown: string
}

export type EmailLinkStep = 'question' | 'done' | 'unknown'

/**
 * The page that a mailed link opens. It acts only on a click, because mail scanners open links too. Its button
 * posts to the same URL.
 */
export function EmailLinkScreen({ texts, step }: { texts: EmailLinkTexts; step: EmailLinkStep }) {
  if (step === 'question') {
    return (
      <NewsletterScreen heading={texts.title} text={texts.question}>
        <form method="post">
          <button type="submit" className={primaryButton}>
            {texts.submit}
          </button>
        </form>
      </NewsletterScreen>
    )
  }
  const done = step === 'done'
  return (
    <NewsletterScreen
      heading={done ? texts.doneHeading : texts.unknownHeading}
      text={done ? texts.done : texts.unknown}
    >
      <Link to={PATHS.home} className={primaryButton}>
        {newsletterPageTexts.home}
      </Link>
    </NewsletterScreen>
  )
}
