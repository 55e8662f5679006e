import { data } from 'react-router'
import { lostConnectionTexts } from '#content/texts/site/lost-connection.ts'

interface Posted {
  readonly request: Request
  readonly serverAction: () => Promise<unknown>
}

/**
 * Creates the `clientAction` of a route. If the connection is lost, the outcome is the posted fields and a problem, so
 * that the page and what was typed stay; otherwise the error screen would replace them.
 *
 * @param problem shown by the form
 */
export const keepOnLostConnection =
  (problem: string = lostConnectionTexts.notDone) =>
  async ({ request, serverAction }: Posted) => {
    const copy = request.clone()
    try {
      return await serverAction()
    } catch (error) {
      // `fetch` rejects with a TypeError.
      if (!(error instanceof TypeError)) throw error
      const fields = Object.fromEntries(await copy.formData())
      // An error status keeps the router from revalidating the page, which would fail too.
      return data({ ...fields, problem }, { status: 503 })
    }
  }
