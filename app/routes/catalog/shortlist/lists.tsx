import { useEffect } from 'react'
import { Form, Link, redirect, useActionData, useSubmit } from 'react-router'
import { storedHasLists } from '#app/browser/storage/stored-flags.ts'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { parseHome } from '#domain/catalog/shortlist/content.ts'
import { SHORTLIST_LIMITS } from '#domain/catalog/shortlist/limits.ts'
import { shortlistPath } from '#domain/catalog/shortlist/links.ts'
import { mayWrite } from '#domain/catalog/shortlist/role.ts'
import { newShortlistSchema } from '#domain/catalog/shortlist/shortlist-schema.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { pageContext } from '#server/main/page-context.ts'
import {
  formatAdd,
  formatAddTo,
  formatHomeCount,
  formatNewList,
  formatPeopleCount,
  shortlistMessages,
  shortlistTexts,
} from '#texts/catalog/shortlist.ts'
import type { Route } from './+types/lists.ts'
import { listMeta } from './list-meta.ts'
import { findUid, getListReader, listHeaders } from './reader.ts'

const schema = newShortlistSchema(shortlistMessages)

export const headers = listHeaders

export const meta = () => listMeta(shortlistTexts.lists)

/** The homes that the link of the favorites names: what is added to a list, or with which a new one begins. */
const readHomes = ({ url }: Request): string[] =>
  (new URL(url).searchParams.get('homes') ?? '')
    .split(',')
    .filter((home) => parseHome(home) === home)
    .slice(0, SHORTLIST_LIMITS.homes)

export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = await getListReader(context, request)
  const homes = readHomes(request)
  return { lists: await context.get(catalogContext).shortlists.listOwn(reader, homes), homes }
}

/** Makes a list. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await parsePostedForm(request, schema)
  if (posted.errors) return refuseForm(400, posted)
  const catalog = context.get(catalogContext)
  const { reader, headers } = catalog.becomeReader(request, await findUid(context))
  const list = { ...posted.data, homes: readHomes(request) }
  const made = await catalog.shortlists.make(reader, list, context.get(pageContext).clientIp)
  if (made === 'too many') return refuseForm(429, posted, shortlistTexts.tooMany)
  return redirect(shortlistPath(made.id), { status: 303, headers })
}

export const clientAction = keepOnLostConnection()

/** `/lists` (docs/product/shortlists.md, "My lists"). */
export default function ListsScreen({ loaderData }: Route.ComponentProps) {
  const { lists, homes } = loaderData
  const outcome = useActionData<FailedForm<'title' | 'name'>>()
  const submit = useSubmit()
  const { form, field, isSubmitting } = useSchemaForm({
    schema,
    rejected: outcome?.form,
    onValid: (values) => submit(values, { method: 'post' }),
  })
  useEffect(() => storedHasLists.update(() => lists.length > 0), [lists])
  return (
    <div className="page page-detail">
      <h1>{shortlistTexts.lists}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{shortlistTexts.listsLead}</p>
      {lists.length === 0 ? (
        <p>{shortlistTexts.noLists}</p>
      ) : (
        <ul className="grid gap-3">
          {lists.map(({ id, title, homes: total, people, role, listed }) => (
            <li
              key={id}
              className="flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3"
            >
              <Link to={shortlistPath(id)} className="text-link touch-link">
                {title}
              </Link>
              <span className="grow text-ink-soft text-sm">
                {formatHomeCount(total)} · {formatPeopleCount(people)}
              </span>
              {homes.length > 0 && mayWrite(role) && (
                <AddTo id={id} title={title} homes={homes} isListed={listed === homes.length} />
              )}
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="new-list" className="mt-8 grid max-w-md gap-4">
        <h2 id="new-list" className="text-2xl">
          {shortlistTexts.new}
        </h2>
        {homes.length > 0 && <p>{formatNewList(homes.length)}</p>}
        <form {...form} className="grid gap-4">
          <TextField
            {...field('title')}
            label={shortlistTexts.title}
            hint={shortlistTexts.titleHint}
            autoComplete="off"
          />
          <TextField
            {...field('name')}
            label={shortlistTexts.name}
            hint={shortlistTexts.nameHint}
            autoComplete="given-name"
          />
          <FormProblem problem={outcome?.problem} />
          <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
            {isSubmitting ? shortlistTexts.making : shortlistTexts.make}
          </BusyButton>
        </form>
      </section>
    </div>
  )
}

interface AddToProps {
  readonly id: string
  readonly title: string
  readonly homes: readonly string[]
  readonly isListed: boolean
}

/** Adds homes to a list and leads to it. */
function AddTo({ id, title, homes, isListed }: AddToProps) {
  if (isListed) return <p className="text-ink-soft text-sm">{shortlistTexts.listed}</p>
  return (
    <Form method="post" action={shortlistPath(id)}>
      {homes.map((home) => (
        <input key={home} type="hidden" name="link" value={home} />
      ))}
      <button type="submit" className={quietButton} aria-label={formatAddTo(homes.length, title)}>
        {formatAdd(homes.length)}
      </button>
    </Form>
  )
}
