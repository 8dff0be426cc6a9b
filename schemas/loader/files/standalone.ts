import type { Ajv, ValidateFunction } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'

/**
 * Source text of compiled validators: a module that exports one, or several by name.
 * Depending on the loader, Node exposes a CommonJS default as `default` of the namespace or as the namespace.
 */
export const standaloneCode = ((standalone as unknown as { default?: typeof standalone }).default ??
  standalone) as unknown as (ajv: Ajv, what: ValidateFunction<unknown> | Record<string, string>) => string
