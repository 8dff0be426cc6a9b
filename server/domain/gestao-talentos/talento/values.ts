import { defineValues } from '#server/crud/define.ts'

export default defineValues('gestao-talentos/talento', {
  /** The generation a talent belongs to by his year of birth. */
  geracao({ session }, { alias: t, param, join }) {
    const geracao = join(
      'geracao',
      (
        g,
      ) => `left join lateral (select g.id, g.nome from geracao g where g.empresa_id = ${param(session.empresaId, 'bigint')}
        and extract(year from ${t}.data_nascimento) between g.ano_inicio and g.ano_fim order by g.ano_inicio limit 1) ${g} on true`,
    )
    return { sql: `${geracao}.nome`, id: `${geracao}.id` }
  },
})
