import './saved-search.css'
import type { ReactNode } from 'react'
import { data, Form, Link, type RouterContextProvider, redirect } from 'react-router'
import { BrowserSetting } from '#app/features/catalog/saved-search/browser-setting.tsx'
import {
  type SettingName,
  SettingsForm,
} from '#app/features/catalog/saved-search/settings-form.tsx'
import type { FailedForm } from '#app/forms/use-schema-form.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { dangerButton, primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { browserSchema } from '#domain/catalog/saved-search/browser-schema.ts'
import { alertPath, savedSearchPath } from '#domain/catalog/saved-search/links.ts'
import { settingsSchema } from '#domain/catalog/saved-search/settings-schema.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { catalogContext } from '#server/catalog/open.ts'
import type { SavedSearchRow } from '#server/catalog/saved-search/tables.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { visitorContext } from '#server/people/session/visitor.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import {
  formatAlert,
  mySearchesTexts,
  savedSearchTexts,
  settingsMessages,
} from '#texts/catalog/saved-search.ts'
import { formatDay } from '#texts/format/date.ts'
import type { Route } from './+types/saved-search.ts'

const schema = settingsSchema(settingsMessages)

export const meta = () => [
  { title: savedSearchTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** The URL holds a personal token. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  const catalog = context.get(catalogContext)
  const row = await catalog.savedSearches.find(token)
  // No 404: a provider of mail that has just ended it by a POST gets this status.
  if (row === null) return data({ search: null, stopping: null })
  const { searchParams } = new URL(request.url)
  if (!(await isOwn(context, row))) {
    // Whoever got an alert may end the mails, and reads no more than the name.
    if (searchParams.has('stop')) return data({ search: null, stopping: row.name })
    await requirePerson(context, savedSearchPath(token))
    throw createPageError(404)
  }
  return data({
    search: {
      ...summarize(row),
      alerts: await catalog.savedSearches.listAlerts(row.id),
      pushKey: catalog.pushKey,
      done: searchParams.has('saved') ? 'saved' : searchParams.has('changed') ? 'changed' : null,
      isStopping: searchParams.has('stop') && row.byMail,
    } as const,
  })
}

/** Whether the visitor may read and change it: its account, or whoever has the link of a search of an address. */
async function isOwn(
  context: Readonly<RouterContextProvider>,
  { owner }: SavedSearchRow,
): Promise<boolean> {
  return owner === null || (await context.get(visitorContext).person())?.uid === owner
}

const summarize = (row: SavedSearchRow) => ({
  token: row.token,
  feedToken: row.feedToken,
  name: row.name,
  searchPath: `${PATHS.search}?${row.query}`,
  isConfirmed: row.confirmedAt !== null,
  isOfAccount: row.owner !== null,
  webhookSecret: row.webhookSecret,
  values: {
    name: row.name,
    frequency: row.frequency,
    scope: row.scope,
    quietFrom: String(row.quietFrom),
    quietUntil: String(row.quietUntil),
    mail: row.byMail ? 'on' : 'off',
    webhook: row.webhookUrl ?? '',
  },
})

/** Opening the link changes nothing, because mail scanners open links too. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const searches = context.get(catalogContext).savedSearches
  const form = await readPostedForm(request)
  // A provider of mail posts this by itself (RFC 8058).
  const intent = form.get('List-Unsubscribe') === 'One-Click' ? 'stop' : form.get('intent')
  const row = await searches.find(token)
  if (row === null) return data({}, { status: intent === 'stop' ? 200 : 404 })
  // Whoever gets alerts has the link, but only its owner changes the search of an account.
  if (intent !== 'stop' && !(await isOwn(context, row))) throw createPageError(404)
  const path = savedSearchPath(token)
  switch (intent) {
    case 'confirm':
      await searches.confirm(token)
      return redirect(`${path}?saved`, 303)
    case 'stop':
      await searches.stopMails(token)
      return data({ stopped: true })
    case 'delete':
      await searches.remove(token)
      return redirect(row.owner === null ? `${PATHS.search}?${row.query}` : PATHS.mySearches, 303)
    case 'notify':
    case 'no-notify':
      return changeBrowser(context, row, form, intent)
    case 'save': {
      const posted = await parsePostedForm(form, schema)
      if (posted.errors) return refuseForm(400, posted)
      await searches.change(token, posted.data)
      return redirect(`${path}?changed`, 303)
    }
    default:
      return data({}, { status: 400 })
  }
}

/** Posted by a script, after the browser has subscribed at its push service. */
async function changeBrowser(
  context: Readonly<RouterContextProvider>,
  { id }: SavedSearchRow,
  form: FormData,
  intent: 'notify' | 'no-notify',
) {
  const { savedSearches, isPrivatePostAllowed } = context.get(catalogContext)
  const parsed = browserSchema(isPrivatePostAllowed).safeParse(Object.fromEntries(form))
  if (!parsed.success) return data({ browser: 'failed' as const }, { status: 400 })
  if (intent === 'no-notify') {
    await savedSearches.removeBrowser(id, parsed.data.endpoint)
    return data({ browser: 'off' as const })
  }
  const { endpoint, p256dh, auth } = parsed.data
  const isAdded = await savedSearches.addBrowser(id, { endpoint, p256dh, auth })
  return isAdded
    ? data({ browser: 'on' as const })
    : data({ browser: 'too many' as const }, { status: 429 })
}

export const clientAction = keepOnLostConnection<typeof action>()

/** `/searches/:token` (docs/product/catalog.md, "Saved searches"). */
export default function SavedSearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const isStopped = actionData !== undefined && 'stopped' in actionData
  const rejected: FailedForm<SettingName> | undefined =
    actionData && !('stopped' in actionData || 'browser' in actionData) ? actionData : undefined
  if (loaderData.search === null) {
    const { stopping } = loaderData
    if (stopping === null || isStopped) return <GoneSearch isStopped={isStopped} />
    return (
      <div className="page page-detail saved-search">
        <h1>{stopping}</h1>
        <FormProblem problem={rejected?.problem} />
        <StopAlerts />
      </div>
    )
  }
  const { search } = loaderData
  return (
    <SavedSearch
      key={JSON.stringify(search.values)}
      search={search}
      isStopped={isStopped}
      rejected={rejected}
    />
  )
}

