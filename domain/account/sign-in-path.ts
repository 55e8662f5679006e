import { PATHS } from '#domain/site/links.ts'

/** @param next where the sign-in page leads to; in the fragment, so that the page is one for everybody */
export const signInPath = (next: string): string => `${PATHS.signIn}#next=${next}`
