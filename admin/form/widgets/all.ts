import type { Field } from '#schemas/runtime/model.ts'
import type { LookupItem } from '../lookup.ts'

/** What a filter that narrows nothing says. */
export const ALL_TEXT = 'Todos'

/** Whether the field is a filter whose empty value stands for everything (`x-field.default: "all"`). */
export const isOfAll = ({ hint }: Field): boolean => hint.default === 'all'

/** 'Todos' among the records of a picker: no record has this id, and 0 is 'Adicionar …'. */
export const ALL: LookupItem = { id: -1, rotulo: ALL_TEXT }
