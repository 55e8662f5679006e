import './saved-search.css'
import { data, Form, Link, redirect, useFetcher } from 'react-router'
import { getAppliedFilterLabel } from '#app/features/catalog/search/filters/applied-filter-label.ts'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { EmailField } from '#app/ui/fields/email-field.tsx'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import { savedSearchPath, saveSearchPath } from '#domain/catalog/saved-search/links.ts'
import { searchEmailSchema } from '#domain/catalog/saved-search/search-email-schema.ts'
import { getAppliedFilters } from '#domain/catalog/search/applied-filters.ts'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import { parseSearchQuery, type SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { IDEMPOTENCY_KEY } from '#domain/platform/idempotency-key.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { SENT_PARAM } from '#domain/site/sent-param.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { pageContext } from '#server/main/page-context.ts'
import { visitorContext } from '#server/people/session/visitor.ts'
import { formatSearchName, newSearchMessages, newSearchTexts } from '#texts/catalog/saved-search.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/save.ts'

const schema = searchEmailSchema(newSearchMessages)

export const meta = () => [{ title: newSearchTexts.title }, { name: 'robots', content: 'noindex' }]

/** It says who is signed in. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** `null` without an estate type. */
function readQuery({ url }: Request): SearchQueryWithType | null {
  const { query } = parseSearchQuery(new URL(url).searchParams)
  const { type } = query
  return type === null ? null : { ...query, type, page: 1 }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readQuery(request)
  const person = await context.get(visitorContext).person()
  return {
    name: query && describeSearch(query),
    resultsPath: query ? searchPath(query) : PATHS.search,
    ownPath: query && saveSearchPath(query),
    isSignedIn: person !== null,
    isSent: new URL(request.url).searchParams.has(SENT_PARAM),
  }
}

/** Saves it for whoever is signed in; others get an email first. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = readQuery(request)
  if (typed === null) return data({ problem: newSearchTexts.noSearch }, { status: 400 })
  const catalog = context.get(catalogContext)
  const { correctedText } = await catalog.search(typed)
  const query = correctedText === null ? typed : { ...typed, text: correctedText }
  const search = { query, name: describeSearch(query), language }
  const person = await context.get(visitorContext).person()
  if (person !== null) {
    const token = await catalog.savedSearches.saveForAccount(person.uid, search)
    if (token === null) return data({ problem: newSearchTexts.tooMany }, { status: 429 })
    return redirect(`${savedSearchPath(token)}?saved`, 303)
  }
  const form = await readPostedForm(request)
  // The button beside the results does not know who is signed in.
  if (!form.has('email')) return redirect(saveSearchPath(query), 303)
  const posted = await parsePostedForm(form, schema)
  if (posted.errors) return refuseForm(400, posted)
  const key = request.headers.get(IDEMPOTENCY_KEY)
  const sent = { ip: context.get(pageContext).clientIp, key }
  if (!(await catalog.savedSearches.request(posted.data.email, search, sent)))
    return refuseForm(429, posted, newSearchTexts.tooFast)
  return redirect(`${saveSearchPath(query)}&${SENT_PARAM}=`, 303)
}

export const clientAction = keepOnLostConnection<typeof action>()

/** `/searches/new` (docs/product/catalog.md, "Saved searches"). */
export default function SaveSearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, resultsPath, ownPath, isSignedIn, isSent } = loaderData
  const rejected: FailedForm<'email'> | undefined = actionData
  const heading = isSent ? newSearchTexts.sentHeading : newSearchTexts.title
  return (
    <div className="page page-detail saved-search">
      <Link to={resultsPath} className="text-link touch-link">
        {newSearchTexts.search}
      </Link>
      <h1>{heading}</h1>
      {name !== null && <p className="text-lg">{name}</p>}
      <p role={isSent ? 'status' : undefined} className="max-w-prose text-ink-soft">
        {name === null
          ? newSearchTexts.noSearch
          : isSent
            ? newSearchTexts.sent
            : newSearchTexts.lead}
      </p>
      {name !== null && !isSent && (
        <section className="panel">
          {isSignedIn ? (
            <Form method="post" className="saved-search-form">
              <button type="submit" className={primaryButton}>
                {newSearchTexts.submit}
              </button>
              <FormProblem problem={rejected?.problem} />
            </Form>
          ) : (
            <>
              <EmailForm rejected={rejected} />
              <Link to={signInPath(ownPath ?? '')} className={`${quietButton} mt-4`}>
                {newSearchTexts.signIn}
              </Link>
            </>
          )}
        </section>
      )}
    </div>
  )
}

function EmailForm({ rejected }: { readonly rejected: FailedForm<'email'> | undefined }) {
  const fetcher = useFetcher<FailedForm<'email'>>()
  const last = fetcher.data ?? rejected
  const { form, field, isSubmitting } = useSchemaForm<'email', { readonly email: string }>({
    schema,
    initialValues: { email: '' },
    rejected: last?.form,
    onValid: (typed) => fetcher.submit(typed, { method: 'post' }),
  })
  return (
    <form {...form} className="saved-search-form">
      <EmailField {...field('email')} label={newSearchTexts.email} hint={newSearchTexts.confirm} />
      <FormProblem problem={last?.problem} />
      <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
        {isSubmitting ? newSearchTexts.saving : newSearchTexts.submit}
      </BusyButton>
    </form>
  )
}

/** "For sale: Kyiv, 2 rooms". */
const describeSearch = (query: SearchQueryWithType): string =>
  formatSearchName(
    query.type,
    getAppliedFilters(query).map((filter) => getAppliedFilterLabel(filter, query, AS_LISTED)),
  )
