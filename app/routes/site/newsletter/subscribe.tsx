import { useActionData, useLocation } from 'react-router'
import { NewsletterForm } from '#app/features/site/newsletter/newsletter-form.tsx'
import { NewsletterScreen } from '#app/features/site/newsletter/newsletter-screen.tsx'
import {
  parsePostedForm,
  redirectAfterForm,
  refuseForm,
  sendFormMail,
} from '#app/routes/shell/posted-form.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { newsletterSchema } from '#domain/site/newsletter/newsletter-schema.ts'
import { SENT_PARAM } from '#domain/site/sent-param.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { newsletterMessages, newsletterNotices, newsletterTexts } from '#texts/site/newsletter.ts'
import { newsletterPageTexts } from '#texts/site/newsletter-pages.ts'
import type { Route } from './+types/subscribe'

export const headers = publicPage
const schema = newsletterSchema(newsletterMessages)

export const meta = () => [
  { title: newsletterPageTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** The footer's form posts here without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await parsePostedForm(request, schema)
  if (posted.errors) return refuseForm(400, posted)
  const refuse = (status: number, newsletter: string) =>
    refuseForm(status, { ...posted, errors: { newsletter } })
  const status = await sendFormMail(
    { request, context },
    (mail, sent) => mail.subscribe(posted.data.newsletter, sent),
    'A subscription could not be taken.',
  )
  if (status === 429) return refuse(status, newsletterPageTexts.tooMany)
  if (status === 503) return refuse(status, newsletterNotices.failure)
  return redirectAfterForm(PATHS.newsletter)
}

/** `/newsletter`: the result of the footer's form without JavaScript. */
export default function NewsletterPage() {
  const rejected = useActionData<typeof action>()
  const query = new URLSearchParams(useLocation().search)
  if (rejected === undefined && query.has(SENT_PARAM)) {
    return (
      <NewsletterScreen heading={newsletterNotices.success} text={newsletterPageTexts.accepted} />
    )
  }
  return (
    <NewsletterScreen heading={newsletterPageTexts.title} text={newsletterTexts.lead}>
      <NewsletterForm rejected={rejected?.form} />
    </NewsletterScreen>
  )
}
