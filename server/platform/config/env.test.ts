import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const DEFAULTS = {
  PORT: 3000,
  DATA_DIR: resolve('data'),
  DRAIN_SECONDS: 0,
  METRICS_HOST: '127.0.0.1',
  PRIVATE_POSTS: false,
  LOOPBACK_BUDGET: true,
  PASSWORD_POLICY: 'standard',
  MODERATION: 'before',
  LOG_LEVEL: 'info',
  S3_REGION: 'us-east-1',
  HSTS_SUBDOMAINS: false,
  REQUEST_LOG: true,
  PAGE_CACHE: true,
  RUN_JOBS: true,
  SITE_URL: 'http://localhost:3000',
  CONFIGURED_SITE_URL: '',
  TRUSTED_PROXY: 0,
  MAIL_FROM: 'Homiq <no-reply@homiq.example>',
  MAIL_TO: 'team@homiq.example',
  SMTP_INSECURE: false,
  INBOUND_SMTP_HOST: '127.0.0.1',
  INBOUND_MAIL_DOMAIN: 'localhost',
  SECURITY_CONTACT: '',
  EMAILJS_ORIGIN: 'https://api.emailjs.com',
  TILE_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  TILE_ATTRIBUTION:
    '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GITHUB_URL: 'https://github.com',
}

