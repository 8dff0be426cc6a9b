import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { type Ciclo, isAnonima } from '../ciclo.ts'
import type { CompetenciaAvaliada, NivelDado } from '../competencias.ts'
import { type Alcancado, alcancadoDe } from './resultados.ts'

/** An answered copy with known author, and its result. */
export interface Nominal extends Alcancado {
  id: number
  avaliadoId: number
  avaliadorId: number | null
  /** null where the session does not see the evaluator */
  avaliador: string | null
  avaliadorMatricula: string | null
  papel: Papel
  /** null where only competences were asked */
  questionarioId: number | null
  numeroVersao: number | null
  niveis: NivelDado[]
}

interface Row extends Omit<Nominal, keyof Alcancado | 'niveis'> {
  performance: number | null
  performanceManual: number | null
  niveis: NivelDado[] | null
  /** frozen at the release */
  competencias: CompetenciaAvaliada[] | null
}

const PAPEIS: Papel[] = ['L', 'U', 'R', 'P', 'A']

/**
 * Reads the answered copies with known author about these people, by person: of an anonymous cycle only those of
 * managers (L) and self-evaluations (U), whatever the rows hold.
 */
export async function nominaisDe(ctx: Ctx, ciclo: Ciclo, avaliadosIds: number[]): Promise<Map<number, Nominal[]>> {
  const values = new Values()
  const visto = visibleTo(ctx, 'gestao-talentos/talento', 'r', values)
  const papeis = PAPEIS.filter((papel) => !isAnonima(ciclo, papel))
  const text = `select c.id::int as id, c.colaborador_id::int as "avaliadoId", r.id::int as "avaliadorId", case when ${visto} then r.nome end as avaliador,
      case when ${visto} then r.matricula end as "avaliadorMatricula", c.papel,
      c.questionario_id::int as "questionarioId", c.numero_versao as "numeroVersao", c.performance::float8 as performance,
      c.performance_manual::float8 as "performanceManual", c.niveis, v.competencias
    from colaborador_questionario c
    left join talento r on r.empresa_id = c.empresa_id and r.id = c.avaliador_id
    left join avaliado_avaliacao_desempenho v on v.empresa_id = c.empresa_id and v.avaliacao_desempenho_id = c.avaliacao_desempenho_id
      and v.avaliado_id = c.colaborador_id
    where c.empresa_id = ${values.add(ctx.session.empresaId)} and c.avaliacao_desempenho_id = ${values.add(ciclo.id)} and c.situacao = 'R'
      and not coalesce(c.anonima, false) and ${values.among('c.papel', papeis, 'text')} and ${values.among('c.colaborador_id', avaliadosIds)}
    order by array_position(${values.add(PAPEIS)}::text[], c.papel), case when ${visto} then prumo_busca(r.nome) end nulls last, c.id`
  const found = new Map<number, Nominal[]>()
  for (const row of await run<Row>(ctx.db, text, values.list)) {
    const { performance, performanceManual, niveis, competencias, ...copia } = row
    const folha = {
      performance: performance ?? undefined,
      performanceManual: performanceManual ?? undefined,
      niveis: niveis ?? [],
    }
    const known = found.get(copia.avaliadoId) ?? []
    found.set(copia.avaliadoId, [
      ...known,
      { ...copia, niveis: folha.niveis, ...alcancadoDe(ciclo, competencias ?? [], folha) },
    ])
  }
  return found
}
