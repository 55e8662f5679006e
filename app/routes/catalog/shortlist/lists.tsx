import { redirect, useActionData } from 'react-router'
import { ListsPage } from '#app/features/catalog/shortlist/lists-page.tsx'
import type { FailedForm } from '#app/forms/use-schema-form.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { parseHome } from '#domain/catalog/shortlist/content.ts'
import { SHORTLIST_LIMITS } from '#domain/catalog/shortlist/limits.ts'
import { shortlistPath } from '#domain/catalog/shortlist/links.ts'
import { newShortlistSchema } from '#domain/catalog/shortlist/schema.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { pageContext } from '#server/main/page-context.ts'
import { shortlistMessages, shortlistTexts } from '#texts/catalog/shortlist.ts'
import type { Route } from './+types/lists.ts'
import { listMeta } from './list-meta.ts'
import { findUid, getListReader, listHeaders } from './reader.ts'

const schema = newShortlistSchema(shortlistMessages)

export const headers = listHeaders

export const meta = () => listMeta(shortlistTexts.lists)

/** The homes that the link of the favorites names. */
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
  return <ListsPage {...loaderData} outcome={useActionData<FailedForm<'title' | 'name'>>()} />
}
