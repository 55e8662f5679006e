import { data, useActionData } from 'react-router'
import { EmailLinkScreen } from '#app/features/site/newsletter/email-link-screen.tsx'
import { confirmTexts } from '#content/texts/site/newsletter-pages.ts'
import { siteContext } from '#server/site/open.ts'
import type { Route } from './+types/confirm'
import { getToken } from './token.ts'

export const meta = () => [{ title: confirmTexts.title }, { name: 'robots', content: 'noindex' }]

/** The URL holds a personal token. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function action({ request, context }: Route.ActionArgs) {
  const token = getToken(request)
  if (token === '') return data({ known: false }, { status: 400 })
  const known = await context.get(siteContext).formMail.confirm(token)
  return data({ known }, { status: known ? 200 : 404 })
}

/** `/newsletter/confirm`: the page of the mailed link that confirms a subscription. */
export default function ConfirmPage() {
  const result = useActionData<typeof action>()
  const step = result === undefined ? 'question' : result.known ? 'done' : 'unknown'
  return <EmailLinkScreen texts={confirmTexts} step={step} />
}
