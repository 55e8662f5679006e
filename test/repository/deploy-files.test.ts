import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { checkPicturePath, pictureFilePath, sentPicturesPath } from '#domain/homes/offer/links.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { conversationPath, myMessagesPath } from '#domain/messages/conversation/links.ts'
import { findProgram } from '#scripts/test/find-program.ts'
import { LONG_SILENCE_MS } from '#server/platform/http/listener/limit-body-time.ts'
import { KEEP_ALIVE_MS } from '#server/platform/http/listener/listen.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const getVariableNames = (file: string) =>
  Array.from(read(file).matchAll(/^([A-Z_]+)=/gm), ([, name = '']) => name)

const KNOWN = new Set([
  ...getVariableNames('.env.example'),
  // These variables belong to PostgreSQL, or to programs in general.
  'POSTGRES_PASSWORD',
  'NODE_ENV',
])

/** How long a process may take to stop after draining, in seconds. */
const ENDING_S = 15

const getDrainSeconds = (file: string) => Number(/^DRAIN_SECONDS=(\d+)$/m.exec(read(file))?.[1])

describe('compose.yaml', () => {
  const { services, volumes, networks } = parse(read('compose.yaml'), { merge: true })
  const { homiq, postgres, proxy } = services

  it('sets only variables that Homiq knows, and so does its file of secrets', () => {
    const names = [
      ...Object.keys(homiq.environment),
      ...getVariableNames('deploy/compose.env.example'),
    ]
    expect(names.filter((name) => !KNOWN.has(name))).toEqual([])
  })

  it('lets only the proxy be reached from outside, and nothing outside be reached by the database', () => {
    expect([homiq.ports, postgres.ports]).toEqual([undefined, undefined])
    expect(proxy.ports).toEqual(['80:80', '443:443', '443:443/udp'])
    expect(postgres.networks).toEqual(['database'])
    expect(networks.database).toEqual({ internal: true })
    expect(proxy.networks).toEqual(['front'])
  })

  it.each(Object.entries<object>(services))('gives %s few rights', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.any(String),
    })
  })

  it('gives Homiq no root, no capability and no disk but for its state', () => {
    expect(homiq).toMatchObject({
      read_only: true,
      user: '1000:1000',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: '/tmp',
      volumes: [`data:${homiq.environment.DATA_DIR}`],
    })
    expect(read('Dockerfile')).toContain('USER 1000:1000')
  })

  it('starts each service once the one before it works, and waits for its end', () => {
    expect(homiq.depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
    expect(proxy.depends_on).toEqual({ homiq: { condition: 'service_healthy' } })
    expect(read('Dockerfile')).toContain('/readyz')
    const grace = Number.parseInt(homiq.stop_grace_period, 10)
    expect(grace).toBeGreaterThan(getDrainSeconds('deploy/compose.env.example') + ENDING_S)
  })

  it('names only volumes and files that exist', () => {
    for (const { volumes: used } of [homiq, postgres, proxy]) {
      for (const [from] of used.map((volume: string) => volume.split(':'))) {
        if (from.startsWith('.')) expect(existsSync(join(ROOT, from))).toBe(true)
        else expect(Object.keys(volumes)).toContain(from)
      }
    }
  })
})

it('proxies let go of idle connections before the server does', () => {
  const nginx = /upstream homiq \{[^}]*keepalive_timeout (\d+)s;/.exec(
    read('deploy/nginx/homiq.conf'),
  )
  const caddy = /keepalive (\d+)s\n/.exec(read('deploy/caddy/Caddyfile'))
  for (const seconds of [nginx?.[1], caddy?.[1]]) {
    expect(Number(seconds) * 1000).toBeGreaterThan(0)
    expect(Number(seconds) * 1000).toBeLessThan(KEEP_ALIVE_MS)
  }
})

