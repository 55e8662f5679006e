import { spawn } from 'node:child_process'
import { buffer, text } from 'node:stream/consumers'

export interface ScriptResult {
  readonly code: number | null
  readonly stdout: Buffer
  readonly stderr: string
}

/** Runs a program of `scripts/` in a child process. */
export async function runScript(
  [name, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  { input = Buffer.alloc(0) }: { readonly input?: Buffer } = {},
): Promise<ScriptResult> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // A program that rejects its input closes it early.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise<number | null>((end) => child.once('close', end))
  const [out, errors, code] = await Promise.all([buffer(child.stdout), text(child.stderr), ended])
  return { code, stdout: out, stderr: errors }
}
