import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { build } from 'vite'
import { launchBrowser } from './support/browser.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { printTable } from './support/table.ts'

const ROOT = join(import.meta.dirname, '..')
const ASSETS = join(ROOT, 'build/client/assets')
const SETTLE_MS = 6_000

/** Bytes, minified and compressed, of the code on every page that loads the SDK. */
async function measureLoaderBytes(): Promise<number> {
  const outcome = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: {
        entry: 'app/features/shell/header/account-avatar.tsx',
        formats: ['es'],
        fileName: 'avatar',
      },
      rolldownOptions: {
        // This chunk is already on every page.
        external: [
          /^react/,
          /stored-value/,
          /json\/shape/,
          /site\/links/,
          /ui\/avatar/,
          /site\/shell/,
          /sdk\//,
          /^virtual:/,
        ],
      },
    },
  })
  const [first] = [outcome].flat()
  if (first === undefined || !('output' in first)) throw new Error('The bundler gave nothing.')
  const code = first.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return brotliCompressSync(code).length
}

/** Bytes as sent, by the name of the chunk. */
async function measureScripts(context: BrowserContext, url: string): Promise<Map<string, number>> {
  const page = await context.newPage()
  const found = new Map<string, number>()
  const urls = new Set<string>()
  page.on('response', (response) => {
    const name = /assets\/([\w.-]+?)-[\w-]{7}\.js/.exec(response.url())?.[1]
    // Modules are fetched first, and come from the cache when they run.
    if (name === undefined || urls.has(response.url())) return
    urls.add(response.url())
    // Two chunks may have the same name.
    found.set(name, (found.get(name) ?? 0) + getSentBytes(response.url()))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  await page.close()
  return found
}

const getSentBytes = (url: string) =>
  statSync(join(ASSETS, `${url.slice(url.lastIndexOf('/') + 1)}.br`)).size

using folder = createTemporaryFolder()
await using site = await startBuiltSite(folder.path)
const browser = await launchBrowser()
try {
  const nobody = await browser.newContext()
  const someone = await browser.newContext()
  await someone.addInitScript(() => localStorage.setItem('avatarLetter', 'O'))
  const rows: [string, BrowserContext, string][] = [
    ['`/property`, nobody signed in', nobody, '/property'],
    ['`/property`, someone signed in', someone, '/property'],
    ['`/`', nobody, '/'],
    ['`/settings`', nobody, '/settings'],
  ]
  const measured = []
  for (const [name, context, path] of rows) {
    measured.push([name, await measureScripts(context, site.url + path)] as const)
  }
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  printTable(
    ['kB as sent', 'JS', 'of it the SDK', 'of it forms and screens of the account'],
    measured.map(([name, found]) => {
      const sum = (pattern: RegExp) =>
        [...found].reduce((total, [chunk, bytes]) => total + (pattern.test(chunk) ? bytes : 0), 0)
      const own = sum(/^(account|forms|landing|settings|forgot-password|email-action)$/)
      return [name, kilobytes(sum(/./)), kilobytes(sum(/^open-identity/)), kilobytes(own)]
    }),
  )
  console.log(`\nThe loader itself: ${await measureLoaderBytes()} bytes.`)
} finally {
  await browser.close()
}
