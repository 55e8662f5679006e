import { data, useActionData } from 'react-router'
import { MailedLink } from '#app/features/newsletter/mailed-link.tsx'
import { unsubscribeTexts } from '#content/texts/newsletter-pages.ts'
import { formMailContext } from '#server/loader/context.ts'
import type { Route } from './+types/unsubscribe'
import { tokenOf } from './token.ts'

export const meta = () => [
  { title: unsubscribeTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** Its address belongs to one person: nobody keeps the page. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** Ends it, be the post from the page's button or from a provider of mail (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const token = tokenOf(request)
  if (token === '') return data({ done: false }, { status: 400 })
  await context.get(formMailContext).unsubscribe(token)
  return data({ done: true })
}

/** `/newsletter/unsubscribe`: behind the link that ends a subscription. */
export default function UnsubscribePage() {
  const answer = useActionData<typeof action>()
  const step = answer === undefined ? 'ask' : answer.done ? 'done' : 'unknown'
  return <MailedLink texts={unsubscribeTexts} step={step} />
}
