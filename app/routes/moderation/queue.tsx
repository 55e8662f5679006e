import { useLocation } from 'react-router'
import { Queue, type QueueEntry } from '#app/features/moderation/queue.tsx'
import { moderationTexts } from '#content/texts/moderation/moderation.ts'
import { formatLongDate, toCalendarDay } from '#domain/text/calendar-day.ts'
import { moderationContext } from '#server/loader/context.ts'
import { requireRole } from '#server/loader/require-person.ts'
import type { Route } from './+types/queue.ts'
import { GONE_PARAM } from './gone.ts'

export const meta = () => [{ title: moderationTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = await requireRole(context, 'moderator')
  const { homes, total } = await context.get(moderationContext).list(uid)
  const entries = homes.map(
    ({ offer, home, attention }): QueueEntry => ({
      ...{ id: offer.id, type: home.type, address: home.address, attention },
      price: home.price,
      cover: home.pictures[0] ?? null,
      handedInOn: formatLongDate(toCalendarDay(offer.movedAt)),
      isShown: offer.state === 'published',
    }),
  )
  return { entries, total }
}

/** `/moderation` (docs/product.md, "Moderation"). */
export default function QueuePage({ loaderData }: Route.ComponentProps) {
  const query = new URLSearchParams(useLocation().search)
  return <Queue {...loaderData} isGone={query.has(GONE_PARAM)} />
}
