import './saved-search.css'
import { Form, Link } from 'react-router'
import type { FailedForm } from '#app/forms/use-schema-form.ts'
import { dangerButton, primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { alertPath } from '#domain/catalog/saved-search/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatAlert, savedSearchTexts } from '#texts/catalog/saved-search.ts'
import { formatDay } from '#texts/format/date.ts'
import { BrowserSetting } from './browser-setting.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { SettingName, ShownSearch } from './shown-search.ts'

interface SavedSearchViewProps {
  readonly search: ShownSearch
  readonly isStopped: boolean
  readonly rejected: FailedForm<SettingName> | undefined
}

/** docs/product/catalog.md, "Saved searches". */
export function SavedSearchView({ search, isStopped, rejected }: SavedSearchViewProps) {
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
      <section className="panel grid grid-cols-1 justify-items-start gap-4">
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
export const StopAlerts = () => (
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
  readonly children: React.ReactNode
}

const Ask = ({ heading, lead, children }: AskProps) => (
  <section className="panel grid grid-cols-1 justify-items-start gap-4">
    <h2 className="text-xl">{heading}</h2>
    {lead && <p>{lead}</p>}
    {children}
  </section>
)

function Alerts({ search: { token, alerts } }: Pick<SavedSearchViewProps, 'search'>) {
  return (
    <section className="w-full">
      <h2 className="mb-3 text-xl">{savedSearchTexts.alerts}</h2>
      {alerts.length === 0 && <p className="text-ink-soft">{savedSearchTexts.noAlerts}</p>}
      <ul className="grid w-full max-w-[46rem] gap-3">
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
