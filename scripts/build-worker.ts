// Builds the service worker into build/client/service-worker.js.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(ROOT, 'build/client')

/** Large, and fetched when it is used: maps without a connection have no tiles, and signing in needs one. */
const ON_DEMAND = /^(map-code|open-identity|office-map|layers|marker-icon)/

/** Fonts of the alphabet of our texts. */
const FONT = /^(onest-latin|homiq-serif-latin)-\w+\.woff2$/

const isShellAsset = (name: string) =>
  (/\.(js|css)$/.test(name) && !ON_DEMAND.test(name)) || FONT.test(name)

const assets = readdirSync(join(CLIENT, 'assets')).filter(isShellAsset).sort()

await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
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
