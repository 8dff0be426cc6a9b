import type { EntityScope } from '#admin/resource/entity-context.ts'
import { headFields } from '#schemas/runtime/definition/summary.ts'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Field, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { isKnown, visibleOf } from '#schemas/runtime/record/visibility.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'

/** A field with a non-empty value. */
export interface Fact {
  field: Field
  value: unknown
}

/** Facts below one heading, with the child lists placed there. */
export interface FactSection {
  title?: string
  facts: Fact[]
  lists: Fact[]
}

/** Content of a record page. */
export interface Facts {
  sections: FactSection[]
  /** files, from anywhere in the form */
  files: Fact[]
}

type Scope = Pick<EntityScope, 'entity' | 'runtime'>

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns a function that picks the fields the session may see and that are not empty. */
export function shownFacts({ entity, runtime }: Scope, record: RecordData, context: RuleContext) {
  const visible = visibleOf(runtime, record, context)
  return (paths: readonly string[]): Fact[] =>
    paths.flatMap((path) => {
      const field = fieldAt(entity, path)
      if (!field) return []
      return leafFields([field]).flatMap((leaf): Fact[] => {
        const value = valueAt(record, leaf.path)
        const shown = !leaf.hint.hidden && !leaf.writeOnly && isKnown(leaf, context, record) && visible(leaf)
        return shown && !isMissing(value) ? [{ field: leaf, value }] : []
      })
    })
}

/** The form's sections for reading: without empty fields and without those in the head. */
export function factsOf(scope: Scope, record: RecordData, context: RuleContext): Facts {
  const { entity } = scope
  const told = new Set([...headFields(entity), ...(entity.summary?.hidden ?? [])])
  const shown = shownFacts(scope, record, context)
  const isTold = (path: string) => told.has(path) || [...told].some((one) => path.startsWith(`${one}.`))
  const files: Fact[] = []
  const sections: FactSection[] = []
  for (const { tab, section, fields } of entity.form) {
    const found = shown(fields).filter(({ field }) => !isTold(field.path))
    files.push(...found.filter(({ field }) => isFileField(field)))
    const facts = found.filter(({ field }) => !isFileField(field) && field.kind !== 'children')
    const lists = found.filter(({ field }) => field.kind === 'children')
    if (facts.length + lists.length === 0) continue
    const title = section ?? tab
    const last = sections.at(-1)
    if (last && last.title === title) {
      last.facts.push(...facts)
      last.lists.push(...lists)
    } else sections.push({ title, facts, lists })
  }
  return { sections, files }
}

/** Whether a text needs more than one line. */
export const isLong = ({ field, value }: Fact): boolean =>
  typeof value === 'string' &&
  field.format === undefined &&
  !field.options &&
  (value.length > 90 || value.includes('\n'))

/** E-mail, telephone or URL: text and link. */
export interface ContactLine {
  kind: 'email' | 'telefone' | 'url' | 'texto'
  title: string
  text: string
  href?: string
}

/** Contact lines of a record; fields that form one number (area code and number) are joined. */
export function contactOf(scope: Scope, record: RecordData, context: RuleContext): ContactLine[] {
  const shown = shownFacts(scope, record, context)
  return (scope.entity.summary?.contact ?? []).flatMap((paths): ContactLine[] => {
    const found = shown(paths)
    const last = found.at(-1)
    // an area code alone is no telephone number
    if (!last || last.field.path !== paths.at(-1)) return []
    return [lineOf(last, found)]
  })
}

function lineOf({ field, value }: Fact, parts: Fact[]): ContactLine {
  const { title, format } = field
  if (format === 'telefone') {
    const digits = parts.map((part) => String(part.value)).join('')
    const text = formats.telefone?.display?.(digits) ?? digits
    return { kind: 'telefone', title, text, href: `tel:${digits.length > 9 ? '+55' : ''}${digits}` }
  }
  const text = formatValue(field, value)
  if (format === 'email') return { kind: 'email', title, text, href: `mailto:${text}` }
  if (format === 'url' && /^https?:\/\//i.test(text)) return { kind: 'url', title, text, href: text }
  return { kind: 'texto', title, text }
}
