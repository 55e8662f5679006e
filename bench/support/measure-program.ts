import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setInterval } from 'node:timers'

const ROOT = join(import.meta.dirname, '../..')

export interface ProgramMeasurement {
  readonly seconds: number
  /** Peak resident memory in MB (10^6 bytes); NaN except on Linux. */
  readonly peakMegabytes: number
  readonly output: string
}

/**
 * Runs a program as `npm run NAME` does, with the same Node options.
 *
 * @throws {Error} with the output if the program fails
 */
export async function measureProgram(
  name: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<ProgramMeasurement> {
  const start = performance.now()
  const child = spawn(process.execPath, [...getCommand(name), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', ...variables },
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  let megabytes = Number.NaN
  const timer = setInterval(() => {
    megabytes = readPeakMemory(child.pid) ?? megabytes
  }, 100)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  clearInterval(timer)
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}:\n${printed}`)
  return { seconds: (performance.now() - start) / 1_000, peakMegabytes: megabytes, output: printed }
}

/** What follows "node" in a script of package.json. */
function getCommand(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  return scripts[name]?.split(' ').slice(1) ?? []
}

function readPeakMemory(pid: number | undefined): number | null {
  try {
    const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kibibytes === undefined ? null : (Number(kibibytes) * 1_024) / 1e6
  } catch {
    return null
  }
}
