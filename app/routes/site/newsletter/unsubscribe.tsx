import { data, useActionData } from 'react-router'
import {
  type EmailLinkOutcome,
  EmailLinkScreen,
} from '#app/features/site/newsletter/email-link-screen.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { siteContext } from '#server/site/open.ts'
import { unsubscribeTexts } from '#texts/site/newsletter-pages.ts'
import type { Route } from './+types/unsubscribe'
import { getToken } from './token.ts'

export const meta = () => [
  { title: unsubscribeTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** The URL holds a personal token. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** Posted by the page's button, or by a mail provider's one-click unsubscribe (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const token = getToken(request)
  if (token === '') return data({ isDone: false }, { status: 400 })
  await context.get(siteContext).formMail.unsubscribe(token)
  return data({ isDone: true })
}

export const clientAction = keepOnLostConnection()

/** `/newsletter/unsubscribe`: the page of the mailed link that ends a subscription. */
export default function UnsubscribePage() {
  return <EmailLinkScreen texts={unsubscribeTexts} outcome={useActionData<EmailLinkOutcome>()} />
}
