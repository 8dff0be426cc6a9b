import { modeloDe } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import {
  contaParticipantes,
  isIdentificavel,
} from '#server/domain/avaliacao/participante-avaliacao-desempenho/queries.ts'
import { situacaoEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { minimumOf } from '#server/features/anonimato/collection.ts'
import { readPerguntas } from '#server/features/questionario/perguntas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hideNames } from '#server/platform/crud/sight/unseen-people.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Ciclo } from '../ciclo.ts'
import { competenciasEm } from '../competencias.ts'

/** Names listed one by one; the rest are given as a number. */
const NOMES = 10

// $1 company, $2 cycle
const SEM_AVALIADOR = `select t.id::int, t.nome from participante_avaliacao_desempenho p join talento t on t.empresa_id = p.empresa_id and t.id = p.avaliado_id
  where p.empresa_id = $1 and p.avaliacao_desempenho_id = $2 group by t.id, t.nome having count(p.avaliador_id) = 0 order by t.nome`

// $1 company, $2 cycle, $3 day
const LUGARES = `select distinct t.id::int, t.nome, h.faixa_salarial_id as faixa, f.cargo_id as cargo
  from participante_avaliacao_desempenho p join talento t on t.empresa_id = p.empresa_id and t.id = p.avaliado_id
  left join lateral ${situacaoEmSql('t', '$3::date')} h on true
  left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = h.faixa_salarial_id
  where p.empresa_id = $1 and p.avaliacao_desempenho_id = $2 order by t.nome`

// $1 company, $2 cycle, $3 minimum; leader (L) and self-evaluation (U) are not anonymous and do not count
const POUCOS = `select t.id::int, t.nome from participante_avaliacao_desempenho p join talento t on t.empresa_id = p.empresa_id and t.id = p.avaliado_id
  where p.empresa_id = $1 and p.avaliacao_desempenho_id = $2 and p.avaliador_id is not null and p.papel not in ('L', 'U')
  group by t.id, t.nome having count(*) < $3 order by t.nome`

/** Reasons why the cycle cannot be released, one sentence each; empty when it can. */
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
  const sem = await run<Pessoa>(ctx.db, SEM_AVALIADOR, [ctx.session.empresaId, id])
  return [
    ...(sem.length > 0 ? [`Sem avaliador: ${await enumera(ctx, sem)}.`] : []),
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
  const rows = await run<Pessoa & { faixa: number | null; cargo: number | null }>(ctx.db, LUGARES, [
    ...[ctx.session.empresaId, ciclo.id, hoje],
  ])
  const lugar = ({ faixa, cargo }: (typeof rows)[number]) => ({
    ...(faixa !== null && { faixa: Number(faixa) }),
    ...(cargo !== null && { cargo: Number(cargo) }),
  })
  const competencias = await competenciasEm(ctx, rows.map(lugar), hoje)
  const sem = rows.filter((row) => competencias(lugar(row)).length === 0)
  return sem.length > 0 ? [`Sem competências na faixa salarial e no cargo: ${await enumera(ctx, sem)}.`] : []
}

/** Names evaluated people with fewer anonymous evaluators than the minimum: their answers would be destroyed at the closing. */
export async function gruposPequenos(ctx: Ctx, { id, anonima }: Ciclo): Promise<string[]> {
  if (!anonima) return []
  const minimo = await minimumOf(ctx.db, ctx.session.empresaId, 'AVALIACAO')
  const poucos = await run<Pessoa>(ctx.db, POUCOS, [ctx.session.empresaId, id, minimo])
  if (poucos.length === 0) return []
  return [
    `Menos de ${minimo} pessoas respondem sem nome sobre ${await enumera(ctx, poucos)}. O que elas responderem será destruído no encerramento, e quem responde é avisado disso antes da primeira pergunta.`,
  ]
}

interface Pessoa {
  id: number
  nome: string
}

async function enumera(ctx: Ctx, pessoas: Pessoa[]): Promise<string> {
  await hideNames(ctx, 'gestao-talentos/talento', pessoas)
  const nomes = pessoas.map(({ nome }) => nome)
  const mais = nomes.length - NOMES
  return mais > 0 ? `${nomes.slice(0, NOMES).join(', ')} e mais ${mais}` : nomes.join(', ')
}
