import {
  type GrupoAnonimo,
  type Julgamento,
  type Pesos,
  resultadoDosPapeis,
} from '#schemas/runtime/domain/desempenho.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Avaliado } from '../avaliados.ts'
import type { NivelDado } from '../competencias.ts'
import { avaliadoVisto } from '../quem-ve.ts'
import type { Folha } from './resultados.ts'

/** An evaluated person with competences and place frozen at the release. */
export interface Julgado extends Pick<Avaliado, 'id' | 'talento' | 'competencias'> {
  nome: string
  matricula: string | null
  estabelecimentoId: number | null
  estabelecimento: string | null
  areaId: number | null
  cargoId: number | null
  cargo: string | null
}

/** The evaluated people of a cycle whom the session sees; with `talento`, only that one. */
export function julgadosDoCiclo(ctx: Ctx, cicloId: number, talento?: number): Promise<Julgado[]> {
  const values = new Values()
  const text = `select v.id::int as id, t.id::int as talento, t.nome, t.matricula, coalesce(v.competencias, '[]') as competencias,
      v.estabelecimento_id::int as "estabelecimentoId", e.nome as estabelecimento, v.area_organizacional_id::int as "areaId",
      v.cargo_id::int as "cargoId", g.nome as cargo
    from avaliado_avaliacao_desempenho v join talento t on t.empresa_id = v.empresa_id and t.id = v.avaliado_id
    left join estabelecimento e on e.empresa_id = v.empresa_id and e.id = v.estabelecimento_id
    left join cargo g on g.empresa_id = v.empresa_id and g.id = v.cargo_id
    where v.empresa_id = ${values.add(ctx.session.empresaId)} and v.avaliacao_desempenho_id = ${values.add(cicloId)}
      and ${talento === undefined ? 'true' : `t.id = ${values.add(talento)}`} and ${avaliadoVisto(ctx, 't', values)}
    order by t.nome, t.id`
  return run<Julgado>(ctx.db, text, values.list)
}

/** Weighted level of named sheets and anonymous groups in a competence, computed as results are (spec 2 §3). */
export const nivelObtido = (
  competenciaId: number,
  folhas: readonly Pick<Folha, 'papel' | 'niveis'>[],
  grupos: readonly { niveis: Map<number, GrupoAnonimo> }[],
  pesos: Pesos,
): number | undefined => {
  const dados = folhas.flatMap(({ papel, niveis }): Julgamento[] => {
    const ordem = ordemEm(niveis, competenciaId)
    return ordem === undefined ? [] : [{ papel, valor: ordem }]
  })
  const anonimos = grupos.flatMap(({ niveis }) => niveis.get(competenciaId) ?? [])
  return resultadoDosPapeis(dados, pesos, anonimos).resultado
}

/** The level that one sheet gives in a competence. */
export const ordemEm = (niveis: readonly NivelDado[], competenciaId: number): number | undefined =>
  niveis.find((nivel) => nivel.competenciaId === competenciaId)?.ordem
