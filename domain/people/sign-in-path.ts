import { PATHS } from '#domain/platform/paths.ts'

/**
 * @param next where sign-in leads to; in the fragment, so that the page is the same for everybody
 */
export const signInPath = (next: string): string => `${PATHS.signIn}#next=${next}`
