import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { RJSFSchema } from '@rjsf/utils'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import type { Model } from '#schemas/load.ts'
import { buildPage } from '#tests/admin/form/harness/page-build.ts'

const RJSF_PAGE = fileURLToPath(new URL('page', import.meta.url))

export const gzipped = (text: string): number => gzipSync(text).length

/** The code of RJSF's precompiled validators of an entity: its schema and every subschema RJSF may meet. */
export const validatorsOf = (schema: object): string =>
  compileSchemaValidatorsCode(schema as RJSFSchema, {
    ajvOptionsOverrides: { strict: false, validateFormats: false, code: { lines: false } },
  })

/** A page of RJSF over the entity's own schema. */
export async function buildRjsf(folder: string, model: Model, path: string): Promise<void> {
  const schema = model.entities.get(path)?.schema ?? {}
  const made = `${folder}.made`
  mkdirSync(made, { recursive: true })
  writeFileSync(join(made, 'validators.cjs'), validatorsOf(schema))
  const measured = join(made, 'measured.js')
  writeFileSync(
    measured,
    `import validators from './validators.cjs'\nexport { validators }\nexport const schema = ${JSON.stringify(schema)}\n`,
  )
  await buildPage(RJSF_PAGE, folder, { '#measured': measured })
}
