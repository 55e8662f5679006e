import { favoritesSchema } from '#domain/catalog/favorite/favorite-schema.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { visitorContext } from '#server/people/session/visitor.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/hearts.ts'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

export const loader = () =>
  new Response('Only POST is known here.', {
    status: 405,
    headers: { Allow: 'POST', 'Cache-Control': 'no-store' },
  })

/** `/my/hearts`: merges the favorites of a browser with those of the account, as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const person = await context.get(visitorContext).person()
  if (person === null) return new Response('Sign in first.', { status: 401, ...NO_STORE })
  const parsed = favoritesSchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return new Response('These are no hearts.', { status: 400, ...NO_STORE })
  const merged = await context
    .get(catalogContext)
    .favorites.merge(person.uid, parsed.data, language)
  if (merged === 'too many')
    return new Response('An account keeps fewer hearts.', { status: 409, ...NO_STORE })
  return Response.json({ uid: person.uid, ...merged }, NO_STORE)
}
