import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { findProgram } from '#scripts/test/find-program.ts'
import { readEnv } from '#server/platform/config/env.ts'
import { createReadiness } from '#server/platform/probes/readiness.ts'
import { metricsRoutes, probeRoutes } from '#server/platform/probes/routes.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = 'deploy/kubernetes'
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const kustomization = parse(read(`${FOLDER}/kustomization.yaml`))
const settings = parseEnv(read(`${FOLDER}/settings.env`))

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  // Shaped as its schema says, which the first tests check.
  readonly spec: Fields
}
// biome-ignore lint/suspicious/noExplicitAny: a document of YAML
type Fields = any

const manifests: Manifest[] = kustomization.resources.flatMap((file: string) =>
  parseAllDocuments(read(`${FOLDER}/${file}`)).map((document) => document.toJS()),
)
const find = (kind: string, name: string): Manifest =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name) ??
  expect.fail(`There is no ${kind} ${name}.`)

const PODS = [find('Deployment', 'web'), find('Deployment', 'worker'), find('Job', 'migrate')].map(
  ({ metadata, spec }) => ({ name: metadata.name, ...spec.template }),
)
const podOf = (name: string): Fields => PODS.find((pod) => pod.name === name)

/**
 * A copy of what YAML says, from which each field that a validator reads is removed in `unread`: fields that no schema
 * has are never read.
 */
function watch(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy: Fields = Array.isArray(value) ? [] : {}
  for (const [key, child] of Object.entries(value)) {
    unread.add(`${path}/${key}`)
    copy[key] = watch(child, `${path}/${key}`, unread)
  }
  return new Proxy(copy, {
    get(target, key) {
      unread.delete(`${path}/${String(key)}`)
      return target[key]
    },
  })
}

/** What is wrong with a manifest by the schemas of Kubernetes. */
async function findProblems(manifest: Manifest): Promise<string[]> {
  const model = `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`
  const { [manifest.kind]: Model } = await import(model)
  const unread = new Set<string>()
  try {
    // Not of an instance, because its constructor reads every field.
    Model.prototype.validate.call(watch(manifest, '', unread))
    return [...unread].map((path) => `data${path} is unknown`)
  } catch (error) {
    return [String(error)]
  }
}

describe('manifests', () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    '%s %s is what the schemas of Kubernetes say',
    async (_kind, _name, manifest) => expect(await findProblems(manifest)).toEqual([]),
  )

  it.each([
    ['an unknown field', { minReadySecond: 5 }, /minReadySecond is unknown/],
    [
      'an unknown field in a list',
      { template: { spec: { containers: [{ name: 'a', port: 1 }] } } },
    ],
    ['a wrong type', { replicas: 'three' }, /replicas must be integer/],
    ['a wrong choice', { strategy: { type: 'Rolling' } }, /must be equal to one of/],
  ] as const)('a check finds %s', async (_, spec, sentence = /port is unknown/) => {
    const { template, ...rest } = find('Deployment', 'worker').spec
    const changed = { ...find('Deployment', 'worker'), spec: { template, ...rest, ...spec } }
    expect((await findProblems(changed)).join()).toMatch(sentence)
  })

  it.skipIf(findProgram(['kubectl']) === null)('are put together by kustomize', () => {
    const built = execFileSync('kubectl', ['kustomize', join(ROOT, FOLDER)], { encoding: 'utf8' })
    const documents: Fields[] = parseAllDocuments(built).map((document) => document.toJS())
    expect(documents).toHaveLength(manifests.length + 1)
    const images = built.matchAll(/^ +(?:- )?image: (.+)$/gm)
    expect(new Set(Array.from(images, ([, image]) => image))).toEqual(
      new Set(['registry.example/homiq:0.1.0']),
    )
    const { metadata } = documents.find(({ kind }) => kind === 'ConfigMap')
    expect(built).toContain(`configMapRef:\n            name: ${metadata.name}\n`)
  })
})

