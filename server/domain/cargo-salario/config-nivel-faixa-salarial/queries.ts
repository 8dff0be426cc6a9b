import { sql } from 'kysely'
import type { CompetenciaVista } from '#schemas/runtime/answers/positions/competences.ts'
import type { TipoCompetencia } from '#server/domain/cargo-salario/competencia/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** A competence that a band requires. */
export interface Exigencia {
  competencia: CompetenciaVista
  competenciaPeso: number
  nivelCompetencia: { id: number; descricao: string }
  /** weight of the required level, as set by this band */
  ordem: number
  percentual?: number
}

interface Linha {
  id: number
  nome: string
  tipo: TipoCompetencia
  observacao: string | null
  peso: number | null
  nivel: number
  descricao: string
  ordem: number | null
  percentual: number | null
}

/** Requirements of a band on a day: rows of its last configuration that has begun — spec 2 §3. Empty without one. */
export const exigidasDaFaixa = async (ctx: Ctx, faixaId: number, dia: string): Promise<Exigencia[]> =>
  (await exigidasDasFaixas(ctx, [faixaId], dia)).get(faixaId) ?? []

/** Requirements of many bands, by band id; bands without requirements are missing. */
export async function exigidasDasFaixas(
  { db, session }: Ctx,
  faixasIds: number[],
  dia: string,
): Promise<Map<number, Exigencia[]>> {
  const { rows } = await sql<Linha & { faixa: number }>`
    select f.faixa_salarial_id::int as faixa, c.id, c.nome, c.tipo, c.observacao, l.competencia_peso as peso, n.id as nivel,
      n.descricao, coalesce(l.ordem, n.ordem) as ordem, l.percentual
    from (
      select distinct on (faixa_salarial_id) id, empresa_id, faixa_salarial_id from config_nivel_faixa_salarial
      where empresa_id = ${session.empresaId} and faixa_salarial_id = any(${faixasIds}::bigint[]) and data <= ${dia}::date
      order by faixa_salarial_id, data desc
    ) f
    join config_nivel_faixa_salarial_linha l on l.empresa_id = f.empresa_id and l.config_nivel_faixa_salarial_id = f.id
    join competencia c on c.empresa_id = l.empresa_id and c.id = l.competencia_id
    join nivel_competencia n on n.empresa_id = l.empresa_id and n.id = l.nivel_competencia_id
    order by f.faixa_salarial_id, array_position(array['C', 'H', 'A'], c.tipo), l.ordem_`.execute(db)
  const found = new Map<number, Exigencia[]>()
  for (const { faixa, ...row } of rows) found.set(faixa, [...(found.get(faixa) ?? []), exigenciaDe(row)])
  return found
}

const exigenciaDe = ({ id, nome, tipo, observacao, peso, nivel, descricao, ordem, percentual }: Linha): Exigencia => ({
  competencia: { id, nome, tipo, ...(observacao === null ? {} : { observacao }) },
  competenciaPeso: peso ?? 1,
  nivelCompetencia: { id: nivel, descricao },
  ordem: ordem ?? 0,
  ...(percentual === null ? {} : { percentual }),
})
