import type { Ajv, ValidateFunction } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'

/**
 * Source text of compiled validators: of a module that exports one, or several by their names.
 * Node hands a CommonJS default over as `default` of the namespace or as the namespace, depending on the loader.
 */
export const standaloneCode = ((standalone as unknown as { default?: typeof standalone }).default ??
  standalone) as unknown as (ajv: Ajv, what: ValidateFunction<unknown> | Record<string, string>) => string
