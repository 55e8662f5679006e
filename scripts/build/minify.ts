import { type JsMinifyOptions, minify } from '@swc/core'
import type { Plugin } from 'vite'

const OPTIONS: JsMinifyOptions = {
  module: true,
  ecma: 2022,
  // Two more passes save 7 bytes.
  compress: { passes: 3 },
  // Vite's own minifier, which comes after it, shortens the names.
  mangle: false,
  format: { comments: false },
}

/** Makes what browsers download 0.9 % smaller than Vite's minifier does by itself (decision 47). */
export function minifyScripts(): Plugin {
  return {
    name: 'homiq:minify-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code, _chunk, { sourcemap }) {
      const sourceMap = sourcemap !== false
      const { code: minified, map } = await minify(code, { ...OPTIONS, sourceMap })
      return { code: minified, map: map ?? null }
    },
  }
}
