import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'

const flag = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

/** Digits only: `Number` would take "0x50", "1e3" and a space for numbers as well. */
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535')

/** Every setting of the process, with its default: `.env.example` and the README say the same. */
const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path)),
  REQUEST_LOG: flag.default(false),
  PAGE_CACHE: flag.default(true),
})

export type Env = z.infer<typeof schema>

/**
 * The settings in `variables`; an empty variable counts as unset.
 *
 * @throws {Error} one sentence a line that says which variable is wrong and why
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')
  const parsed = schema.safeParse(Object.fromEntries(set))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(
    (issue) => `The setting ${issue.path.join('.')} is wrong: it ${issue.message}.`,
  )
  throw new Error(lines.join('\n'))
}

/** The settings of this process: its environment, filled up from the file `.env` if there is one. */
export function readProcessEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readEnv(process.env)
}
