import { data } from 'react-router'
import { lostConnectionTexts } from '#texts/site/lost-connection.ts'

interface Posted {
  readonly request: Request
  readonly serverAction: () => Promise<unknown>
}

/**
 * Creates the `clientAction` of a route. If the connection is lost, the outcome is the posted fields and a problem, so
 * that the page and what was typed stay; otherwise the error screen would replace them.
 *
 * @typeParam Action the action of the route, for the type of its outcome
 * @param problem shown by the form
 */
export const keepOnLostConnection =
  <Action extends (...parameters: never[]) => unknown>(
    problem: string = lostConnectionTexts.notDone,
  ) =>
  async ({ request, serverAction }: Posted) => {
    const copy = request.clone()
    try {
      return (await serverAction()) as Awaited<ReturnType<Action>>
    } catch (error) {
      // `fetch` rejects with a TypeError.
      if (!(error instanceof TypeError)) throw error
      // The body of a form without fields is empty, which browsers do not parse.
      const fields = Object.fromEntries(await copy.formData().catch(() => new FormData()))
      // An error status keeps the router from revalidating the page, which would fail too.
      return data({ ...fields, problem }, { status: 503 })
    }
  }
