import './shortlist-page.css'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { focusNextOnceGone } from '#app/browser/focus-next-card.ts'
import { storedHasLists } from '#app/browser/storage/stored-flags.ts'
import { quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { type HomeKey, homeKey } from '#domain/catalog/shortlist/content.ts'
import { readWrites } from '#domain/catalog/shortlist/read-writes.ts'
import { mayWrite } from '#domain/catalog/shortlist/role.ts'
import type { Shortlist } from '#domain/catalog/shortlist/shortlist.ts'
import { PATHS } from '#domain/platform/paths.ts'
import {
  formatPlace,
  formatUnsent,
  formatViewing,
  shortlistTexts,
} from '#texts/catalog/shortlist.ts'
import { AddHomes } from './add-homes.tsx'
import { WriteFormContext } from './list-form.tsx'
import { ManageList } from './manage-list.tsx'
import { ShortlistHome } from './shortlist-home.tsx'
import { useShortlist } from './use-shortlist.ts'

interface ShortlistPageProps {
  readonly loaded: Shortlist
  /** When the reader has agreed with owners to see homes, by the homes, as in `ListedHome`. */
  readonly agreed: Readonly<Record<HomeKey, string>>
  /** The address of a link that was just made. */
  readonly made: string | undefined
  /** Why the last form was not done. */
  readonly problem: string | undefined
  readonly onGone: () => void
}

/** docs/product/shortlists.md, "A list". */
export function ShortlistPage({ loaded, agreed, made, problem, onGone }: ShortlistPageProps) {
  const notify = useNotify()
  const { list, content, homes, unsent, write } = useShortlist(loaded, {
    onGone,
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
        {problem !== undefined && (
          <p className="callout" role="alert">
            {problem}
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
                agreed={agreed[listed.home]}
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
          made={made}
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
