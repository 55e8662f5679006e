// Builds the service worker into build/client/service-worker.js.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { inlineScripts } from './inline-scripts.ts'
import { getShellAssets } from './shell-assets.ts'

const ROOT = join(import.meta.dirname, '../..')
const CLIENT = join(ROOT, 'build/client')

const assets = getShellAssets(readdirSync(join(CLIENT, 'assets')))

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
    outDir: CLIENT,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: join(ROOT, 'worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
