import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'
import { writesSchema } from '#domain/catalog/shortlist/writes-schema.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/changes.ts'
import { getListReader } from './reader.ts'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

function readSince(request: Request): number | null {
  const since = Number(new URL(request.url).searchParams.get('since') ?? '0')
  return Number.isInteger(since) && since >= 0 && since <= MAX_INT32 ? since : null
}

const refuse = (status: number, text: string) => new Response(text, { status, ...NO_STORE })
const notFound = () => refuse(404, 'You are on no such list.')

/** `/list/:id/changes?since=12`: what changed after that change, as JSON. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const since = readSince(request)
  if (since === null) return refuse(400, '"since" is the number of a change.')
  const reader = await getListReader(context, request)
  const list = await context.get(catalogContext).shortlists.read(reader, id, { since, language })
  return list === null ? notFound() : Response.json(list, NO_STORE)
}

/** Writes first. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const since = readSince(request)
  const parsed = writesSchema.safeParse(await request.json().catch(() => null))
  if (since === null || !parsed.success) return refuse(400, 'These are no writes.')
  const reader = await getListReader(context, request)
  const { shortlists } = context.get(catalogContext)
  const answer = await shortlists.write(reader, id, parsed.data, { since, language })
  if (answer === 'too many') return refuse(429, 'Too many requests. Try again later.')
  return answer === null ? notFound() : Response.json(answer, NO_STORE)
}
