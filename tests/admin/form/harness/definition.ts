import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { definitionModule } from '#schemas/compile.ts'
import { loadModel, type Model, schemasFolder } from '#schemas/load.ts'

/** The entities of this harness, loaded like the product's own. */
export function loadDemoModel(): Model {
  const root = mkdtempSync(join(tmpdir(), 'prumo-form-'))
  try {
    cpSync(join(schemasFolder, 'meta'), join(root, 'meta'), { recursive: true })
    cpSync(new URL('schemas/demo', import.meta.url), join(root, 'demo'), { recursive: true })
    return loadModel(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** The module the server would hand to the browser. */
export const demoModule = (model: Model, path: string): string => definitionModule(model, path).code
