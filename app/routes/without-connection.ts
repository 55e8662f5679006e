import { data } from 'react-router'

/**
 * For the `clientAction` of a route: a broken connection is a problem of the form, which keeps what was typed, and not
 * of the page.
 *
 * @param outcome what the form is told
 * @returns what to catch an error of `serverAction` with; it throws every other one
 */
export const withoutConnection =
  <Outcome>(outcome: Outcome) =>
  (error: unknown) => {
    // What fetch rejects with. By the status the router does not read the page again, which would fail as well.
    if (error instanceof TypeError) return data(outcome, { status: 503 })
    throw error
  }
