import type { Field } from '#schemas/runtime/model.ts'
import type { LookupItem } from '../lookup.ts'

/** Text of a filter that restricts nothing. */
export const ALL_TEXT = 'Todos'

/** Whether an empty value of this filter means "all" (`x-field.default: "all"`). */
export const isOfAll = ({ hint }: Field): boolean => hint.default === 'all'

/** Picker item for 'Todos': no record has id -1; 0 is 'Adicionar …'. */
export const ALL: LookupItem = { id: -1, rotulo: ALL_TEXT }
