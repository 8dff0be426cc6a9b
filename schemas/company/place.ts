import type { XSection } from '#schemas/runtime/written.ts'
import { type Customisation, ownPath } from './customisation.ts'

/** The block of own fields that nobody gave a place. */
export const OWN_BLOCK = 'Campos da empresa'

/**
 * A form with an own field in its place: behind the field it names, else at the end of its block. A block or a tab that the form does not have
 * (any more) is made, so that a field never vanishes because the product's form changed.
 */
export function placeOwn(
  form: readonly XSection[],
  row: Pick<Customisation, 'campo' | 'aba' | 'bloco' | 'depoisDe'>,
): XSection[] {
  const path = ownPath(row.campo)
  const behind = row.depoisDe ? sectionOf(form, row.depoisDe) : undefined
  if (behind)
    return form.map((section) => (section === behind.section ? inserted(section, behind.at + 1, path) : section))
  const tab = row.aba ?? (row.bloco ? form.find(({ section }) => section === row.bloco)?.tab : form.at(-1)?.tab)
  const block =
    row.bloco ?? (row.aba === undefined ? OWN_BLOCK : form.findLast((s) => s.tab === tab && !s.visibleWhen)?.section)
  const there = form.findLast((section) => section.tab === tab && section.section === block && !section.visibleWhen)
  if (there)
    return form.map((section) => (section === there ? inserted(section, section.fields.length, path) : section))
  const last = form.findLastIndex((section) => section.tab === tab)
  const made: XSection = { ...(tab ? { tab } : {}), ...(block ? { section: block } : {}), fields: [path] }
  return last < 0 ? [...form, made] : [...form.slice(0, last + 1), made, ...form.slice(last + 1)]
}

const inserted = (section: XSection, at: number, path: string): XSection => ({
  ...section,
  fields: [...section.fields.slice(0, at), path, ...section.fields.slice(at)],
})

/** The block a field stands in, and where; a member of an object stands where the object does. */
function sectionOf(form: readonly XSection[], path: string) {
  const names = [path, ownPath(path), path.split('.')[0] ?? path]
  for (const name of names)
    for (const section of form) {
      const at = section.fields.indexOf(name)
      if (at >= 0) return { section, at }
    }
  return undefined
}
