import { expect, it } from 'vitest'
import { deferModules } from './deferred-modules.ts'

const ENTRY = 'import "/assets/manifest.js";\nimport("/assets/entry.js");'

it('keeps the source of the entry, which browsers ignore, and names the modules to preload', () => {
  const html = deferModules(
    `<head><link rel="modulepreload" href="/assets/a.js"/><title>x</title><link rel="modulepreload" href="/assets/b.js"/></head>` +
      `<body><script type="module" async="">${ENTRY}</script></body>`,
  )
  expect(html).toBe(
    `<head><title>x</title></head><body><script type="text/plain" data-modules="/assets/a.js /assets/b.js">${ENTRY}</script></body>`,
  )
})

it('changes no document without modules', () => {
  const html = '<link rel="modulepreload" href="/assets/a.js"/><p>type="module"</p>'
  expect(deferModules(html)).toBe(html)
})
