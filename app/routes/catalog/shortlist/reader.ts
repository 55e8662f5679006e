import type { RouterContextProvider } from 'react-router'
import { catalogContext } from '#server/catalog/open.ts'
import type { ShortlistReader } from '#server/catalog/shortlist/queries.ts'
import { visitorContext } from '#server/people/session/visitor.ts'

type Context = Pick<Readonly<RouterContextProvider>, 'get'>

/** The account, as far as somebody is signed in; the response is never cached then. */
export const findUid = async (context: Context): Promise<string | null> =>
  (await context.get(visitorContext).person())?.uid ?? null

/** Who opens a list: an account, a browser, or both. */
export const getListReader = async (
  context: Context,
  request: Request,
): Promise<ShortlistReader> => ({
  uid: await findUid(context),
  browser: context.get(catalogContext).readBrowser(request),
})

/** The pages of lists are for those on them, and their addresses for nobody else. */
export const listHeaders = () => ({ 'Cache-Control': 'no-store' })
