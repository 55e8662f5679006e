import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFontFamily } from './create-font-family.ts'
import { FAMILIES } from './families.ts'

const root = join(import.meta.dirname, '../..')
const styles = join(root, 'app/styles')
const KB = 1024
const LATIN_BUDGET: Record<string, number> = { onest: 16 * KB, 'homiq-serif': 19 * KB }

test.each(FAMILIES)('$family in the repository is what the script makes', async (font) => {
  const { files, faces, css } = await createFontFamily(font, join(root, 'node_modules'))
  expect(await readFile(join(styles, 'fonts.css'), 'utf8')).toContain(css)
  const module = await readFile(join(styles, 'font-faces.ts'), 'utf8')
  for (const face of faces) expect(module).toContain(face)
  for (const [name, bytes] of files) {
    const committed = await readFile(join(styles, 'fonts', name))
    expect(committed.equals(bytes), name).toBe(true)
  }
  const latin = files.get(`${font.slug}-latin.woff2`)
  expect(latin?.length).toBeLessThanOrEqual(LATIN_BUDGET[font.slug] ?? 0)
})

test.each(FAMILIES)('$family has the letters and signs of the site', async (font) => {
  const { faces } = await createFontFamily(font, join(root, 'node_modules'))
  const ranges = [...faces.join().matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].map(
    ([, first, last]) => [
      Number.parseInt(first ?? '', 16),
      Number.parseInt(last ?? first ?? '', 16),
    ],
  )
  const missing = [...'$3.3 m² €₴ “Kyiv” – — ’ … іїєґ ІЇЄҐ Łódź №'].filter((character) => {
    const code = character.codePointAt(0) ?? 0
    return !ranges.some(([first = 0, last = 0]) => code >= first && code <= last)
  })
  expect(missing).toEqual([])
})
