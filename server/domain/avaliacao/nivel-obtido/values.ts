import { defineValues } from '#server/platform/crud/define.ts'

export default defineValues('avaliacao/nivel-obtido', {
  /** Current name of the competence; once it is deleted, its name in the last cycle. */
  competencia(_ctx, { alias: n, join }) {
    const atual = join(
      'competencia',
      (c) => `left join competencia ${c} on ${c}.empresa_id = ${n}.empresa_id and ${c}.id = ${n}.competencia_id`,
    )
    const ultimo = `(select u.competencia from nivel_obtido u where u.empresa_id = ${n}.empresa_id and u.competencia_id = ${n}.competencia_id order by u.id desc limit 1)`
    return { sql: `coalesce(${atual}.nome, ${ultimo})`, id: `${n}.competencia_id` }
  },
})
