import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Writes a CycloneDX SBOM from the lock file, for vulnerability scanners: `npm run sbom -- FILE`, by default
// sbom.cdx.json.

const ROOT = join(import.meta.dirname, '..')

/** Development packages that are bundled into client code. */
const BUNDLED = [
  '@firebase/app',
  '@firebase/auth',
  '@iconify-json/lucide',
  'workbox-core',
  'workbox-expiration',
  'workbox-routing',
  'workbox-strategies',
]

interface Bom {
  readonly metadata: { readonly component: { name: string; type: string } }
  readonly components: { 'bom-ref': string; name: string; scope: string }[]
  readonly dependencies: { ref: string; dependsOn: string[] }[]
}

/** References of these packages and of all their dependencies. */
function findDependencies(
  names: readonly string[],
  { components, dependencies }: Bom,
): Set<string> {
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const found = new Set<string>()
  const queue = components.filter(({ name }) => names.includes(name)).map((it) => it['bom-ref'])
  for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
    if (found.has(ref)) continue
    found.add(ref)
    queue.push(...(needs.get(ref) ?? []))
  }
  return found
}

const npm = spawnSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
if (npm.status === 0) {
  const bom: Bom = JSON.parse(npm.stdout)
  // npm writes the name of the folder and the type "library".
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  Object.assign(bom.metadata.component, { name, type: 'application' })
  const shipped = findDependencies(BUNDLED, bom)
  for (const component of bom.components) {
    if (shipped.has(component['bom-ref'])) component.scope = 'required'
  }
  const file = process.argv[2] ?? 'sbom.cdx.json'
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
  console.log(`${bom.components.length} packages are in ${file}.`)
} else {
  console.error(npm.stderr || 'npm could not be started.')
  process.exitCode = 1
}
