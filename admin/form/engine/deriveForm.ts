import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { lockingStates, lockOf } from '#schemas/runtime/definition/workflow.ts'
import type { Entity, Field, RecordData, Section } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { flatKey } from './values.ts'
import { widthOf } from './width.ts'

/** A field and its position in the form. */
export interface PlacedField {
  /** name inside the form: 'pessoal_cpf' */
  key: string
  field: Field
  /** grid columns out of twelve on a wide screen */
  width: number
  /** position of its tab */
  tab: number
  /** whether any condition may show, hide, enable or demand it */
  conditional: boolean
}

export interface FormSection {
  title?: string
  /** name of the host's panel shown below the fields */
  panel?: string
  fields: PlacedField[]
}

export interface FormTab {
  /** absent when the form has no tabs */
  title?: string
  sections: FormSection[]
}

/** Static form of an entity: the schema passed to RJSF and the position of each field. */
export interface FormModel {
  entity: Entity
  /** every leaf field, whether in the form or not: conditions may read all of them */
  leaves: Field[]
  tabs: FormTab[]
  /** placed fields by key, in visual order */
  placed: Map<string, PlacedField>
  /** the record exists on the server: secrets (`writeOnly`) may be left empty and keep their stored value */
  stored: boolean
  schema: RJSFSchema
  uiSchema: UiSchema
}

/** Input form of an action: some fields only, writable even where the entity has them read-only. */
export interface Subset {
  fields: string[]
  required?: string[]
  /** ignores conditions that hide, disable or require a field: the fields apply to many records at once */
  unconditional?: boolean
}

/**
 * Derives the form: tabs, sections and widths from `Entity.form`, and an RJSF schema with only the names and titles of the fields. RJSF
 * never sees conditions, defaults or nested objects: checkRecord validates and the store evaluates.
 * @param known the record is stored, not a new one
 * @param record as stored: fields locked by its state become read-only
 */
export function deriveForm(entity: Entity, subset?: Subset, known = false, record: RecordData = {}): FormModel {
  const stored = known && subset === undefined
  const tabs = subset ? [subsetTab(entity, subset)] : tabsOf(stored ? lockedEntity(entity, record) : entity)
  const placed = new Map<string, PlacedField>()
  for (const tab of tabs)
    for (const section of tab.sections) for (const p of section.fields) placed.set(p.key, stored ? withoutDemand(p) : p)
  const properties = Object.fromEntries([...placed.values()].map(({ key, field }) => [key, propertyOf(field)]))
  return {
    entity,
    leaves: leafFields(entity.fields),
    tabs,
    placed,
    stored,
    schema: { type: 'object', properties },
    uiSchema: Object.fromEntries([...placed.keys()].map((key) => [key, { 'ui:field': 'campo' }])),
  }
}

/** The entity with every field read-only that the record's state locks. */
function lockedEntity(entity: Entity, record: RecordData): Entity {
  const states = lockingStates(entity, record)
  if (states.length === 0) return entity
  const locked = (field: Field): Field => ({
    ...field,
    readOnly: field.readOnly || lockOf(states, field) !== undefined,
    ...(field.fields ? { fields: field.fields.map(locked) } : {}),
  })
  return { ...entity, fields: entity.fields.map(locked) }
}

/** Drops `required` from a secret (`writeOnly`) of a stored record: left empty, it keeps its stored value. */
const withoutDemand = (placed: PlacedField): PlacedField =>
  placed.field.writeOnly ? { ...placed, field: { ...placed.field, required: false, requiredWhen: [] } } : placed

/** Without type for lists and references: RJSF would fill in [] and {}. */
const propertyOf = (field: Field): RJSFSchema =>
  field.kind === 'scalar' ? { title: field.title, type: field.type } : { title: field.title }

function subsetTab(entity: Entity, subset: Subset): FormTab {
  const writable = subset.fields.flatMap((path) => {
    const field = fieldAt(entity, path)
    return field ? leafFields([field]) : []
  })
  return { sections: [{ fields: writable.map((field) => askedIn(entity, field, subset)) }] }
}

/** A field of a subset. What only steps fill in is asked wherever one asks for it: its conditions say when the form shows what it holds. */
function askedIn(entity: Entity, field: Field, { required = [], unconditional }: Subset): PlacedField {
  const demanded = field.required && !field.readOnly
  const asked = { ...field, readOnly: false, required: demanded || (!unconditional && required.includes(field.path)) }
  if (!unconditional && !field.readOnly) return place(entity, asked, 0)
  const { visibleWhen: _, enabledWhen: __, ...rest } = asked
  return unconditional
    ? { ...place(entity, { ...rest, requiredWhen: [] }, 0), conditional: false }
    : place(entity, rest, 0)
}

function tabsOf(entity: Entity): FormTab[] {
  const tabs = new Map<string, FormTab>()
  const named = entity.form.some((section) => section.tab)
  const seen = new Set<string>()
  for (const section of entity.form) {
    const title = named ? (section.tab ?? 'Geral') : undefined
    const tab = tabs.get(title ?? '') ?? { title, sections: [] }
    if (!tabs.has(title ?? '')) tabs.set(title ?? '', tab)
    const index = [...tabs.values()].indexOf(tab)
    tab.sections.push(...sectionsOf(entity, section, index, seen))
  }
  return [...tabs.values()].filter((tab) => tab.sections.length > 0)
}

/**
 * One section of the entity. An inline object is expanded in place; objects nested in it, and in a form without a layout the object itself,
 * become sections with their own title ('Número' and 'Série' need the heading 'Carteira de trabalho').
 */
function sectionsOf(entity: Entity, section: Section, tab: number, seen: Set<string>): FormSection[] {
  const laidOut = section.tab !== undefined || section.section !== undefined
  const conditional = section.visibleWhen !== undefined
  const main: FormSection = { title: section.section, panel: section.panel, fields: [] }
  const own: FormSection[] = []
  const add = (field: Field, into: FormSection, depth: number) => {
    if (field.kind === 'object') {
      const target = depth > 0 || !laidOut ? { title: field.title, fields: [] } : into
      if (target !== into) own.push(target)
      for (const member of field.fields ?? []) add(member, target, depth + 1)
    } else if (!seen.has(field.path)) {
      seen.add(field.path)
      into.fields.push(place(entity, field, tab, conditional))
    }
  }
  for (const path of section.fields) {
    const field = fieldAt(entity, path)
    if (field) add(field, main, 0)
  }
  return [main, ...own].filter((s) => s.fields.length > 0)
}

function place(entity: Entity, field: Field, tab: number, inCondition = false): PlacedField {
  return {
    key: flatKey(field.path),
    field,
    width: widthOf(field),
    tab,
    conditional: inCondition || hasCondition(field) || ancestorsHaveCondition(entity, field.path),
  }
}

const hasCondition = (field: Field) =>
  field.visibleWhen !== undefined ||
  field.enabledWhen !== undefined ||
  field.narrowedWhen !== undefined ||
  field.requiredWhen.length > 0

function ancestorsHaveCondition(entity: Entity, path: string): boolean {
  const parts = path.split('.').slice(0, -1)
  return parts.some((_, i) => fieldAt(entity, parts.slice(0, i + 1).join('.'))?.visibleWhen !== undefined)
}
