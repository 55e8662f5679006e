import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '#scripts/test/find-program.ts'
import { findUnprivilegedUser } from '#scripts/test/unprivileged-user.ts'

const CONFIG_FILE = join(import.meta.dirname, '../../deploy/nginx/homiq.conf')

export interface NginxServer {
  readonly accessLog: () => string
  readonly stop: () => Promise<void>
}

export interface NginxOptions {
  readonly program: string
  readonly httpsPort: number
  readonly httpPort: number
  /** Homiq's port. */
  readonly upstreamPort: number
}

/**
 * Runs nginx with the configuration of `deploy/`, as an unprivileged user, on other ports and with a self-signed
 * certificate.
 *
 * @throws with the output of nginx or openssl if one of them fails
 */
export async function startNginx(options: NginxOptions): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-nginx-'))
  const user = findUnprivilegedUser('www-data')
  let running: ChildProcess | undefined
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    createCertificate(folder)
    writeFileSync(join(folder, 'homiq.conf'), createConfig(folder, options))
    writeFileSync(join(folder, 'nginx.conf'), MAIN_CONFIG)
    for (const name of ['logs', 'temp']) mkdirSync(join(folder, name))
    for (const name of ['.', 'logs', 'temp', 'key.pem']) {
      if (user) chownSync(join(folder, name), user.uid, user.gid)
    }
    const child = spawn(
      options.program,
      ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'],
      { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    running = child
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    while (!(await isListening(options.httpsPort))) {
      if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`)
      await sleep(20)
    }
    return {
      accessLog: () => readFileSync(join(folder, 'logs/homiq.log'), 'utf8'),
      async stop() {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
        remove()
      },
    }
  } catch (error) {
    running?.kill('SIGKILL')
    remove()
    throw error
  }
}

/** Replaces the system's nginx.conf, which would use the system's folders. */
const MAIN_CONFIG = `
worker_processes 1;
pid nginx.pid;
events { worker_connections 256; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path temp/${it};`).join('\n  ')}
  include homiq.conf;
}
`

/** The configuration of `deploy/` with paths, ports and name replaced, as operators do. */
function createConfig(folder: string, { httpsPort, httpPort, upstreamPort }: NginxOptions) {
  const replacements = [
    [/^\s*listen \[::\].*\n/gm, ''],
    [/listen 443/g, `listen 127.0.0.1:${httpsPort}`],
    [/listen 80;/g, `listen 127.0.0.1:${httpPort};`],
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${upstreamPort}`],
    [/\/etc\/letsencrypt\/live\/homiq\.example\/fullchain\.pem/g, join(folder, 'certificate.pem')],
    [/\/etc\/letsencrypt\/live\/homiq\.example\/privkey\.pem/g, join(folder, 'key.pem')],
    [/\/var\/log\/nginx/g, join(folder, 'logs')],
    [/server_name homiq\.example/g, 'server_name localhost'],
  ] as const
  let text = readFileSync(CONFIG_FILE, 'utf8')
  for (const [pattern, value] of replacements) {
    if (text.search(pattern) < 0) throw new Error(`${CONFIG_FILE} has no ${pattern} any more.`)
    text = text.replace(pattern, value)
  }
  return text
}

function createCertificate(folder: string): void {
  const openssl = findProgram(['openssl'])
  if (openssl === null) throw new Error('The journeys through nginx need openssl: install it.')
  const { status, stderr } = spawnSync(
    openssl,
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      join(folder, 'key.pem'),
      '-out',
      join(folder, 'certificate.pem'),
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