describe('the settings', () => {
  it('have defaults, also for empty variables', () => {
    expect(readEnv({})).toEqual(DEFAULTS)
    const empty = { PORT: '', HOST: '', DATABASE_URL: '', DATA_DIR: '', PAGE_CACHE: undefined }
    expect(readEnv(empty)).toEqual(DEFAULTS)
  })

  it('are read, without other variables', () => {
    const variables = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgresql://homiq@localhost/homiq',
      DATA_DIR: '/var/lib/homiq',
      REQUEST_LOG: 'off',
      PAGE_CACHE: 'off',
      PASSWORD_POLICY: 'strict',
      PATH: '/bin',
    }
    expect(readEnv(variables)).toEqual({
      ...DEFAULTS,
      SITE_URL: 'http://localhost:0',
      PORT: 0,
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgresql://homiq@localhost/homiq',
      DATA_DIR: resolve('/var/lib/homiq'),
      REQUEST_LOG: false,
      PAGE_CACHE: false,
      PASSWORD_POLICY: 'strict',
    })
  })

  it('refuse to leave work to workers that the embedded database cannot have', () => {
    expect(() => readEnv({ RUN_JOBS: 'off' })).toThrow(/^RUN_JOBS is off, but only/)
  })

  it.each(['nonsense', '-1', '65536', '80.5', '1e3', '0x50', ' ', '3000 ', 'NaN', '99999999999'])(
    'refuse %j as a port in one sentence',
    (PORT) => {
      expect(() => readEnv({ PORT })).toThrow(
        /^The setting PORT is wrong: it must be a whole number from 0 to 65535\.$/,
      )
    },
  )

  it.each(['tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}.png'])(
    'refuse %j as an address of tiles',
    (TILE_URL) => {
      expect(() => readEnv({ TILE_URL })).toThrow(
        'The setting TILE_URL is wrong: it must be a URL like https://tile.openstreetmap.org/{z}/{x}/{y}.png.',
      )
    },
  )

  it.each([
    ['security@homiq.example', 'mailto:security@homiq.example'],
    ['mailto:security@homiq.example', 'mailto:security@homiq.example'],
    ['https://homiq.example/security', 'https://homiq.example/security'],
    ['tel:+380440000001', 'tel:+380440000001'],
  ])('read %j as security contact %j', (SECURITY_CONTACT, contact) => {
    expect(readEnv({ SECURITY_CONTACT }).SECURITY_CONTACT).toBe(contact)
  })

  it.each(['us', 'http://homiq.example', 'https://a\nPolicy: x'])(
    'refuse %j as where faults are told',
    (SECURITY_CONTACT) => {
      expect(() => readEnv({ SECURITY_CONTACT })).toThrow('SECURITY_CONTACT is wrong')
    },
  )

  it('report every invalid variable, one per line', () => {
    const wrong = {
      PORT: 'x',
      DATABASE_URL: 'mysql://localhost',
      REQUEST_LOG: 'yes',
      PASSWORD_POLICY: 'hard',
    }
    expect(() => readEnv(wrong)).toThrow(
      [
        'The setting PORT is wrong: it must be a whole number from 0 to 65535.',
        'The setting DATABASE_URL is wrong: it must start with postgres:// or postgresql://.',
        'The setting REQUEST_LOG is wrong: it must be on or off.',
        'The setting PASSWORD_POLICY is wrong: it must be standard or strict.',
      ].join('\n'),
    )
  })

  it.each([
    [
      { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'homiq' },
      'FIREBASE_API_KEY and FIREBASE_PROJECT_ID are set, but FIREBASE_AUTH_DOMAIN is missing: set all of them or none.',
    ],
    [
      { FIREBASE_API_KEY: 'key' },
      'FIREBASE_API_KEY is set, but FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID are missing: set all of them or none.',
    ],
    [
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_ID is set, but GOOGLE_CLIENT_SECRET is missing: set all of them or none.',
    ],
    [
      { GITHUB_CLIENT_SECRET: 's3cret' },
      'GITHUB_CLIENT_SECRET is set, but GITHUB_CLIENT_ID is missing: set all of them or none.',
    ],
    [
      { SITE_URL: 'homiq.example' },
      'The setting SITE_URL is wrong: it must be a URL like https://homiq.example.',
    ],
    [
      {
        FIREBASE_API_KEY: 'key',
        FIREBASE_AUTH_DOMAIN: 'https://homiq.example/',
        FIREBASE_PROJECT_ID: 'homiq',
      },
      'The setting FIREBASE_AUTH_DOMAIN is wrong: it must be a host like homiq.firebaseapp.com.',
    ],
  ])('refuse an incomplete group like %j', (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(new Error(sentence))
  })

  describe('in files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'homiq-secrets-'))
    afterAll(() => rmSync(folder, { recursive: true }))
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }

    it.each([
      ['DATABASE_URL', 'postgres://homiq:s3cret@db/homiq\n', 'postgres://homiq:s3cret@db/homiq'],
      ['SMTP_URL', 'smtps://a:b@smtp.example:465', 'smtps://a:b@smtp.example:465'],
      ['METRICS_TOKEN', 'sixteen letters!  \r\n', 'sixteen letters!'],
      ['DRAIN_SECONDS', '5\n', 5],
    ] as const)('%s is read', (name, text, value) => {
      expect(readEnv({ [`${name}_FILE`]: write(name, text) })[name]).toBe(value)
    })

    it('belong to their groups', () => {
      const GOOGLE_CLIENT_SECRET_FILE = write('google', 's3cret\n')
      expect(readEnv({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET_FILE })).toMatchObject({
        GOOGLE_CLIENT_SECRET: 's3cret',
      })
      expect(() => readEnv({ GOOGLE_CLIENT_SECRET_FILE })).toThrow('GOOGLE_CLIENT_ID is missing')
    })

    it.each([
      [
        { SMTP_URL_FILE: join(folder, 'none') },
        `The setting SMTP_URL_FILE is wrong: the file ${join(folder, 'none')} cannot be read.`,
      ],
      [
        { DATABASE_URL_FILE: write('empty', '\n') },
        `The setting DATABASE_URL_FILE is wrong: the file ${join(folder, 'empty')} is empty.`,
      ],
      [
        { SMTP_URL: 'smtps://smtp.example', SMTP_URL_FILE: folder },
        'SMTP_URL and SMTP_URL_FILE are set: set one of them.',
      ],
      [
        { PORT_FILE: write('port', 's3cret') },
        'The setting PORT is wrong: it must be a whole number from 0 to 65535.',
      ],
    ])('refuse %j', (variables, sentence) => {
      expect(() => readEnv(variables)).toThrow(new Error(sentence))
    })
  })

  it("strip the trailing slash of the site's URL", () => {
    expect(readEnv({ SITE_URL: 'https://homiq.example/' }).SITE_URL).toBe('https://homiq.example')
    expect(readEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  })

  it('never repeat an invalid value, which may contain a password', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://homiq:s3cret@db/homiq' })).not.toThrow(/s3cret/)
  })
})
