import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { getBuiltLanguage } from './scripts/build/built-language.ts'
import { CLIENT_CHUNKS, hintCompiler, nameChunk } from './scripts/build/client-chunks.ts'
import { inlineScripts } from './scripts/build/inline-scripts.ts'
import { languageTexts } from './scripts/build/language-texts.ts'
import { lucideIcons } from './scripts/build/lucide-icons.ts'
import { serverSources } from './scripts/build/server-sources.ts'

const language = getBuiltLanguage()

export default defineConfig({
  plugins: [
    languageTexts(language),
    inlineScripts(language),
    lucideIcons(),
    tailwindcss(),
    reactRouter(),
    serverSources(import.meta.dirname),
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
