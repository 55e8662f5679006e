import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserFacts } from './scripts/build/browser-facts.ts'
import { bundleBoundaries } from './scripts/build/bundle-boundaries.ts'
import { clientChunks } from './scripts/build/client-chunks.ts'
import { firebaseIdentity } from './scripts/build/firebase-identity.ts'
import { inlineScripts } from './scripts/build/inline-scripts.ts'
import { lucideIcons } from './scripts/build/lucide-icons.ts'
import { minifyScripts } from './scripts/build/minify.ts'
import { routerSettings } from './scripts/build/router-settings.ts'
import { serverSources } from './scripts/build/server-sources.ts'

/** Pages name each script several times, and random text does not compress: seven characters are enough. */
const SCRIPT_NAMES = 'assets/[name]-[hash:7].js'

/** Every script imports this one by name, so its name is short. */
const nameChunk = ({ name }: { readonly name: string }) =>
  name === 'rolldown-runtime' ? 'assets/run-[hash:7].js' : SCRIPT_NAMES

/**
 * Most of the framework runs as soon as it has loaded. This comment makes Chrome compile all of it on another
 * thread while it downloads (decision 97).
 */
const hintCompiler = ({ name }: { readonly name: string }) =>
  name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScripts(),
    lucideIcons(),
    firebaseIdentity(),
    tailwindcss(),
    reactRouter(),
    routerSettings(),
    bundleBoundaries(),
    serverSources(),
    minifyScripts(),
  ],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Tells the server which files a module is made of (`server/http/pages/module-urls.ts`).
    manifest: true,
  },
  environments: {
    client: {
      define: browserFacts(command),
      build: {
        rolldownOptions: {
          // An import of a constant from another file costs more bytes than most constants: 0.5 kB a screen.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: { groups: clientChunks(import.meta.dirname) },
            entryFileNames: SCRIPT_NAMES,
            chunkFileNames: nameChunk,
            postBanner: hintCompiler,
          },
        },
      },
    },
  },
}))
