import { data } from 'react-router'

/**
 * For the `clientAction` of a route: makes a broken connection a problem of the form, which keeps what was typed,
 * instead of an error of the page.
 *
 * @param outcome returned to the form
 * @returns a handler for errors of `serverAction`, which rethrows all others
 */
export const withoutConnection =
  <Outcome>(outcome: Outcome) =>
  (error: unknown) => {
    // `fetch` rejects with a TypeError. An error status keeps the router from revalidating the page, which would
    // fail too.
    if (error instanceof TypeError) return data(outcome, { status: 503 })
    throw error
  }
