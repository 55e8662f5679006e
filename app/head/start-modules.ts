/**
 * The modules of the page, which the server has written as a script that browsers ignore
 * (`server/http/pages/seal-document.ts`); `null` in development, where they start by themselves.
 */
const findModules = () => document.querySelector<HTMLScriptElement>('script[data-modules]')

const getUrls = () => findModules()?.dataset.modules?.split(' ') ?? []

/** Fetches the modules, which browsers keep. @throws when one of them does not come */
export async function fetchModules(): Promise<void> {
  const responses = await Promise.all(getUrls().map((url) => fetch(url)))
  if (!responses.every(({ ok }) => ok)) throw new Error('A module of the page did not come.')
  await Promise.all(responses.map((response) => response.blob()))
}

/**
 * Runs the modules once all of them are there: a browser does not ask again for one that failed.
 *
 * @throws when one of them does not come
 */
export async function startModules(): Promise<void> {
  const modules = findModules()
  if (modules === null) return
  await fetchModules()
  const script = document.createElement('script')
  script.type = 'module'
  script.text = modules.text
  document.head.append(script)
}
