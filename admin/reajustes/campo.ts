import type { Field } from '#schemas/runtime/model.ts'

/** A field of a form that is no record's, as the widgets of forms know it. */
export const campoAvulso = (name: string, title: string): Field => ({
  ...{ name, path: name, title, kind: 'scalar', schema: {}, hint: {} },
  ...{ required: false, requiredWhen: [], readOnly: false, writeOnly: false, computed: false },
})
