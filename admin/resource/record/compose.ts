import type { Entity, Field, RecordData, RuleContext, Section } from '#schemas/runtime/model.ts'
import type { EntityRuntime, ValidateFn } from '#schemas/runtime/validator.ts'

/**
 * Combines two records that are saved together into one form: the fields of both, whose names must differ, each with its own rules. The
 * main record's sections go into a tab with this title; the combined entity keeps the main record's identity.
 */
export function composeRuntimes(
  main: EntityRuntime,
  tab: string,
  part: EntityRuntime,
  form?: Section[],
): EntityRuntime {
  const offset = main.conditions.length
  const fields = part.entity.fields.filter(({ path }) => path !== 'id').map((field) => shifted(field, offset))
  const own = new Set(fields.map(({ name }) => name))
  const entity: Entity = {
    ...main.entity,
    fields: [...main.entity.fields, ...fields],
    form: [
      ...main.entity.form.map((section) => ({ ...section, tab })),
      ...(form ?? part.entity.form).map((section) => withCondition(section, offset)),
    ],
    checks: [...main.entity.checks, ...part.entity.checks],
  }
  return {
    entity,
    validate: both(main.validate, part.validate, own),
    conditions: [...main.conditions, ...part.conditions],
    child: (path) => (own.has(childField(part.entity, path) ?? '') ? part : main).child(path),
  }
}

/** Extracts the part's values from a record of the combined form. */
export function partOf(part: Entity, record: RecordData): RecordData {
  const names = part.fields.map(({ name }) => name).filter((name) => name !== 'id')
  return Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])))
}

/** Extracts the main record's values. */
export function restOf(part: Entity, record: RecordData): RecordData {
  const names = new Set(part.fields.map(({ name }) => name).filter((name) => name !== 'id'))
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)))
}

const childField = (entity: Entity, path: string) => entity.fields.find(({ target }) => target === path)?.name

function shifted(field: Field, offset: number): Field {
  const move = (condition: number | undefined) => (condition === undefined ? undefined : condition + offset)
  return {
    ...field,
    visibleWhen: move(field.visibleWhen),
    enabledWhen: move(field.enabledWhen),
    requiredWhen: field.requiredWhen.map((condition) => condition + offset),
    narrowedWhen: field.narrowedWhen?.map((one) => ({ ...one, condition: one.condition + offset })),
    fields: field.fields?.map((inner) => shifted(inner, offset)),
  }
}

const withCondition = (section: Section, offset: number): Section =>
  section.visibleWhen === undefined ? section : { ...section, visibleWhen: section.visibleWhen + offset }

/** Validates each record by its own rules, which know no field of the other. */
function both(main: ValidateFn, part: ValidateFn, own: ReadonlySet<string>): ValidateFn {
  const fn: ValidateFn = (data) => {
    const { $context, ...record } = data as RecordData & { $context: RuleContext }
    const side = (of: boolean) => Object.fromEntries(Object.entries(record).filter(([name]) => own.has(name) === of))
    const valid = [main({ ...side(false), $context }), part({ ...side(true), $context })]
    fn.errors = [...(main.errors ?? []), ...(part.errors ?? [])]
    return valid.every(Boolean)
  }
  return fn
}
