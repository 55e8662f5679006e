import { ConversationList } from '#app/features/conversation/conversation-list.tsx'
import { messagesTexts } from '#content/texts/conversation/messages.ts'
import { PATHS, withParameters } from '#domain/site/links.ts'
import { conversationsContext } from '#server/loader/context.ts'
import { requirePerson } from '#server/loader/require-person.ts'
import type { Route } from './+types/messages.ts'

const PAGE_SIZE = 50

export const meta = () => [{ title: messagesTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid } = await requirePerson(context, PATHS.messages)
  const asked = Number(new URL(request.url).searchParams.get('page'))
  const page = Number.isSafeInteger(asked) && asked > 1 && asked < 1_000 ? asked : 1
  const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const { conversations, total } = await context.get(conversationsContext).list(uid, range)
  const getPath = (number: number) =>
    withParameters(PATHS.messages, number === 1 ? {} : { page: String(number) })
  return {
    conversations,
    newerPath: page > 1 ? getPath(page - 1) : null,
    olderPath: total > page * PAGE_SIZE ? getPath(page + 1) : null,
  }
}

/** `/messages` (docs/product.md, "Messages"). */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  return <ConversationList {...loaderData} />
}
