import { defineValues } from '#server/platform/crud/define.ts'
import { CONTRATADOS, INCLUIDOS, ordemAlcancadaSql } from './alcancada.ts'

/** `ordem` of the funnel's ends: before and after all steps. */
const [BEFORE, BEHIND] = [-1, 1_000_000]

export default defineValues('captacao/candidato-solicitacao', {
  /** The funnel's stages that a candidacy reached, from inclusion to hiring; a hired one reached all. */
  etapasAlcancadas(_ctx, { alias: c, join, param }) {
    const etapa = join(
      'etapas',
      (e) => `cross join lateral (select * from (
          select 0::bigint as id, ${param(INCLUIDOS, 'text')} as nome, ${BEFORE}::bigint as ordem
          union all select p.id, p.nome, p.ordem from etapa_seletiva p
            where p.empresa_id = ${c}.empresa_id and (${c}.situacao = 'C' or p.ordem <= ${ordemAlcancadaSql(c)})
          union all select -1, ${param(CONTRATADOS, 'text')}, ${BEHIND} where ${c}.situacao = 'C') a) ${e}`,
    )
    return { sql: `${etapa}.nome`, id: `${etapa}.id`, order: `${etapa}.ordem` }
  },
})
