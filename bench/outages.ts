import { parseArgs } from 'node:util'
import { clockScene } from './outages/clock-scene.ts'
import { embeddedDiskScene, postgresDiskScene } from './outages/disk-scene.ts'
import { mailScene } from './outages/mail-scene.ts'
import type { Scene } from './outages/outage.ts'
import { postgresScene } from './outages/postgres-scene.ts'
import { type Course, rehearse } from './outages/rehearse.ts'
import { KINDS, type Visit } from './outages/visits.ts'
import { printTable } from './support/table.ts'

// What visitors see while something that the site needs is away, and how long until all is well
// after it is back. Everything is asked once a second. `--scene postgres` for one of the scenes.

const SCENES: Record<string, Scene> = {
  postgres: postgresScene,
  'disk-embedded': embeddedDiskScene,
  'disk-postgres': postgresDiskScene,
  mail: mailScene,
  clock: clockScene,
}

const { values } = parseArgs({
  options: { scene: { type: 'string', multiple: true, default: Object.keys(SCENES) } },
})

/** As "200 in 0.1 s", or "200 ×3, 503 ×17 in 5.0 s": the time is that of the slowest. */
function summary(visits: readonly Visit[]): string {
  if (visits.length === 0) return '–'
  const counts = new Map<Visit['status'], number>()
  for (const { status } of visits) counts.set(status, (counts.get(status) ?? 0) + 1)
  const told = [...counts].map(([status, count]) =>
    counts.size > 1 ? `${status} ×${count}` : status,
  )
  const slowest = Math.max(...visits.map(({ sent, ended }) => ended - sent))
  return `${told.join(', ')} in ${(slowest / 1_000).toFixed(1)} s`
}

const seconds = (value: number | null) => (value === null ? '–' : value.toFixed(1))

const courses: Course[] = []
for (const name of values.scene) {
  const rehearsal = await SCENES[name]?.()
  if (rehearsal === undefined) throw new Error(`There is no scene ${name}.`)
  if (typeof rehearsal === 'string') {
    console.log(`${name} is left out: ${rehearsal}\n`)
    continue
  }
  await using ready = rehearsal
  courses.push(...(await rehearse(ready)))
}

printTable(
  ['outage', ...KINDS, 'site ended', 'all well after s', 'the rest after s'],
  courses.map((course) => [
    course.name,
    ...KINDS.map((kind) => summary(course.during[kind])),
    String(course.endings),
    seconds(course.secondsUntilWell),
    seconds(course.secondsUntilSettled),
  ]),
)
for (const { name, said, faults } of courses) {
  console.log(`${name}:`)
  for (const [line, times] of said) console.log(`  ${times} × ${line.slice(0, 300)}`)
  const kinds = Map.groupBy(faults, ({ kind, status }) => `${kind} ${status}`)
  for (const [kind, of] of kinds) console.log(`  FAULT: ${of.length} × ${kind}`)
}
