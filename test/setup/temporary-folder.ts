import { rmSync } from 'node:fs'
import { createRunFolder } from '#scripts/test/run-folder.ts'

/** Gives a run its own folder for temporary files and deletes it afterwards. */
export default function setUpTemporaryFolder(): () => void {
  const folder = createRunFolder()
  // Workers inherit it, and their child processes too.
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
