import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { MODERATION_MODES } from '#domain/moderation/moderation-mode.ts'
import { isEmail } from '#domain/people/email.ts'
import { PASSWORD_POLICIES } from '#domain/people/password-policy.ts'
import { getTileOrigin } from '#domain/site/map-tiles.ts'

const flag = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

/** Digits only: `Number` also accepts "0x50", "1e3" and a space. */
const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= min && value <= max, error)
}

const port = integer(0, 65_535)

/** How many proxies are in front of the server; `on` is one. */
const proxyCount = z
  .string()
  .regex(/^(off|on|\d)$/, 'must be off, on, or how many proxies stand before the server: 1 to 9')
  .transform((value) => (value === 'on' ? 1 : Number(value) || 0))

/** An http(s) URL, without a trailing slash. */
const httpUrl = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be a URL like ${example}` })
    .transform((value) => value.replace(/\/+$/, ''))

/** Settings of other services, which must be set together. */
export const SETTING_GROUPS = [
  ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  [
    'EMAILJS_PUBLIC_KEY',
    'EMAILJS_SERVICE_ID',
    'EMAILJS_CONTACT_TEMPLATE_ID',
    'EMAILJS_NEWSLETTER_TEMPLATE_ID',
  ],
] as const

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')

/** Every setting with its default; `.env.example` and docs/reference/settings.md say the same. */
const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  /** Seconds between the signal to stop and the end of listening. */
  DRAIN_SECONDS: integer(0, 600).default(0),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl('http://localhost:4318').optional(),
  LOOPBACK_BUDGET: flag.default(true),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_MIGRATION_URL: postgresUrl.optional(),
  REDIS_URL: z
    .string()
    .refine(
      (url) => /^rediss?:\/\/./.test(url) && URL.canParse(url),
      'must be a URL like redis://:password@host:6379',
    )
    .optional(),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path)),
  S3_ENDPOINT: httpUrl('https://s3.eu-central-1.amazonaws.com').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    )
    .default('info'),
  REQUEST_LOG: flag.default(true),
  PASSWORD_POLICY: z.enum(PASSWORD_POLICIES, 'must be standard or strict').default('standard'),
  PAGE_CACHE: flag.default(true),
  RUN_JOBS: flag.default(true),
  MODERATION: z.enum(MODERATION_MODES, 'must be before or after').default('before'),
  SITE_URL: httpUrl('https://homiq.example').optional(),
  HSTS_SUBDOMAINS: flag.default(false),
  TRUSTED_PROXY: proxyCount.default(0),
  MAIL_FROM: z.string().default('Homiq <no-reply@homiq.example>'),
  MAIL_TO: z
    .string()
    .refine(isEmail, 'must be an email address, like team@homiq.example')
    .default('team@homiq.example'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
    .refine((url) => URL.canParse(url), 'must be a URL like smtps://user:password@host:465')
    .optional(),
  SMTP_INSECURE: flag.default(false),
  INBOUND_SMTP_PORT: port.optional(),
  INBOUND_SMTP_HOST: z.string().default('127.0.0.1'),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain like reply.homiq.example')
    .optional(),
  PRIVATE_POSTS: flag.default(false),
  RATES_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL like https://bank.gov.ua/…?json' })
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .transform((contact) => (isEmail(contact) ? `mailto:${contact}` : contact))
    .refine(
      (contact) => /^(mailto:[^\s@]+@|https:\/\/|tel:\+?)[^\s@]+$/.test(contact),
      'must be an email address, or a URL that begins with https:// or tel:',
    )
    .default(''),
  EMAILJS_PUBLIC_KEY: z.string().optional(),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_CONTACT_TEMPLATE_ID: z.string().optional(),
  EMAILJS_NEWSLETTER_TEMPLATE_ID: z.string().optional(),
  EMAILJS_ORIGIN: httpUrl('https://api.emailjs.com').default('https://api.emailjs.com'),
  TILE_URL: z
    .string()
    .refine(
      (url) => getTileOrigin(url) !== null,
      'must be a URL like https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    )
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TILE_ATTRIBUTION: z
    .string()
    .default(
      '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    ),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a host like homiq.firebaseapp.com')
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the id of a project: small letters, digits and hyphens')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrl('https://accounts.google.com').default('https://accounts.google.com'),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: httpUrl('https://github.com').default('https://github.com'),
})

type Settings = z.infer<typeof schema>

export interface Env extends Settings {
  /** The URL of the site, for links in mails. */
  readonly SITE_URL: string
  /** The configured URL, or '' where `SITE_URL` is only a guess. */
  readonly CONFIGURED_SITE_URL: string
  /** The domain of reply addresses. */
  readonly INBOUND_MAIL_DOMAIN: string
}

/**
 * The settings in `variables`; an empty variable counts as unset. `NAME_FILE` names a file that holds `NAME`, because
 * the environment of a process is shown in more places than its secrets should be.
 *
 * @throws {Error} with one line for each invalid variable, saying why
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')
  const given = Object.fromEntries(set)
  const unread = Object.keys(schema.shape).flatMap((name) => readFromFile(name, given))
  const parsed = schema.safeParse(given)
  const incomplete = SETTING_GROUPS.flatMap((names) => findMissing(names, given))
  if (parsed.data?.RUN_JOBS === false && parsed.data.DATABASE_URL === undefined)
    incomplete.push(
      'RUN_JOBS is off, but only a PostgreSQL server can have workers: set DATABASE_URL.',
    )
  if (parsed.success && unread.length + incomplete.length === 0) {
    const { SITE_URL = `http://localhost:${parsed.data.PORT}` } = parsed.data
    const { INBOUND_MAIL_DOMAIN = new URL(SITE_URL).hostname } = parsed.data
    const derived = { SITE_URL, CONFIGURED_SITE_URL: parsed.data.SITE_URL ?? '' }
    return { ...parsed.data, ...derived, INBOUND_MAIL_DOMAIN }
  }
  const invalid = (parsed.error?.issues ?? []).map(
    (issue) => `The setting ${issue.path.join('.')} is wrong: it ${issue.message}.`,
  )
  throw new Error([...unread, ...invalid, ...incomplete].join('\n'))
}

/** Adds the setting `name` to `given` if a file holds it; returns a sentence if that is impossible. */
function readFromFile(name: string, given: Record<string, string | undefined>): string[] {
  const file = given[`${name}_FILE`]
  if (file === undefined) return []
  if (given[name] !== undefined) return [`${name} and ${name}_FILE are set: set one of them.`]
  try {
    const value = readFileSync(file, 'utf8').trimEnd()
    // An empty variable counts as unset; an empty secret is a mistake, and would start an empty database.
    if (value === '') return [`The setting ${name}_FILE is wrong: the file ${file} is empty.`]
    given[name] = value
    return []
  } catch {
    return [`The setting ${name}_FILE is wrong: the file ${file} cannot be read.`]
  }
}

/** The sentence about missing settings of a group; empty if all or none are set. */
function findMissing(names: readonly string[], given: Readonly<Record<string, unknown>>): string[] {
  const absent = names.filter((name) => given[name] === undefined)
  if (absent.length === 0 || absent.length === names.length) return []
  const present = names.filter((name) => given[name] !== undefined)
  const is = absent.length > 1 ? 'are' : 'is'
  return [
    `${formatList(present)} ${present.length > 1 ? 'are' : 'is'} set, but ${formatList(absent)} ${is} missing: set all of them or none.`,
  ]
}

const formatList = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The settings of this process: its environment, then the file `.env`. */
export function readProcessEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readEnv(process.env)
}
