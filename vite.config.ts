import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { serverStaysOut } from './scripts/server-stays-out.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serverStaysOut()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
})
