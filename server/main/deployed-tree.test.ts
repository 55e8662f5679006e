import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireBuild } from '#test/site/built-app.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What the last stage of the Dockerfile copies. */
const COPIED = [...read('Dockerfile').matchAll(/^COPY --from=\w+ \/homiq\/(\S+) (\S+)$/gm)]

interface LockedPackage {
  readonly dev?: boolean
}

/** Paths of the packages that `npm install --omit=dev --ignore-scripts` installs. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(read('package-lock.json'))
  return (
    Object.entries<LockedPackage>(packages)
      .filter(([, { dev }]) => !dev)
      .map(([path]) => path)
      .filter((path) => path !== '' && path !== 'node_modules/node')
      // Packages for other platforms are not installed.
      .filter((path) => existsSync(join(ROOT, path)))
  )
}

/** Copies a folder or a file, without nested packages and tests. */
function copy(path: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(join(ROOT, path), to, {
    recursive: true,
    filter: (source) => {
      const within = relative(join(ROOT, path), source)
      return !/(^|\/)node_modules$|\.test\.tsx?$|^compiled$/.test(within)
    },
  })
}

/** Every file with its size and modification time. */
function getState(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    files.map((file) => {
      const { size, mtimeMs } = lstatSync(join(folder, file))
      return [file, `${size} ${mtimeMs}`]
    }),
  )
}

it('has the Node version that the tests run on', () => {
  const { dependencies } = JSON.parse(read('package.json'))
  expect(read('Dockerfile')).toContain(`\nARG NODE_VERSION=${dependencies.node}\n`)
})

describe('what an image holds', () => {
  let folder: string
  let tree: string
  beforeAll(() => {
    requireBuild()
    folder = mkdtempSync(join(tmpdir(), 'homiq-tree-'))
    tree = join(folder, 'homiq')
    for (const [, path = '', to = ''] of COPIED) {
      if (path !== 'node_modules') copy(path, join(tree, to))
    }
    for (const path of productionPackages()) copy(path, join(tree, path))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs a program of the tree as the image does, until it exits. */
  function run(...args: string[]) {
    const data = join(folder, 'data')
    const temporary = join(folder, 'tmp')
    mkdirSync(temporary, { recursive: true })
    const child = spawn(process.execPath, args, {
      cwd: tree,
      env: {
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: data,
        TMPDIR: temporary,
        NODE_COMPILE_CACHE: temporary,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = { out: '' }
    const listening = Promise.withResolvers<string>()
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output.out += text
        const url = /http:\/\/localhost:\d+/.exec(output.out)?.[0]
        if (url !== undefined) listening.resolve(url)
      })
    }
    const ended = once(child, 'close').then(([code]) => {
      listening.reject(new Error(`It ended: ${output.out}`))
      return { code, out: output.out }
    })
    listening.promise.catch(() => {})
    return { child, url: listening.promise, ended }
  }

  /** Expects a program to succeed and to print this. */
  async function expectOutput(program: string, args: readonly string[], out = ''): Promise<void> {
    const end = await run(`scripts/${program}.ts`, ...args).ended
    expect(end).toMatchObject({ code: 0, out: expect.stringContaining(out) })
  }

  describe('a site', () => {
    let before: Map<string, string>
    let server: ReturnType<typeof run>
    let site: string
    beforeAll(async () => {
      before = getState(tree)
      server = run('server/main/index.ts')
      site = await server.url
    }, 120_000)

    it('serves pages, pictures and sign-in', async () => {
      const page = await fetch(`${site}/property?type=sale`)
      expect(page.status).toBe(200)
      const html = await page.text()
      const addresses = html.match(/(?<=(src|href)=")\/(assets|pictures)\/[^"]+/g) ?? []
      expect(addresses.length).toBeGreaterThan(5)
      for (const address of addresses) {
        expect([address, (await fetch(site + address)).status]).toEqual([address, 200])
      }
      expect((await fetch(`${site}/contact`)).status).toBe(200)
      const signUp = await fetch(
        `${site}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=homiq`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: 'olena@example.com', password: 'quiet-courtyard-72' }),
        },
      )
      expect(signUp.status).toBe(200)
    })

    it("runs an operator's programs while it runs", { timeout: 120_000 }, async () => {
      await expectOutput('export', [join(folder, 'homes.ndjson')], 'homes as ndjson')
      await expectOutput('rotate-keys', [])
      await expectOutput('verify', ['sale/1', '--remove'], 'no verified person of sale/1')
      await expectOutput('accounts', ['list'], 'olena@example.com')
      await expectOutput('backup', [join(folder, 'homiq.gz')])
    })

    it('stops, and has written only to its data folder', async () => {
      server.child.kill('SIGTERM')
      expect(await server.ended).toMatchObject({ code: 0 })
      expect(getState(tree)).toEqual(before)
    })

    it('runs programs that open its database', { timeout: 120_000 }, async () => {
      await expectOutput('import', [join(folder, 'homes.ndjson'), '--restore'], 'unchanged')
      await expectOutput('restore', ['--check', join(folder, 'homiq.gz')])
    })
  })

  it('does not start with sources that the build was not made from', async () => {
    appendFileSync(join(tree, 'content/screens.ts'), '\n')
    const { ended } = run('server/main/index.ts')
    expect(await ended).toMatchObject({
      code: 1,
      out: expect.stringContaining('`npm run build` makes it anew'),
    })
  })
})
