import { sql } from 'kysely'
import type { Ctx } from '#server/crud/define.ts'
import type { TipoCompetencia } from '#server/domain/cargo-salario/competencia/queries.ts'

/** A competence with what a list shows of it. */
export interface CompetenciaVista {
  id: number
  nome: string
  tipo: TipoCompetencia
  observacao?: string
}

/** A competence that a band requires. */
export interface Exigencia {
  competencia: CompetenciaVista
  competenciaPeso: number
  nivelCompetencia: { id: number; descricao: string }
  /** weight of the level required, as this band has it */
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

/** What a band requires on a day: the rows of its last configuration that has begun — spec 2 §3. None without one. */
export async function exigidasDaFaixa({ db, session }: Ctx, faixaId: number, dia: string): Promise<Exigencia[]> {
  const { rows } = await sql<Linha>`
    select c.id, c.nome, c.tipo, c.observacao, l.competencia_peso as peso, n.id as nivel, n.descricao,
      coalesce(l.ordem, n.ordem) as ordem, l.percentual
    from config_nivel_faixa_salarial_linha l
    join competencia c on c.empresa_id = l.empresa_id and c.id = l.competencia_id
    join nivel_competencia n on n.empresa_id = l.empresa_id and n.id = l.nivel_competencia_id
    where l.empresa_id = ${session.empresaId} and l.config_nivel_faixa_salarial_id = (
      select f.id from config_nivel_faixa_salarial f
      where f.empresa_id = ${session.empresaId} and f.faixa_salarial_id = ${faixaId} and f.data <= ${dia}::date
      order by f.data desc limit 1)
    order by array_position(array['C', 'H', 'A'], c.tipo), l.ordem_`.execute(db)
  return rows.map(({ id, nome, tipo, observacao, peso, nivel, descricao, ordem, percentual }) => ({
    competencia: { id, nome, tipo, ...(observacao === null ? {} : { observacao }) },
    competenciaPeso: peso ?? 1,
    nivelCompetencia: { id: nivel, descricao },
    ordem: ordem ?? 0,
    ...(percentual === null ? {} : { percentual }),
  }))
}
