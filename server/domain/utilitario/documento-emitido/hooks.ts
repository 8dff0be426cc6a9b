import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('utilitario/documento-emitido', {
  /** SQL condition: documents may print protected fields, so they are visible only with the authorities of all of these. */
  rows: ({ authorities, closed }, alias, values) => {
    const held = [...authorities].filter((authority) => !closed?.has(authority))
    return `coalesce(${alias}.direitos, '[]') <@ ${values.add(JSON.stringify(held))}::jsonb`
  },
})