interface SavedSearchProps {
  readonly search: NonNullable<Route.ComponentProps['loaderData']['search']>
  /** Whether this page has just ended it. */
  readonly isStopped: boolean
  readonly rejected: FailedForm<SettingName> | undefined
}

function SavedSearch({ search, isStopped, rejected }: SavedSearchProps) {
  const { name, searchPath, isConfirmed, isOfAccount, done, isStopping } = search
  const status = isStopped ? savedSearchTexts.stopped : done && savedSearchTexts[done]
  return (
    <div className="page page-detail saved-search">
      {isOfAccount && (
        <Link to={PATHS.mySearches} className="text-link touch-link">
          {savedSearchTexts.all}
        </Link>
      )}
      <h1>{name}</h1>
      {status && <p role="status">{status}</p>}
      <Link to={searchPath} className="text-link touch-link">
        {savedSearchTexts.open}
      </Link>
      {!isConfirmed && (
        <Ask heading={savedSearchTexts.unconfirmed} lead={savedSearchTexts.confirmLead}>
          <Form method="post">
            <button type="submit" name="intent" value="confirm" className={primaryButton}>
              {savedSearchTexts.confirm}
            </button>
          </Form>
        </Ask>
      )}
      {isStopping && !isStopped && <StopAlerts />}
      {rejected?.form === undefined && <FormProblem problem={rejected?.problem} />}
      {isConfirmed && (
        <>
          <Alerts search={search} />
          <SettingsForm search={search} rejected={rejected?.form && { form: rejected.form }} />
          <BrowserSetting pushKey={search.pushKey} />
        </>
      )}
      <section className="panel saved-search-form">
        <p>{savedSearchTexts.removeLead}</p>
        <Form method="post">
          <button type="submit" name="intent" value="delete" className={dangerButton}>
            {savedSearchTexts.remove}
          </button>
        </Form>
      </section>
    </div>
  )
}

/** Ends the mails of the search by one press. */
const StopAlerts = () => (
  <Ask heading={savedSearchTexts.stopLead}>
    <Form method="post">
      <button type="submit" name="intent" value="stop" className={primaryButton}>
        {savedSearchTexts.stop}
      </button>
    </Form>
  </Ask>
)

interface AskProps {
  readonly heading: string
  readonly lead?: string
  readonly children: ReactNode
}

const Ask = ({ heading, lead, children }: AskProps) => (
  <section className="panel saved-search-form">
    <h2 className="text-xl">{heading}</h2>
    {lead && <p>{lead}</p>}
    {children}
  </section>
)

function Alerts({ search: { token, alerts } }: Pick<SavedSearchProps, 'search'>) {
  return (
    <section className="w-full">
      <h2 className="mb-3 text-xl">{savedSearchTexts.alerts}</h2>
      {alerts.length === 0 && <p className="text-ink-soft">{savedSearchTexts.noAlerts}</p>}
      <ul className="saved-search-list">
        {alerts.map(({ number, at, homes, changes }) => (
          <li key={number}>
            <Link to={alertPath(token, number)} className={quietButton}>
              {formatAlert(number, homes, changes)}
            </Link>{' '}
            <span className="whitespace-nowrap text-ink-soft text-sm">{formatDay(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const GoneSearch = ({ isStopped }: Pick<SavedSearchProps, 'isStopped'>) => (
  <div className="page page-detail saved-search">
    <h1>{isStopped ? savedSearchTexts.stopped : savedSearchTexts.gone}</h1>
    {!isStopped && <p>{savedSearchTexts.goneHint}</p>}
    <Link to={PATHS.search} className={primaryButton}>
      {mySearchesTexts.search}
    </Link>
  </div>
)
