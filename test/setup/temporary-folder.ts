import { rmSync } from 'node:fs'
import { createRunFolder } from '#scripts/test/run-folder.ts'

/** Gives a test run its own folder for temporary files, and deletes it afterwards. */
export default function setUpTemporaryFolder(): () => void {
  const folder = createRunFolder()
  // Workers and their child processes inherit this.
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
