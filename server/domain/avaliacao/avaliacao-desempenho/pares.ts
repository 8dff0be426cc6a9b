import { CompiledQuery } from 'kysely'
import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import { batchesOf } from '#server/platform/crud/cursor.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { Values } from '#server/platform/database/sql.ts'
import { avaliadoVisto } from './quem-ve.ts'

/** The person that rows are ordered by. */
export type Lado = 'AVALIADO' | 'AVALIADOR'

/** An evaluator, an evaluated person and the role, with the state of the copy: whether it was answered is shown in an anonymous cycle, too. */
export interface ParDoCiclo {
  avaliadoId: number
  avaliado: string
  avaliadoMatricula: string | null
  /** null: the evaluated person has no evaluator yet */
  avaliadorId: number | null
  /** null where the session does not see the evaluator */
  avaliador: string | null
  avaliadorMatricula: string | null
  papel: Papel
  situacao: 'N' | 'P' | 'R'
  prazo: string | null
  respondidaEm: string | null
  /** of the evaluated person, frozen at the release */
  areaId: number | null
  estabelecimento: string | null
}

export interface ParFilter {
  /** only rows with a copy: all, answered or unanswered ones */
  resposta?: 'TODAS' | 'RESPONDIDAS' | 'NAO_RESPONDIDAS'
  /** where the evaluated people were on the day of the release */
  estabelecimentosIds?: number[] | undefined
  areasIds?: number[] | undefined
}

const RESPOSTAS = {
  TODAS: 'c.id is not null',
  RESPONDIDAS: `c.situacao = 'R'`,
  NAO_RESPONDIDAS: `c.situacao <> 'R'`,
}

const AVALIADO = 'prumo_busca(a.nome), a.id'
const PAPEL = `array_position(array['L', 'U', 'R', 'P', 'A'], p.papel)`

/** Evaluators whom the session does not see come last: their position in the order would reveal the name. */
function ordemDe(lado: Lado, visto: string): string {
  const avaliador = `case when ${visto} then prumo_busca(r.nome) end nulls last, r.id`
  return lado === 'AVALIADO' ? `${AVALIADO}, ${PAPEL}, ${avaliador}, p.id` : `${avaliador}, ${AVALIADO}, ${PAPEL}, p.id`
}

/** Pairs of evaluator and evaluated person of a cycle, for evaluated people whom the session sees; read in batches. */
export function paresDoCiclo(
  ctx: Ctx,
  cicloId: number,
  lado: Lado,
  { resposta, estabelecimentosIds, areasIds }: ParFilter = {},
): AsyncGenerator<ParDoCiclo[]> {
  const values = new Values()
  const visto = visibleTo(ctx, 'gestao-talentos/talento', 'r', values)
  const text = `select a.id::int as "avaliadoId", a.nome as avaliado, a.matricula as "avaliadoMatricula",
      r.id::int as "avaliadorId", case when ${visto} then r.nome end as avaliador, case when ${visto} then r.matricula end as "avaliadorMatricula",
      p.papel, coalesce(c.situacao, 'N') as situacao, coalesce(c.prazo, o.data_fim)::text as prazo, c.respondida_em::text as "respondidaEm",
      v.area_organizacional_id::int as "areaId", e.nome as estabelecimento
    from participante_avaliacao_desempenho p
    join avaliacao_desempenho o on o.empresa_id = p.empresa_id and o.id = p.avaliacao_desempenho_id
    join talento a on a.empresa_id = p.empresa_id and a.id = p.avaliado_id
    left join talento r on r.empresa_id = p.empresa_id and r.id = p.avaliador_id
    left join colaborador_questionario c on c.empresa_id = p.empresa_id and c.avaliacao_desempenho_id = p.avaliacao_desempenho_id
      and c.colaborador_id = p.avaliado_id and c.avaliador_id = p.avaliador_id and c.papel = p.papel
    left join avaliado_avaliacao_desempenho v on v.empresa_id = p.empresa_id and v.avaliacao_desempenho_id = p.avaliacao_desempenho_id
      and v.avaliado_id = p.avaliado_id
    left join estabelecimento e on e.empresa_id = v.empresa_id and e.id = v.estabelecimento_id
    where p.empresa_id = ${values.add(ctx.session.empresaId)} and p.avaliacao_desempenho_id = ${values.add(cicloId)}
      and ${resposta === undefined ? 'true' : RESPOSTAS[resposta]}
      and ${values.among('v.estabelecimento_id', estabelecimentosIds)} and ${values.among('v.area_organizacional_id', areasIds)}
      and ${avaliadoVisto(ctx, 'a', values)}
    order by ${ordemDe(lado, visto)}`
  return batchesOf<ParDoCiclo>(ctx.db, CompiledQuery.raw(text, values.list) as CompiledQuery<ParDoCiclo>)
}
