import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { newsletterPageTexts } from '#content/texts/newsletter-pages.ts'
import { NewsletterScreen } from './newsletter-screen.tsx'

/** Words of a page behind a mailed link. */
interface MailedLinkTexts {
  readonly title: string
  readonly ask: string
  readonly press: string
  readonly doneHeading: string
  readonly done: string
  readonly unknownHeading: string
  readonly unknown: string
}

export type MailedLinkStep = 'ask' | 'done' | 'unknown'

/**
 * The page behind a mailed link. Opening it does nothing yet, because programs that look through mail
 * open links too; its button posts to the same address.
 */
export function MailedLink({ texts, step }: { texts: MailedLinkTexts; step: MailedLinkStep }) {
  if (step === 'ask') {
    return (
      <NewsletterScreen heading={texts.title} text={texts.ask}>
        <form method="post">
          <button type="submit" className={primaryButton}>
            {texts.press}
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
      <Link to="/home" className={primaryButton}>
        {newsletterPageTexts.home}
      </Link>
    </NewsletterScreen>
  )
}
