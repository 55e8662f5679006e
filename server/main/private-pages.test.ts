import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { requirePerson, requireRole } from '#server/people/session/require-person.ts'
import { visitorContext } from '#server/people/session/visitor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { signIn as signInOn } from '#test/site/sign-in.ts'

const getContext = ({ context }: LoaderFunctionArgs) => context as Readonly<RouterContextProvider>
const nameOf = async (args: LoaderFunctionArgs) =>
  (await getContext(args).get(visitorContext).person())?.email ?? 'nobody'

let database: Database
let app: BuiltApp
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, {
    routes: {
      // Declared public although it depends on the visitor.
      careless: { loader: async (args) => Response.json(await nameOf(args)), headers: publicPage },
      'careless-response': {
        loader: async (args) =>
          Response.json(await nameOf(args), { headers: { 'Cache-Control': 'public' } }),
      },
      undeclared: { loader: () => Response.json('the same for everyone') },
      declared: {
        loader: () => Response.json('the same for everyone', { headers: publicPage() }),
      },
      mine: {
        loader: async (args) =>
          Response.json((await requirePerson(getContext(args), '/mine')).email),
      },
      'for-moderators': {
        loader: async (args) =>
          Response.json(
            (await requireRole(getContext(args), 'moderator', '/for-moderators')).email,
          ),
      },
    },
  })
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

const signIn = async (email: string) => (await signInOn(app, email)).cookie

const ask = (path: string, cookie = '') => app.request(path, { headers: { Cookie: cookie } })

it.each(['/careless', '/careless-response', '/careless.data'])(
  '%s, which asks who the visitor is, is cached by nobody, whatever it says',
  async (path) => {
    const cookie = await signIn(`olena${path.replaceAll('/', '-')}@example.com`)
    const hers = await ask(path, cookie)
    expect(hers.headers.get('cache-control')).toBe('no-store')
    expect(hers.headers.get('etag')).toBeNull()
    expect(await hers.text()).toContain('olena')
    expect(await (await ask(path)).text()).toContain('nobody')
  },
)

it('is public only if the route says so', async () => {
  expect((await ask('/undeclared')).headers.get('cache-control')).toBe('no-store')
  expect((await ask('/declared')).headers.get('cache-control')).toMatch(/^public,/)
})

it('redirects a visitor who is not signed in to sign-in', async () => {
  const response = await ask('/mine')
  expect([response.status, response.headers.get('location')]).toEqual([302, signInPath('/mine')])
  expect(await (await ask('/mine', await signIn('taras@example.com'))).text()).toContain('taras')
})

it('does not exist for a person without the role', async () => {
  const cookie = await signIn('iryna@example.com')
  expect((await ask('/for-moderators')).status).toBe(302)
  expect((await ask('/for-moderators', cookie)).status).toBe(404)
  const { rows } = await database.pool.query('select uid from accounts where email = $1', [
    'iryna@example.com',
  ])
  await database.pool.query(
    `insert into account_roles (uid, role, granted_at) values ($1, 'moderator', now())`,
    [rows[0].uid],
  )
  expect(await (await ask('/for-moderators', cookie)).text()).toContain('iryna')
})
