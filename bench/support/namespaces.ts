import { spawnSync } from 'node:child_process'

const BRIDGE = 'homiq-bench'
const NETWORK = '10.77.0'

interface Machine {
  /** The network namespace in which its programs run. */
  readonly namespace: string
  readonly ip: string
}

/** Network namespaces that reach each other and this machine as machines of one network do. */
export interface Network extends Disposable {
  /** The address of this machine. */
  readonly ip: string
  readonly machines: readonly Machine[]
}

function ip(...args: string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr.trim()}`)
}

/** @throws {Error} where this process is not root */
export function createNetwork(count: number): Network {
  const own = `${NETWORK}.1`
  const machines: Machine[] = []
  const remove = () => {
    for (const { namespace } of machines) spawnSync('ip', ['netns', 'delete', namespace])
    spawnSync('ip', ['link', 'delete', BRIDGE])
  }
  try {
    ip('link', 'add', BRIDGE, 'type', 'bridge')
    ip('address', 'add', `${own}/24`, 'dev', BRIDGE)
    ip('link', 'set', BRIDGE, 'up')
    for (let n = 1; n <= count; n += 1) {
      const [namespace, cable] = [`${BRIDGE}-${n}`, `homiq-bench${n}`]
      ip('netns', 'add', namespace)
      machines.push({ namespace, ip: `${NETWORK}.${10 + n}` })
      ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
      ip('link', 'set', cable, 'master', BRIDGE, 'up')
      ip('-n', namespace, 'address', 'add', `${NETWORK}.${10 + n}/24`, 'dev', 'eth0')
      ip('-n', namespace, 'link', 'set', 'eth0', 'up')
      ip('-n', namespace, 'link', 'set', 'lo', 'up')
    }
  } catch (error) {
    remove()
    throw error
  }
  return { ip: own, machines, [Symbol.dispose]: remove }
}
