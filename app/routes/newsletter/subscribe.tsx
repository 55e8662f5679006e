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
import { publicPage } from '#server/http/pages/cache-control.ts'
import { documentContext, formMailContext } from '#server/loader/context.ts'
import { log } from '#server/log/log.ts'
import type { Route } from './+types/subscribe'

export const headers = publicPage
const schema = newsletterSchema(newsletterMessages)

/** Says in the address that a subscription was taken. */
const TAKEN = 'taken'

/** When to try again after a fault, in seconds. */
const AFTER_A_FAULT_S = 5

export const meta = () => [
  { title: newsletterPageTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** Takes the footer's form where no script sends it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, errors, data: form } = await parsePostedForm(request, schema)
  const refuse = (status: number, message: string | undefined) =>
    data({ values, errors: { newsletter: message } }, { status })
  if (errors) return refuse(400, errors.newsletter)
  try {
    if (!(await context.get(formMailContext).subscribe(form.newsletter))) {
      return refuse(429, newsletterPageTexts.tooMany)
    }
  } catch (fault) {
    log.error({ err: fault }, 'A subscription could not be taken.')
    context.get(documentContext).retryAfter = AFTER_A_FAULT_S
    return refuse(503, newsletterNotices.failure)
  }
  return redirect(`/newsletter?${TAKEN}=`, 303)
}

/** `/newsletter`: answers the footer's form where no script does. */
export default function NewsletterPage() {
  const returned = useActionData<typeof action>()
  const [query] = useSearchParams()
  if (returned === undefined && query.has(TAKEN)) {
    return <NewsletterScreen heading={newsletterNotices.success} text={newsletterPageTexts.taken} />
  }
  return (
    <NewsletterScreen heading={newsletterPageTexts.title} text={newsletterTexts.lead}>
      <NewsletterForm returned={returned} />
    </NewsletterScreen>
  )
}
