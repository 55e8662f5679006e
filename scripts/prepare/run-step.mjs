import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a program and says on one line of standard error what it does and for how many seconds. The
 * program's own output is only shown if it fails. A terminal sees the seconds pass.
 * @param {string} title
 * @param {{ command: string, args: string[], cwd: string }} program
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runStep(title, { command, args, cwd }) {
  const started = performance.now()
  const getSeconds = () => `${Math.round((performance.now() - started) / 1000)} s`
  process.stderr.write(`${title} … `)
  const timer = process.stderr.isTTY
    ? setInterval(() => process.stderr.write(`\r${title} … ${getSeconds()}`), 1000)
    : undefined
  // npm is a script on Windows, which only a shell can start.
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const status = await once(child, 'close').then(
    ([code]) => code,
    (error) => {
      output += `${error.message}\n`
    },
  )
  clearInterval(timer)
  process.stderr.write(`${timer === undefined ? '' : `\r${title} … `}${getSeconds()}\n`)
  if (status !== 0) process.stderr.write(output)
  return status === 0
}
