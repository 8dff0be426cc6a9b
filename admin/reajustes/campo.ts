import type { Field } from '#schemas/runtime/model.ts'

/** Builds a Field for a form widget outside an entity's form. */
export const campoAvulso = (name: string, title: string): Field => ({
  ...{ name, path: name, title, kind: 'scalar', schema: {}, hint: {} },
  ...{ required: false, requiredWhen: [], readOnly: false, writeOnly: false, computed: false },
})
