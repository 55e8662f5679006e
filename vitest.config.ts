import { defineConfig } from 'vitest/config'

const shared = { environment: 'node', passWithNoTests: false } as const

/** `unit` needs nothing but this machine's processor; `server` opens real databases. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{domain,search,content,scripts,app,test}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
