import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take ten seconds or more, most of which they wait. Started last, they would be waited for alone. */
const LONGEST = [
  'server/backup/rehearsal.test.ts',
  'server/operator/programs.test.ts',
  'server/main/deployed-tree.test.ts',
  'server/main/dev.test.ts',
  'server/main/process/process.test.ts',
  'server/main/process/outage.test.ts',
  'server/main/process/two-processes.test.ts',
]

const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path))

/** Without it, a fresh clone begins with the files that have the most bytes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
