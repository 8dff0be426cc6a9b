import type { Summary, XSummary } from '#schemas/runtime/written/summary.ts'

/** Fills in defaults of `x-entity.summary`. */
export function summaryOf({ title, contact = [], ...written }: XSummary, label: string[]): Summary {
  return {
    subtitle: [],
    chips: [],
    figures: [],
    next: [],
    actions: [],
    hidden: [],
    timeline: [],
    ...written,
    title: title === undefined ? label : [title].flat(),
    contact: contact.map((one) => [one].flat()),
  }
}
