import { Module } from 'node:module'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createSchemaUtils } from '@rjsf/utils'
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'
import { definitionModule, type Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import type { Entity, RuleContext } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { checkRecord } from '#schemas/runtime/record/record.ts'
import { gzipped, validatorsOf } from './pages.ts'

const context: RuleContext = { empresa: {}, parametros: {}, usuario: { id: 1, nome: 'Ana' }, hoje: '2026-11-20' }

/** What RJSF's own way says of a record, and what it weighs. */
export interface Compared {
  path: string
  /** bytes of RJSF's validators, compressed, without the schema it needs beside them */
  theirs: number
  /** bytes of the module our form loads (validators, fields, labels, children), compressed */
  ours: number
  /** paths that only one of the two finds wrong in an empty record */
  onlyOurs: string[]
  onlyTheirs: string[]
  /** ms to work out the form after a change, as RJSF does at each (its validators are called for every condition) */
  change: number
}

/** Runs code of a CommonJS module. */
function evaluate(code: string, name: string): ValidatorFunctions {
  const made = new Module(name) as Module & { _compile(code: string, name: string): void; paths: string[] }
  made.paths = [`${process.cwd()}/node_modules`]
  made._compile(code, `${process.cwd()}/${name}.cjs`)
  return made.exports as ValidatorFunctions
}

/** 'documentos.cpf' of an Ajv error */
const placeOf = ({ property = '', params }: { property?: string; params?: { missingProperty?: string } }): string => {
  const place = property.replace(/^\./, '')
  const missing = params?.missingProperty
  return missing && !place.endsWith(missing) ? [place, missing].filter(Boolean).join('.') : place
}

const without = (list: Iterable<string>, others: Set<string>): string[] => [...list].filter((one) => !others.has(one))

export function compareEntity(model: Model, runtimes: Runtimes, entity: Entity): Compared {
  const schema = entity.schema as RJSFSchema
  const code = validatorsOf(schema)
  const validator = createPrecompiledValidator(evaluate(code, entity.name), schema) as ValidatorType
  const record = {}
  const theirs = new Set(validator.validateFormData(record, schema).errors.map(placeOf))
  const ours = new Set(checkRecord(runtimes.get(entity.path), record, context).map(({ field = '' }) => field))
  return {
    path: entity.path,
    theirs: gzipped(code),
    ours: gzipped(definitionModule(model, entity.path).code),
    onlyOurs: without(ours, theirs),
    onlyTheirs: without(theirs, ours),
    change: changeCost(validator, schema),
  }
}

/** Median of what RJSF asks its schema utilities at each change of the form. */
function changeCost(validator: ValidatorType, schema: RJSFSchema): number {
  const utils = createSchemaUtils(validator, schema)
  const times: number[] = []
  for (let i = 0; i < 15; i++) {
    const started = performance.now()
    const data = utils.getDefaultFormState(schema, { nome: `Maria ${i}` })
    utils.retrieveSchema(schema, data as object)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[7] ?? 0
}

/** Rules of the definitions that stand beside the schema: RJSF would not know them. */
export function rulesBeside(entities: Entity[]): Record<string, number> {
  const fields = entities.flatMap((entity) => leafFields(entity.fields))
  return {
    'entidades com condições sobre $context': entities.filter(({ conditions }) =>
      JSON.stringify(conditions).includes('"$context"'),
    ).length,
    'campos com visibleWhen ou enabledWhen': fields.filter(
      (field) => field.visibleWhen !== undefined || field.enabledWhen !== undefined,
    ).length,
    'verificações (x-entity.checks)': entities.reduce((sum, { checks }) => sum + checks.length, 0),
    'campos calculados': fields.filter(({ computes }) => computes).length,
    'entidades de linhas (filhas)': entities.filter(({ parent }) => parent).length,
    'entidades que uma empresa muda': entities.filter(({ extensible }) => extensible).length,
  }
}
