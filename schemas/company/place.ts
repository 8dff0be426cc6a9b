import type { XSection } from '#schemas/runtime/written/written.ts'
import { type Customisation, ownPath } from './customisation.ts'

/** Title of the block for own fields without a position. */
const OWN_BLOCK = 'Campos da empresa'

type Placed = Pick<Customisation, 'campo' | 'aba' | 'bloco' | 'depoisDe' | 'noInicio'>

/**
 * Inserts own fields into a form, in the given order: at the beginning of their block, behind the field they name, else
 * at the end of their block. Fields with one anchor keep their order. A block or tab missing in the form is created, so
 * that a field does not vanish when the shipped form changes.
 */
export function placeOwn(form: readonly XSection[], rows: readonly Placed[]): XSection[] {
  let placed: XSection[] = [...form]
  /** own field → the field it was placed behind; undefined at the beginning of its block */
  const behind = new Map<string, string | undefined>()
  let waiting = [...rows]
  while (waiting.length > 0) {
    const names = new Set(waiting.flatMap(({ campo }) => [campo, ownPath(campo)]))
    const ready = waiting.filter(({ campo, depoisDe }) => !depoisDe || depoisDe === campo || !names.has(depoisDe))
    // fields that name each other in a circle are placed as if they named none
    for (const row of ready.length > 0 ? ready : waiting)
      placed = placeOne(placed, ready.length > 0 ? row : { ...row, depoisDe: undefined }, behind)
    waiting = ready.length > 0 ? waiting.filter((row) => !ready.includes(row)) : []
  }
  return placed
}

function placeOne(form: XSection[], row: Placed, behind: Map<string, string | undefined>): XSection[] {
  const path = ownPath(row.campo)
  const named = row.depoisDe && !row.noInicio ? sectionOf(form, row.depoisDe) : undefined
  if (named) {
    behind.set(path, named.section.fields[named.at])
    return put(form, named.section, afterOwn(named.section, named.at, behind), path)
  }
  const tab = row.aba ?? (row.bloco ? form.find(({ section }) => section === row.bloco)?.tab : form.at(-1)?.tab)
  const block =
    row.bloco ?? (row.aba === undefined ? OWN_BLOCK : form.findLast((s) => s.tab === tab && !s.visibleWhen)?.section)
  const there = form.findLast((section) => section.tab === tab && section.section === block && !section.visibleWhen)
  if (there && row.noInicio) {
    behind.set(path, undefined)
    return put(form, there, afterOwn(there, -1, behind), path)
  }
  if (there) return put(form, there, there.fields.length, path)
  const last = form.findLastIndex((section) => section.tab === tab)
  const made: XSection = { ...(tab ? { tab } : {}), ...(block ? { section: block } : {}), fields: [path] }
  return last < 0 ? [...form, made] : [...form.slice(0, last + 1), made, ...form.slice(last + 1)]
}

/** The index behind the field at `at` (-1: the beginning) and behind own fields already placed after it. */
function afterOwn({ fields }: XSection, at: number, behind: ReadonlyMap<string, string | undefined>): number {
  const anchor = fields[at]
  const follows = (path: string | undefined): boolean => {
    if (path === undefined || !behind.has(path)) return false
    const before = behind.get(path)
    return before === anchor || follows(before)
  }
  let next = at + 1
  while (follows(fields[next])) next += 1
  return next
}

const put = (form: XSection[], section: XSection, at: number, path: string): XSection[] =>
  form.map((one) => (one === section ? inserted(one, at, path) : one))

const inserted = (section: XSection, at: number, path: string): XSection => ({
  ...section,
  fields: [...section.fields.slice(0, at), path, ...section.fields.slice(at)],
})

/** The section that contains a field, and its index there; a member of an object is found by the object's name. */
function sectionOf(form: readonly XSection[], path: string) {
  const names = [path, ownPath(path), path.split('.')[0] ?? path]
  for (const name of names)
    for (const section of form) {
      const at = section.fields.indexOf(name)
      if (at >= 0) return { section, at }
    }
  return undefined
}