describe('settings', () => {
  const names = [
    ...Object.keys(settings),
    ...PODS.flatMap(({ spec }) => spec.containers[0].env ?? []).map(({ name }: Fields) => name),
  ]

  it('are known to Homiq', () => {
    const known = new Set(Object.keys(parseEnv(read('.env.example'))))
    expect(names.filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([])
  })

  it('are taken by Homiq, with the secrets in files that the pods have', () => {
    const folder = mkdtempSync(join(tmpdir(), 'homiq-secrets-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const variables = Object.entries(settings).map(([name, value = '']) => {
      const file = /^\/run\/secrets\/homiq\/(.+)$/.exec(value)?.[1]
      if (file === undefined) return [name, value]
      expect(name).toBe(`${file}_FILE`)
      const scheme = { SMTP_URL: 'smtps', REDIS_URL: 'redis' }[file] ?? 'postgres'
      writeFileSync(join(folder, file), `${scheme}://homiq:secret@host/homiq\n`)
      return [name, join(folder, file)]
    })
    const env = readEnv(Object.fromEntries(variables))
    expect([env.PORT, env.METRICS_PORT]).toEqual([3000, 9464])
    for (const { spec } of PODS) {
      expect(spec.volumes).toContainEqual({
        name: 'secrets',
        secret: { secretName: 'homiq', defaultMode: 0o440 },
      })
    }
  })

  it('name no secret', () => {
    expect(
      Object.keys(settings).filter((name) => /(URL|TOKEN|KEY|KEY_ID|SECRET)$/.test(name)),
    ).toEqual(['SITE_URL'])
  })
})

describe('pods', () => {
  it.each(PODS)('$name has few rights, and disks only where the image needs them', ({ spec }) => {
    const [container] = spec.containers
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 },
    })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.resources).toEqual({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    })
    const dockerfile = read('Dockerfile')
    expect(dockerfile).toContain('USER 1000:1000')
    for (const { mountPath } of container.volumeMounts) {
      expect(['/data', '/tmp', '/run/secrets/homiq']).toContain(mountPath)
    }
    expect(settings.DATA_DIR).toMatch(/^\/data\//)
    expect(dockerfile).toContain('VOLUME /data')
  })

  it('run programs that the image has', () => {
    const programs = PODS.map(
      ({ spec }) => spec.containers[0].command ?? ['node', 'server/main/index.ts'],
    )
    expect(read('Dockerfile')).toContain('CMD ["node", "server/main/index.ts"]')
    for (const [node, file, ...others] of programs) {
      expect([node, existsSync(join(ROOT, file)), others]).toEqual(['node', true, []])
    }
  })

  it('wait for the end of a process', () => {
    for (const name of ['web', 'worker']) {
      expect(podOf(name).spec.terminationGracePeriodSeconds).toBeGreaterThan(
        Number(settings.DRAIN_SECONDS) + 15,
      )
    }
  })

  it('are probed and measured where the server answers', async () => {
    const [container] = podOf('web').spec.containers
    const ports = Object.fromEntries(
      container.ports.map(({ name, containerPort }: Fields) => [name, containerPort]),
    )
    expect(ports).toEqual({ http: 3000, metrics: Number(settings.METRICS_PORT) })
    expect(read('Dockerfile')).toContain(`EXPOSE ${ports.http}`)
    const app = probeRoutes({ readiness: createReadiness({}) })
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const { path, port } = container[probe].httpGet
      expect([port, (await app.request(path)).status]).toEqual(['http', 200])
    }
    const shown = await (await metricsRoutes().request('/metrics')).text()
    const [{ pods }] = find('HorizontalPodAutoscaler', 'web').spec.metrics
    expect(shown).toContain(`\n${pods.metric.name} `)
    const [rule] = parse(read('deploy/prometheus/adapter-values.yaml')).rules.custom
    expect(rule.name.matches).toBe(pods.metric.name)
  })

  it('are found by what names them', () => {
    for (const { kind, metadata, spec } of manifests) {
      const selector = spec?.selector?.matchLabels ?? (kind === 'Service' && spec.selector)
      if (selector)
        expect([metadata.name, selector]).toEqual([metadata.name, { app: metadata.name }])
    }
    for (const pod of PODS) expect(pod.metadata.labels).toEqual({ app: pod.name })
    for (const name of ['web', 'worker']) find('PodDisruptionBudget', name)
    const { rules } = find('Ingress', 'web').spec
    expect(`https://${rules[0].host}`).toBe(settings.SITE_URL)
  })

  it('reach and are reached only at ports that something has', () => {
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy')
    expect(policies.find(({ metadata }) => metadata.name === 'deny-all')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    })
    const portsOf = (rules: Fields[] = []) =>
      rules.flatMap(({ ports }) => ports.map(({ port }: Fields) => port))
    expect(policies.flatMap(({ spec }) => portsOf(spec.ingress))).toEqual([3000, 9464])
    expect(policies.flatMap(({ spec }) => portsOf(spec.egress))).toEqual([
      53, 53, 5432, 6379, 4318, 443, 465, 587,
    ])
    for (const { spec } of policies)
      for (const rule of spec.ingress ?? []) expect(rule.from).toHaveLength(1)
  })
})
