import { data, useActionData } from 'react-router'
import {
  type EmailLinkOutcome,
  EmailLinkScreen,
} from '#app/features/site/newsletter/email-link-screen.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { siteContext } from '#server/site/open.ts'
import { confirmTexts } from '#texts/site/newsletter-pages.ts'
import type { Route } from './+types/confirm'
import { getToken } from './token.ts'

export const meta = () => [{ title: confirmTexts.title }, { name: 'robots', content: 'noindex' }]

/** The URL holds a personal token. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function action({ request, context }: Route.ActionArgs) {
  const token = getToken(request)
  if (token === '') return data({ isDone: false }, { status: 400 })
  const isDone = await context.get(siteContext).formMail.confirm(token)
  return data({ isDone }, { status: isDone ? 200 : 404 })
}

export const clientAction = keepOnLostConnection()

/** `/newsletter/confirm`: the page of the mailed link that confirms a subscription. */
export default function ConfirmPage() {
  return <EmailLinkScreen texts={confirmTexts} outcome={useActionData<EmailLinkOutcome>()} />
}
