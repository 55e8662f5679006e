import { data, redirect, useActionData, useRevalidator } from 'react-router'
import { ShortlistPage } from '#app/features/catalog/shortlist/shortlist-page.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { parseHome, readContent } from '#domain/catalog/shortlist/content.ts'
import { joinShortlistPath, shortlistPath } from '#domain/catalog/shortlist/links.ts'
import { isShortlistRole } from '#domain/catalog/shortlist/role.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { toKyivMinute } from '#domain/platform/time/kyiv-time.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { pageContext } from '#server/main/page-context.ts'
import { messagesContext } from '#server/messages/open.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { shortlistTexts } from '#texts/catalog/shortlist.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/shortlist.ts'
import { listMeta } from './list-meta.ts'
import { findUid, getListReader, listHeaders } from './reader.ts'

interface ListOutcome {
  /** The address of a link that was made. */
  readonly made?: string
  readonly problem?: string
}

export const headers = listHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  listMeta(
    loaderData === undefined
      ? shortlistTexts.lists
      : readContent(new Map(loaderData.registers.map((it) => [it.key, it]))).title,
  )

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const reader = await getListReader(context, request)
  const reading = { since: 0, language }
  const list = await context.get(catalogContext).shortlists.read(reader, id, reading)
  if (list === null) throw createPageError(404)
  const uid = await findUid(context)
  const agreed = uid === null ? {} : await findAgreed(context, uid)
  return { ...list, agreed }
}

/** When somebody has agreed to see homes, by the homes; the earliest time of each. */
async function findAgreed(context: Route.LoaderArgs['context'], uid: string) {
  const upcoming = await context.get(messagesContext).viewings.listUpcoming(uid)
  return Object.fromEntries(
    upcoming
      .filter(({ party }) => party === 'seeker')
      .map(({ home: { type, id }, startsAt }) => [
        `${type}/${id}`,
        toKyivMinute(new Date(startsAt)),
      ])
      .reverse(),
  )
}

const refuse = (status: number, problem: string) => data<ListOutcome>({ problem }, { status })

/** Invites, revokes, leaves or deletes; what any other form writes, scripts write themselves. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { shortlists } = context.get(catalogContext)
  const reader = await getListReader(context, request)
  const posted = await readPostedForm(request)
  const [intent, role, link] = ['intent', 'role', 'id'].map((name) => posted.get(name))
  switch (intent) {
    case 'invite': {
      if (!isShortlistRole(role)) return refuse(400, shortlistTexts.notDone)
      const made = await shortlists.makeLink(reader, id, role)
      if (made === 'not found') throw createPageError(404)
      if (made === 'too many') return refuse(409, shortlistTexts.tooManyLinks)
      const origin = context.get(pageContext).siteUrl || new URL(request.url).origin
      const path = inLanguage(joinShortlistPath(made.token), language)
      return data<ListOutcome>({ made: new URL(path, origin).href })
    }
    case 'revoke': {
      const revoked = await shortlists.revokeLink(reader, id, String(link))
      if (revoked === 'not found') throw createPageError(404)
      return redirect(shortlistPath(id), 303)
    }
    case 'leave':
    case 'delete': {
      const done = await shortlists[intent === 'leave' ? 'leave' : 'remove'](reader, id)
      if (done === 'not found') throw createPageError(404)
      return redirect(PATHS.lists, 303)
    }
    default: {
      const done = await shortlists.writeForm(reader, id, posted)
      if (done === null) throw createPageError(404)
      if (done === 'too many') return refuse(429, shortlistTexts.slowDown)
      if (!done) return refuse(400, shortlistTexts.notDone)
      const home = parseHome(String(posted.get('link') ?? posted.get('home') ?? ''))
      return redirect(shortlistPath(id) + (home === null ? '' : `#${home}`), 303)
    }
  }
}

export const clientAction = keepOnLostConnection()

/** `/list/:id` (docs/product/shortlists.md, "A list"). */
export default function ShortlistScreen({ loaderData }: Route.ComponentProps) {
  const outcome = useActionData<ListOutcome>()
  const { revalidate } = useRevalidator()
  return (
    <ShortlistPage
      key={loaderData.id}
      loaded={loaderData}
      agreed={loaderData.agreed}
      made={outcome?.made}
      problem={outcome?.problem}
      onGone={revalidate}
    />
  )
}
