import type { FormSection, FormTab, PlacedField } from './deriveForm.ts'

/** Whether two titles are equal, ignoring case. */
export const isSameTitle = (title: string, other = ''): boolean => title.toLowerCase() === other.toLowerCase()

/**
 * Whether a section heading repeats the title beside it: that of its tab (when it is the tab's first heading), of its only field, or of its
 * first field when that is a child list.
 * @param fields the visible ones
 * @param tab undefined where no tabs are shown
 */
export function repeatsTitle(section: FormSection, fields: readonly PlacedField[], tab: FormTab | undefined): boolean {
  const { title } = section
  const [first] = fields
  if (title === undefined || !first) return false
  // compared with case: a heading in capitals is shown on purpose
  if (title === tab?.title && tab.sections.find((each) => each.title) === section) return true
  return (fields.length === 1 || first.field.kind === 'children') && title === first.field.title
}
