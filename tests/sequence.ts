import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long for their size: begun late, one of them would go on alone at the end while the other processor has nothing to do. */
const LONG = [
  'tests/mutation/faults.test.ts',
  'tests/e2e/captacao/importacao.e2e.test.ts',
  'tests/e2e/paginas/widgets-todos.e2e.test.ts',
  'tests/server/platform/database/embedded.test.ts',
  'tests/server/platform/queue/processos.test.ts',
  'tests/entities/captacao.test.ts',
  'tests/entities/utilitario.test.ts',
]

/** What takes long begins first; then as ever: the longest of the last run, without one the largest file. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    for (const path of LONG)
      if (!existsSync(join(root, path))) throw new Error(`tests/sequence.ts names ${path}, which is not there`)
    const rank = ({ moduleId }: TestSpecification) => LONG.indexOf(relative(root, moduleId))
    const sorted = await super.sort(files)
    const long = sorted.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b))
    return [...long, ...sorted.filter((file) => rank(file) < 0)]
  }
}
