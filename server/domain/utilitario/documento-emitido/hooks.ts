import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('utilitario/documento-emitido', {
  /** Paper tells amounts whatever becomes of the right to see them: whoever lacks what its fields ask for does not see it. */
  rows: ({ authorities, closed }, alias, values) => {
    const held = [...authorities].filter((authority) => !closed?.has(authority))
    return `coalesce(${alias}.direitos, '[]') <@ ${values.add(JSON.stringify(held))}::jsonb`
  },
})
