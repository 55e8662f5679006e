import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { CLIENT_CHUNKS, hintCompiler, nameChunk } from './scripts/build/client-chunks.ts'
import { firebaseIdentity } from './scripts/build/firebase-identity.ts'
import { inlineScripts } from './scripts/build/inline-scripts.ts'
import { lucideIcons } from './scripts/build/lucide-icons.ts'
import { serverSources } from './scripts/build/server-sources.ts'

export default defineConfig({
  plugins: [
    inlineScripts(),
    lucideIcons(),
    firebaseIdentity(),
    tailwindcss(),
    reactRouter(),
    serverSources(),
  ],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: CLIENT_CHUNKS },
            entryFileNames: nameChunk,
            chunkFileNames: nameChunk,
            postBanner: hintCompiler,
          },
        },
      },
    },
  },
})
