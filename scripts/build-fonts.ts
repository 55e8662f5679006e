import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFontFamily } from './fonts/create-font-family.ts'
import { FAMILIES } from './fonts/families.ts'

const root = join(import.meta.dirname, '..')
const styles = join(root, 'app/styles')
const folder = join(styles, 'fonts')

const HEADER = `/*
 * Written by scripts/build-fonts.ts; change that and run it again.
 *
 * A first visit is read in a system font stretched to the same room until the two Latin files have come
 * (app/head/page-fonts.ts). font-display is optional, so that a page that begins with ours never changes.
 */
`

await mkdir(folder, { recursive: true })
for (const old of await readdir(folder)) {
  if (old.endsWith('.woff2')) await rm(join(folder, old))
}
const rules: string[] = []
for (const font of FAMILIES) {
  const { files, css } = await createFontFamily(font, join(root, 'node_modules'))
  for (const [name, bytes] of files) {
    await writeFile(join(folder, name), bytes)
    console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} KB`)
  }
  const license = join(root, 'node_modules', font.source, 'LICENSE')
  await copyFile(license, join(folder, `LICENSE-${font.slug}.txt`))
  rules.push(css)
}
await writeFile(join(styles, 'fonts.css'), HEADER + rules.join('\n'))
