import { ENDPOINTS } from '#domain/site/links.ts'

/** @throws when there is no connection */
export async function pingServer(): Promise<void> {
  await fetch(ENDPOINTS.health, { cache: 'no-store' })
}