it('proxies lead from HTTP to the name of the site, whatever Host names', () => {
  const nginx = read('deploy/nginx/homiq.conf').matchAll(/return 30\d (.+);/g)
  expect(Array.from(nginx, ([, url]) => url)).toEqual(['https://$server_name$request_uri'])
  const caddy = /^http:\/\/ \{\n\tredir (\S+) 308\n\}/m.exec(read('deploy/caddy/Caddyfile'))
  expect(caddy?.[1]).toBe('{$SITE_URL}{uri}')
})

it('proxies let forms with pictures through, and wait for their answer as long as the server', () => {
  const paths = [
    sentPicturesPath('an-id'),
    pictureFilePath('an-id', 'a-file'),
    checkPicturePath('an-id'),
    conversationPath('an-id'),
    myMessagesPath('an-id'),
  ]
  const nginx = read('deploy/nginx/homiq.conf')
  const [, pattern = '', settings = ''] =
    /location ~ (\S+pictures\S+) \{([^}]*)\}/.exec(nginx) ?? []
  for (const path of paths) expect(path).toMatch(new RegExp(pattern))
  for (const path of ['/contact', '/my/listings/an-id/place', '/messages'])
    expect(path).not.toMatch(new RegExp(pattern))
  const { pictures, fileBytes } = PICTURE_LIMITS
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(settings)?.[1])
  expect(megabytes * 1_000_000).toBeGreaterThan(pictures * fileBytes)
  expect(settings).toContain('proxy_request_buffering off;')
  const caddy = read('deploy/caddy/Caddyfile')
  const [, routes = '', timeout] =
    /@pictures path (.+)\n[^@]*@pictures[^@]*response_header_timeout (\d+)s/.exec(caddy) ?? []
  expect(
    routes
      .replaceAll('/*/', '/an-id/')
      .replace('files/*', 'files/a-file')
      .replaceAll('*', 'an-id')
      .split(' '),
  ).toEqual(paths)
  expect(caddy).toContain(`@others not path ${routes}\n`)
  for (const seconds of [/proxy_read_timeout (\d+)s;/.exec(settings)?.[1], timeout])
    expect(Number(seconds) * 1_000).toBe(LONG_SILENCE_MS)
})

describe('the unit of systemd', () => {
  const unit = read('deploy/systemd/homiq.service')

  it('waits longer than the end of the process takes', () => {
    const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])
    expect(seconds).toBeGreaterThan(getDrainSeconds('deploy/systemd/homiq.env.example') + ENDING_S)
  })

  it('has settings that Homiq knows', () => {
    const names = getVariableNames('deploy/systemd/homiq.env.example')
    expect(names.filter((name) => !KNOWN.has(name))).toEqual([])
  })

  const analyze = findProgram(['systemd-analyze'])

  it.skipIf(analyze === null).each([
    ['homiq.service', 20],
    ['homiq-backup.service', 35],
    ['homiq-backup.timer', 100],
  ])('%s is one that systemd takes, and hardened', (name, exposure) => {
    const folder = mkdtempSync(join(tmpdir(), 'homiq-unit-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    // The unit names paths that exist on the target machine only.
    for (const other of ['homiq.service', 'homiq-backup.service', 'homiq-backup.timer']) {
      const here = read(`deploy/systemd/${other}`)
        .replaceAll('/opt/homiq/node_modules/.bin/node', process.execPath)
        .replaceAll('/opt/homiq', ROOT)
      writeFileSync(join(folder, other), here)
    }
    const file = join(folder, name)
    const verified = spawnSync(analyze ?? '', ['verify', file], { encoding: 'utf8' })
    expect(verified.stderr.split('\n').filter((line) => line.includes('homiq'))).toEqual([])
    if (name.endsWith('.timer')) return
    const rated = ['security', '--offline=true', `--threshold=${exposure}`, '--no-pager', file]
    expect(spawnSync(analyze ?? '', rated, { encoding: 'utf8' }).status).toBe(0)
  })
})
