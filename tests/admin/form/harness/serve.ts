import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { withLock } from '#server/platform/base/lock.mjs'
import { demoModule, loadDemoModel } from './definition.ts'
import { buildPage, FORM_PAGE, type Harness, servePage } from './page-build.ts'

/** Serves the page with the entity's definition module; the first file of tests in a run builds it for all. */
export async function startHarness(): Promise<Harness> {
  const folder = join(inject('runFolder'), 'form-page')
  await withLock(`${folder}.lock`, async () => {
    if (!existsSync(join(folder, 'index.html'))) await buildPage(FORM_PAGE, folder)
  })
  const modules = new Map<string, string>()
  return servePage(folder, (entity) => moduleOf(modules, entity))
}

function moduleOf(known: Map<string, string>, entity: string): string {
  const code = known.get(entity) ?? demoModule(entity.startsWith('demo/') ? loadDemoModel() : loadModel(), entity)
  known.set(entity, code)
  return code
}
