import { Form, Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import type { confirmTexts, unsubscribeTexts } from '#texts/site/newsletter-pages.ts'
import { newsletterPageTexts } from '#texts/site/newsletter-pages.ts'
import { NewsletterScreen } from './newsletter-screen.tsx'

/** What the action returns: a problem if it was not reached. */
export type EmailLinkOutcome = { readonly isDone: boolean } | { readonly problem: string }

interface EmailLinkScreenProps {
  readonly texts: typeof confirmTexts | typeof unsubscribeTexts
  readonly outcome: EmailLinkOutcome | undefined
}

/**
 * The page that a mailed link opens. It acts only on a click, because mail scanners open links too. Its button
 * posts to the same URL.
 */
export function EmailLinkScreen({ texts, outcome }: EmailLinkScreenProps) {
  if (outcome === undefined || 'problem' in outcome) {
    return (
      <NewsletterScreen heading={texts.title} text={texts.question}>
        {outcome && <FormProblem problem={outcome.problem} />}
        <Form method="post">
          <button type="submit" className={primaryButton}>
            {texts.submit}
          </button>
        </Form>
      </NewsletterScreen>
    )
  }
  const { isDone } = outcome
  return (
    <NewsletterScreen
      heading={isDone ? texts.doneHeading : texts.unknownHeading}
      text={isDone ? texts.done : texts.unknown}
    >
      <Link to={PATHS.home} className={primaryButton}>
        {newsletterPageTexts.home}
      </Link>
    </NewsletterScreen>
  )
}
