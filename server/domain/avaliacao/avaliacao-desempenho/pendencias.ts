import type { Ctx } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'
import { modeloDe } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import {
  contaParticipantes,
  isIdentificavel,
} from '#server/domain/avaliacao/participante-avaliacao-desempenho/queries.ts'
import { situacaoEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { readPerguntas } from '#server/questionario/perguntas.ts'
import type { Ciclo } from './ciclo.ts'
import { competenciasEm } from './competencias.ts'

/** Names that are said one by one; more are counted. */
const NOMES = 10

// $1 company, $2 cycle
const SEM_AVALIADOR = `select t.nome from participante_avaliacao_desempenho p join talento t on t.empresa_id = p.empresa_id and t.id = p.avaliado_id
  where p.empresa_id = $1 and p.avaliacao_desempenho_id = $2 group by t.id, t.nome having count(p.avaliador_id) = 0 order by t.nome`

// $1 company, $2 cycle, $3 day
const LUGARES = `select distinct t.id, t.nome, h.faixa_salarial_id as faixa, f.cargo_id as cargo
  from participante_avaliacao_desempenho p join talento t on t.empresa_id = p.empresa_id and t.id = p.avaliado_id
  left join lateral ${situacaoEmSql('t', '$3::date')} h on true
  left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = h.faixa_salarial_id
  where p.empresa_id = $1 and p.avaliacao_desempenho_id = $2 order by t.nome`

/** All that keeps a cycle from being released, sentence by sentence; nothing when it may be. */
export async function pendenciasDe(ctx: Ctx, ciclo: Ciclo): Promise<string[]> {
  return [
    ...faltaPeriodo(ctx, ciclo),
    ...(await faltaParticipante(ctx, ciclo)),
    ...(await faltaPergunta(ctx, ciclo)),
    ...(await faltaCompetencia(ctx, ciclo)),
  ]
}

function faltaPeriodo({ context }: Ctx, { dataFim }: Ciclo): string[] {
  return dataFim !== undefined && dataFim < context.hoje ? ['O período da avaliação já terminou.'] : []
}

async function faltaParticipante(ctx: Ctx, { id, anonima }: Ciclo): Promise<string[]> {
  const conta = await contaParticipantes(ctx, id)
  if (conta.avaliados === 0) return ['Inclua ao menos um avaliado.']
  const sem = await run<{ nome: string }>(ctx.db, SEM_AVALIADOR, [ctx.session.empresaId, id])
  return [
    ...(sem.length > 0 ? [`Sem avaliador: ${enumera(sem.map(({ nome }) => nome))}.`] : []),
    ...(anonima && isIdentificavel(conta)
      ? ['Uma avaliação anônima precisa de ao menos 2 avaliados com 1 avaliador, ou de 2 avaliadores com 1 avaliado.']
      : []),
  ]
}

async function faltaPergunta(ctx: Ctx, ciclo: Ciclo): Promise<string[]> {
  if (ciclo.avaliarSomenteCompetencias) return []
  const ids = [ciclo.modeloAvaliacao?.id, ...(ciclo.modelos ?? []).map(({ modeloAvaliacao }) => modeloAvaliacao.id)]
  const faltas: string[] = []
  for (const id of new Set(ids)) {
    if (id === undefined) continue
    const { titulo, questionarioId } = await modeloDe(ctx, id)
    const perguntas = await readPerguntas(ctx.db, ctx.session.empresaId, questionarioId)
    if (perguntas.length === 0) faltas.push(`O modelo "${titulo}" não tem perguntas.`)
  }
  return faltas
}

async function faltaCompetencia(ctx: Ctx, ciclo: Ciclo): Promise<string[]> {
  if (!ciclo.avaliarSomenteCompetencias && !ciclo.avaliarCompetenciasCargo) return []
  const { hoje } = ctx.context
  const rows = await run<{ nome: string; faixa: number | null; cargo: number | null }>(ctx.db, LUGARES, [
    ...[ctx.session.empresaId, ciclo.id, hoje],
  ])
  const lugar = ({ faixa, cargo }: (typeof rows)[number]) => ({
    ...(faixa !== null && { faixa: Number(faixa) }),
    ...(cargo !== null && { cargo: Number(cargo) }),
  })
  const competencias = await competenciasEm(ctx, rows.map(lugar), hoje)
  const sem = rows.filter((row) => competencias(lugar(row)).length === 0).map(({ nome }) => nome)
  return sem.length > 0 ? [`Sem competências na faixa salarial e no cargo: ${enumera(sem)}.`] : []
}

function enumera(nomes: string[]): string {
  const mais = nomes.length - NOMES
  return mais > 0 ? `${nomes.slice(0, NOMES).join(', ')} e mais ${mais}` : nomes.join(', ')
}
