import './shortlist-page.css'
import { useEffect, useState } from 'react'
import { data, Link, redirect, useActionData, useRevalidator } from 'react-router'
import { focusNextOnceGone } from '#app/browser/focus-next-card.ts'
import { storedHasLists } from '#app/browser/storage/stored-flags.ts'
import { AddHomes } from '#app/features/catalog/shortlist/add-homes.tsx'
import { WriteFormContext } from '#app/features/catalog/shortlist/list-form.tsx'
import { ManageList } from '#app/features/catalog/shortlist/manage-list.tsx'
import { ShortlistHome } from '#app/features/catalog/shortlist/shortlist-home.tsx'
import { useShortlist } from '#app/features/catalog/shortlist/use-shortlist.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { homeKey, parseHome, readContent } from '#domain/catalog/shortlist/content.ts'
import { joinShortlistPath, shortlistPath } from '#domain/catalog/shortlist/links.ts'
import { readWrites } from '#domain/catalog/shortlist/read-writes.ts'
import { isShortlistRole, mayWrite } from '#domain/catalog/shortlist/role.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { toKyivMinute } from '#domain/platform/time/kyiv-time.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { pageContext } from '#server/main/page-context.ts'
import { messagesContext } from '#server/messages/open.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import {
  formatPlace,
  formatUnsent,
  formatViewing,
  shortlistTexts,
} from '#texts/catalog/shortlist.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/shortlist.ts'
import { listMeta } from './list-meta.ts'
import { findUid, getListReader, listHeaders } from './reader.ts'

interface ListOutcome {
  /** The address of a link that was just made. */
  readonly made?: string
  /** Why the last form was not done. */
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
  return <OpenShortlist key={loaderData.id} loaded={loaderData} />
}

function OpenShortlist({ loaded }: { readonly loaded: Route.ComponentProps['loaderData'] }) {
  const outcome = useActionData<ListOutcome>()
  const { revalidate } = useRevalidator()
  const notify = useNotify()
  const { list, content, homes, unsent, write } = useShortlist(loaded, {
    onGone: revalidate,
    onRefused: () => notify.error(shortlistTexts.refused),
  })
  const [linkProblem, setLinkProblem] = useState<string>()
  const [status, setStatus] = useState('')
  const { me } = list
  const names = new Map(list.members.map(({ id, name }) => [id, name]))
  const getName = (member: string) => names.get(member) ?? '?'

  useEffect(() => storedHasLists.update(() => true), [])

  function writeForm(form: FormData, element: HTMLFormElement): boolean {
    const writes = readWrites(form, content, me.id)
    if (form.has('link')) {
      setLinkProblem(writes.length === 0 ? shortlistTexts.notALink : undefined)
      if (writes.length > 0) element.reset()
    }
    if (writes.length === 0) return false
    const home = String(form.get('home') ?? '')
    if (form.has('remove')) {
      focusNextOnceGone(element, 'h3', '#shortlist-homes')
      const undo = () => write([{ key: homeKey(home), value: true }])
      notify.undo(shortlistTexts.removed, { label: shortlistTexts.undo, run: undo })
    }
    if (form.has('move')) followMove(home, form.get('move') === 'up')
    if (form.has('note') || form.has('viewing') || form.has('title'))
      notify.success(shortlistTexts.saved)
    write(writes)
    return true
  }

  /** The button moves with its home, and may be disabled there. */
  function followMove(home: string, isUp: boolean) {
    const index = content.homes.findIndex((it) => it.home === home)
    setStatus(formatPlace(index + (isUp ? 0 : 2), content.homes.length))
    requestAnimationFrame(() => {
      const buttons = `[data-home="${home}"] button[name=move]:not(:disabled)`
      const same = document.querySelector<HTMLElement>(`${buttons}[value=${isUp ? 'up' : 'down'}]`)
      const moved = same ?? document.querySelector<HTMLElement>(buttons)
      moved?.focus()
    })
  }

  const viewings = content.homes
    .flatMap(({ home, viewing }) => (viewing === null ? [] : [{ home, viewing }]))
    .toSorted((a, b) => (a.viewing < b.viewing ? -1 : 1))
  const isWriter = mayWrite(me.role)
  return (
    <WriteFormContext value={isWriter ? writeForm : null}>
      <div className="page page-detail shortlist-page">
        <Link to={PATHS.lists} className="text-link touch-link shortlist-tools">
          {shortlistTexts.lists}
        </Link>
        <h1>{content.title}</h1>
        <p className="mt-2">
          {shortlistTexts.people}:{' '}
          {list.members
            .map(({ id, name }) => (id === me.id ? `${name} ${shortlistTexts.you}` : name))
            .join(', ')}
        </p>
        {!isWriter && <p className="text-ink-soft">{shortlistTexts.onlyRead}</p>}
        <p role="status" className="shortlist-status mt-2 min-h-6 text-ink-soft">
          {unsent > 0 && formatUnsent(unsent)}
        </p>
        <p role="status" className="sr-only">
          {status}
        </p>
        {outcome?.problem !== undefined && (
          <p className="callout" role="alert">
            {outcome.problem}
          </p>
        )}
        {viewings.length > 0 && (
          <section aria-labelledby="shortlist-viewings" className="shortlist-section">
            <h2 id="shortlist-viewings">{shortlistTexts.viewings}</h2>
            <ul>
              {viewings.map(({ home, viewing }) => (
                <li key={home}>
                  <strong>{formatViewing(viewing)}</strong> · {homes.get(home)?.address ?? home}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="shortlist-homes" className="shortlist-section">
          <h2 id="shortlist-homes" tabIndex={-1}>
            {shortlistTexts.homes}
          </h2>
          {content.homes.length === 0 && <p className="empty-state">{shortlistTexts.empty}</p>}
          <ol className="grid gap-4">
            {content.homes.map((listed, index) => (
              <ShortlistHome
                key={listed.home}
                listed={listed}
                agreed={loaded.agreed[listed.home]}
                shown={homes.get(listed.home)}
                me={me.id}
                getName={getName}
                isWriter={isWriter}
                isFirst={index === 0}
                isLast={index === content.homes.length - 1}
              />
            ))}
          </ol>
        </section>
        {isWriter && <AddHomes homes={content.homes} problem={linkProblem} />}
        <ManageList
          isOwner={me.role === 'owner'}
          title={content.title}
          links={list.links}
          made={outcome?.made}
        />
        <button
          type="button"
          className={`${quietButton} mt-6 shortlist-tools`}
          onClick={() => window.print()}
        >
          {shortlistTexts.print}
        </button>
      </div>
    </WriteFormContext>
  )
}
