import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { inlineScripts } from './inline-scripts.ts'
import { getShellAssets } from './shell-assets.ts'

/** Builds the service worker into the folder `client` of the build. */
export async function buildWorker(root: string, client: string): Promise<void> {
  const assets = getShellAssets(readdirSync(join(client, 'assets')))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [inlineScripts()],
    define: {
      SHELL_ASSETS: JSON.stringify(assets.map((name) => `/assets/${name}`)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
