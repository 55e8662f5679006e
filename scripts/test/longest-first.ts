import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take ten seconds or more, mostly waiting. If they started last, they would delay the end of the run. */
const LONGEST = [
  'server/operations/backup/rehearsal.test.ts',
  'server/operations/operator/programs.test.ts',
  'server/main/deployed-tree.test.ts',
  'server/main/dev.test.ts',
  'server/main/process/process.test.ts',
  'server/main/process/outage.test.ts',
  'server/main/process/two-processes.test.ts',
]

const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path))

/** Without measured durations, a fresh clone begins with the largest files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
