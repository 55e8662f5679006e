import { getLanguagePrefix, inLanguage } from '#domain/platform/language.ts'
import { SERVICE_WORKER_PATH } from '#domain/platform/paths.ts'
import { language } from '#texts/language.ts'

/** Each language has a worker of its own, for its pages. Skipped in development, which has no worker, and where the browser forbids workers. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const scope = getLanguagePrefix(language) || '/'
  navigator.serviceWorker
    .register(inLanguage(SERVICE_WORKER_PATH, language), { scope, updateViaCache: 'none' })
    .catch(() => {
      // The site works without it.
    })
}
