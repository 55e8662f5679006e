import { data, redirect, useActionData, useSearchParams } from 'react-router'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { NewsletterScreen } from '#app/features/newsletter/newsletter-screen.tsx'
import { parsePostedForm } from '#app/routes/posted-form.ts'
import {
  newsletterMessages,
  newsletterNotices,
  newsletterTexts,
} from '#content/texts/newsletter.ts'
import { newsletterPageTexts } from '#content/texts/newsletter-pages.ts'
import { newsletterSchema } from '#domain/contact/newsletter.ts'
import { PATHS } from '#domain/site/links.ts'
import { publicPage } from '#server/http/pages/cache-control.ts'
import { documentContext, formMailContext } from '#server/loader/context.ts'
import { log } from '#server/log/log.ts'
import type { Route } from './+types/subscribe'

export const headers = publicPage
const schema = newsletterSchema(newsletterMessages)

/** The query parameter that says that a subscription was accepted. */
const ACCEPTED = 'taken'

const RETRY_AFTER_SECONDS = 5

export const meta = () => [
  { title: newsletterPageTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** The footer's form posts here without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, errors, data: form } = await parsePostedForm(request, schema)
  const refuse = (status: number, message: string | undefined) =>
    data({ values, errors: { newsletter: message } }, { status })
  if (errors) return refuse(400, errors.newsletter)
  try {
    if (!(await context.get(formMailContext).subscribe(form.newsletter))) {
      return refuse(429, newsletterPageTexts.tooMany)
    }
  } catch (error) {
    log.error({ err: error }, 'A subscription could not be taken.')
    context.get(documentContext).retryAfter = RETRY_AFTER_SECONDS
    return refuse(503, newsletterNotices.failure)
  }
  return redirect(`${PATHS.newsletter}?${ACCEPTED}=`, 303)
}

/** `/newsletter`: the result of the footer's form without JavaScript. */
export default function NewsletterPage() {
  const returned = useActionData<typeof action>()
  const [query] = useSearchParams()
  if (returned === undefined && query.has(ACCEPTED)) {
    return <NewsletterScreen heading={newsletterNotices.success} text={newsletterPageTexts.taken} />
  }
  return (
    <NewsletterScreen heading={newsletterPageTexts.title} text={newsletterTexts.lead}>
      <NewsletterForm returned={returned} />
    </NewsletterScreen>
  )
}
