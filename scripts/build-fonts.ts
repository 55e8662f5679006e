import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFontFamily, getImportName } from './fonts/create-font-family.ts'
import { FAMILIES } from './fonts/families.ts'

const root = join(import.meta.dirname, '..')
const styles = join(root, 'app/styles')
const folder = join(styles, 'fonts')

const CSS_HEADER = `/*
 * Written by scripts/build-fonts.ts; change that and run it again.
 *
 * A first visit is read in a system font stretched to the same room until our Latin files have come
 * (app/head/page-fonts.ts).
 */
`

const MODULE_HEADER = `// Written by scripts/build-fonts.ts; change that and run it again.`

const MODULE_LIST = `import type { PageFont } from './page-font.ts'

/** Added by the head script (app/head/page-fonts.ts). */
export const PAGE_FONTS: readonly PageFont[] = [`

await mkdir(folder, { recursive: true })
for (const old of await readdir(folder)) {
  if (old.endsWith('.woff2')) await rm(join(folder, old))
}
const imports: string[] = []
const allFaces: string[] = []
const rules: string[] = []
for (const font of FAMILIES) {
  const { files, faces, css } = await createFontFamily(font, join(root, 'node_modules'))
  for (const [name, bytes] of files) {
    await writeFile(join(folder, name), bytes)
    console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} KB`)
  }
  const license = join(root, 'node_modules', font.source, 'LICENSE')
  await copyFile(license, join(folder, `LICENSE-${font.slug}.txt`))
  for (const { name } of font.parts)
    imports.push(
      `import ${getImportName(font.slug, name)} from './fonts/${font.slug}-${name}.woff2?url'`,
    )
  allFaces.push(...faces)
  rules.push(css)
}
await writeFile(join(styles, 'fonts.css'), CSS_HEADER + rules.join('\n'))
const lines = [MODULE_HEADER, ...imports.sort(), MODULE_LIST, ...allFaces, ']']
await writeFile(join(styles, 'font-faces.ts'), `${lines.join('\n')}\n`)
