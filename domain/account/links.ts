import { ENDPOINTS } from '#domain/site/links.ts'

export const mySignInPath = (id: string): string =>
  `${ENDPOINTS.mySignIns}/${encodeURIComponent(id)}`
