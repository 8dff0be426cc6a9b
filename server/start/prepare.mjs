import { join } from 'node:path'
import { withLock } from '#server/platform/base/lock.mjs'
import { build, isBuilt } from './build.mjs'
import { checkNode, install, isInstalled } from './install.mjs'
import { root } from './run.mjs'

/**
 * Prepares the clone: checks Node's version, installs packages, builds pages. Of several processes in one clone the first works, the others wait.
 * @param {{ pages: boolean }} what
 * @throws Error whose message is for the operator
 */
export async function prepare({ pages }) {
  checkNode()
  if (isInstalled() && (!pages || isBuilt())) return
  const work = async () => {
    await install()
    if (pages) await build()
  }
  await withLock(join(root, '.cache', 'preparo.lock'), work, (pid) =>
    console.log(`Aguardando a preparação do processo ${pid}…`),
  )
}
