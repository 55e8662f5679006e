import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** All mails in the outbox, oldest first, with soft line breaks decoded. */
export async function readMails(): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name))
  const read = async (path: string) => {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { text: text.replace(/=\r?\n/g, '').replace(/=3D/g, '='), mtimeMs }
  }
  const all = await Promise.all(names.map((name) => read(join(folder, name))))
  return all.sort((one, other) => one.mtimeMs - other.mtimeMs).map(({ text }) => text)
}

/** Links to `/email-action` with this mode, as paths. */
export async function findMailedLinks(email: string, mode: string): Promise<string[]> {
  const own = (await readMails()).filter((text) => text.includes(`To: ${email}`))
  return own.flatMap((text) => {
    const link = /https?:\/\/[^/\s]+?(?:\/uk)?(\/email-action#[^\s<>"]+)/
      .exec(text)?.[1]
      ?.replaceAll('&amp;', '&')
    return link?.includes(`mode=${mode}`) ? [link] : []
  })
}

/**
 * Waits for such a link.
 *
 * @returns the newest one
 */
export async function waitForMailedLink(email: string, mode: string): Promise<string> {
  await expect.poll(() => findMailedLinks(email, mode)).not.toEqual([])
  const link = (await findMailedLinks(email, mode)).at(-1)
  if (link === undefined) throw new Error(`No mail with ${mode} came to ${email}.`)
  return link
}
