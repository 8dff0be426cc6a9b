import type { FormSection, FormTab, PlacedField } from './deriveForm.ts'

/** Whether two titles read the same. */
export const isSameTitle = (title: string, other = ''): boolean => title.toLowerCase() === other.toLowerCase()

/**
 * Whether the heading of a section would repeat what stands beside it: the name of its tab, when no other heading of the tab comes before, or the
 * name of its only field or of the list it begins with.
 * @param fields those that are visible
 * @param tab undefined where no tabs are shown
 */
export function repeatsTitle(section: FormSection, fields: readonly PlacedField[], tab: FormTab | undefined): boolean {
  const { title } = section
  const [first] = fields
  if (title === undefined || !first) return false
  // in capitals it says it louder, and so it was asked for
  if (title === tab?.title && tab.sections.find((each) => each.title) === section) return true
  return (fields.length === 1 || first.field.kind === 'children') && title === first.field.title
}
