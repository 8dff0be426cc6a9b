import type { MediaDosPapeis } from '#schemas/runtime/answers/evaluation/cycle-results.ts'
import {
  type GrupoAnonimo,
  type Julgamento,
  type MediaDoPapel,
  type Papel,
  resultadoDasPartes,
  resultadoDosPapeis,
} from '#schemas/runtime/domain/desempenho.ts'
import { metasDosTalentos } from '#server/domain/avaliacao/objetivo/queries.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored } from '#server/platform/crud/read/read.ts'
import { storeMany } from '#server/platform/crud/write/many.ts'
import { run } from '#server/platform/database/sql.ts'
import { gruposAnonimos } from '../anonimo.ts'
import { AVALIADO, type Avaliado, readAvaliados, readDistribuidos } from '../avaliados.ts'
import { type Ciclo, type Onde, pesosDe } from '../ciclo.ts'
import { aderenciaDe, type CompetenciaAvaliada, type NivelDado } from '../competencias.ts'

/** The handed-in answers of one evaluator. */
export interface Folha {
  papel: Papel
  performance?: number
  performanceManual?: number
  niveis: NivelDado[]
}

/** Result of an evaluated person in a cycle. */
export interface Resultado {
  potencial?: number
  desempenho?: number
  metas?: number
  resultado?: number
  papeis: MediaDosPapeis[]
}

interface Row {
  avaliado: number
  papel: Papel
  performance: number | null
  performanceManual: number | null
  niveis: NivelDado[] | null
}

// $1 company, $2 cycle, $3 talents
const RESPONDIDAS = `select colaborador_id as avaliado, papel, performance::float8 as performance, performance_manual::float8 as "performanceManual", niveis
  from colaborador_questionario where empresa_id = $1 and avaliacao_desempenho_id = $2 and situacao = 'R' and not coalesce(anonima, false)
    and colaborador_id = any($3::bigint[])`

/** The handed-in copies with known author about these talents, by evaluated talento id. */
export async function readFolhas(
  { db, session }: Onde,
  cicloId: number,
  talentos: number[],
): Promise<Map<number, Folha[]>> {
  const folhas = new Map<number, Folha[]>()
  for (const row of await run<Row>(db, RESPONDIDAS, [session.empresaId, cicloId, talentos])) {
    const { papel, performance, performanceManual, niveis } = row
    const folha: Folha = {
      ...{ papel, niveis: niveis ?? [] },
      ...(performance !== null && { performance }),
      ...(performanceManual !== null && { performanceManual }),
    }
    const id = Number(row.avaliado)
    const known = folhas.get(id)
    if (known) known.push(folha)
    else folhas.set(id, [folha])
  }
  return folhas
}

/** All that was answered about one person. */
interface Respondido {
  folhas: Folha[]
  /** groups of anonymous sheets */
  anonimas?: { potencial: GrupoAnonimo[]; desempenho: GrupoAnonimo[] }
  /** his goals in the days of the cycle, in per cent */
  metas?: number
}

/** The two axes from the sheets of one evaluated person — spec 2 §3, decided in the cycle's weights. */
export function resultadoDe(ciclo: Ciclo, avaliado: Avaliado, { folhas, anonimas, metas }: Respondido): Resultado {
  const pesos = pesosDe(ciclo)
  const julgadas = folhas.map((folha) => ({ papel: folha.papel, ...alcancadoDe(ciclo, avaliado.competencias, folha) }))
  const potencial = resultadoDosPapeis(julgamentos(julgadas, 'potencial'), pesos, anonimas?.potencial)
  const desempenho = resultadoDosPapeis(julgamentos(julgadas, 'desempenho'), pesos, anonimas?.desempenho)
  const partes = { potencial: potencial.resultado, desempenho: desempenho.resultado, metas }
  const divisao = { competencias: ciclo.percentualCompetencias ?? 50, metas: ciclo.percentualMetas ?? 0 }
  const linhas = (parte: 'potencial' | 'desempenho', medias: MediaDoPapel[]) =>
    medias.map((media) => ({ ...media, papeis: media.papeis.join(''), parte }))
  return {
    ...dropUndefined({ ...partes, resultado: resultadoDasPartes(partes, divisao) }),
    papeis: [...linhas('potencial', potencial.papeis), ...linhas('desempenho', desempenho.papeis)],
  }
}

/** Result of one evaluator's answers per axis; absent where he judged nothing of it. */
export interface Alcancado {
  potencial?: number
  desempenho?: number
}

export function alcancadoDe(
  ciclo: Ciclo,
  competencias: CompetenciaAvaliada[],
  { performance, performanceManual, niveis }: Omit<Folha, 'papel'>,
): Alcancado {
  return dropUndefined({
    potencial: (ciclo.notaQuestionarioManual ? performanceManual : undefined) ?? performance,
    desempenho: niveis.length > 0 ? aderenciaDe(competencias, niveis) : undefined,
  })
}

const julgamentos = (julgadas: (Alcancado & { papel: Papel })[], eixo: keyof Alcancado): Julgamento[] =>
  julgadas.flatMap(({ papel, [eixo]: valor }) => (valor === undefined ? [] : [{ papel, valor }]))

/** People whose answers and competences are in memory at once. */
const LOTE = 1000

/** Stores everybody's result when the cycle is closed. */
export async function guardaResultados(tx: Ctx, ciclo: Ciclo): Promise<void> {
  const talentos = [...(await readDistribuidos(tx, ciclo.id)).keys()]
  const metas = await metasDe(tx, ciclo, talentos)
  for (let at = 0; at < talentos.length; at += LOTE) {
    const lote = talentos.slice(at, at + LOTE)
    const avaliados = await readAvaliados(tx, ciclo.id, lote)
    await guarda(tx, avaliados, await calculaDestes(tx, ciclo, avaliados, metas))
    await tx.progress?.(at + lote.length, talentos.length)
  }
}

/** Recomputes the stored result of one person after a text about him was graded; his goals stay as at the closing. */
export async function refazResultado(tx: Ctx, ciclo: Ciclo, talento: number): Promise<void> {
  const avaliados = await readAvaliados(tx, ciclo.id, [talento])
  const [before] = await findManyStored(
    forEntity(tx, AVALIADO),
    [...avaliados.values()].map(({ id }) => id),
    { lock: true },
  )
  const metas = typeof before?.metas === 'number' ? new Map([[talento, before.metas]]) : new Map<number, number>()
  await guarda(tx, avaliados, await calculaDestes(tx, ciclo, avaliados, metas))
}

/** Computes the present result of everybody in the cycle, by talento id. */
export async function calculaResultados(ctx: Onde, ciclo: Ciclo): Promise<Map<number, Resultado>> {
  const avaliados = await readAvaliados(ctx, ciclo.id)
  return calculaDestes(ctx, ciclo, avaliados, await metasDe(ctx, ciclo, [...avaliados.keys()]))
}

/** Computes the present result of these people, by talento id. */
async function calculaDestes(
  ctx: Onde,
  ciclo: Ciclo,
  avaliados: Map<number, Avaliado>,
  metas: Map<number, number>,
): Promise<Map<number, Resultado>> {
  const folhas = await readFolhas(ctx, ciclo.id, [...avaliados.keys()])
  const resultados = new Map<number, Resultado>()
  for (const avaliado of avaliados.values()) {
    const anonimas = ciclo.anonima ? await gruposAnonimos(ctx, avaliado) : undefined
    const respondido = { folhas: folhas.get(avaliado.talento) ?? [], ...(anonimas && { anonimas }) }
    const meta = metas.get(avaliado.talento)
    const whole = meta === undefined ? respondido : { ...respondido, metas: meta }
    resultados.set(avaliado.talento, resultadoDe(ciclo, avaliado, whole))
  }
  return resultados
}

/** Reached share of goals within the period of the cycle, by talento id; empty where goals have no weight. */
async function metasDe({ db, session }: Onde, ciclo: Ciclo, talentos: number[]): Promise<Map<number, number>> {
  const { percentualMetas = 0, dataIni, dataFim } = ciclo
  if (percentualMetas === 0 || dataIni === undefined || dataFim === undefined) return new Map()
  return metasDosTalentos(db, session.empresaId, talentos, dataIni, dataFim)
}

async function guarda(tx: Ctx, avaliados: Map<number, Avaliado>, resultados: Map<number, Resultado>): Promise<void> {
  const of = forEntity(tx, AVALIADO)
  const talentos = new Map([...avaliados.values()].map(({ id, talento }) => [id, talento]))
  const changes = (await findManyStored(of, [...talentos.keys()])).map((before) => {
    const { potencial: _, desempenho: __, metas: ___, resultado: ____, papeis: _____, ...rest } = before
    return { record: { ...rest, ...resultados.get(talentos.get(before.id) ?? 0) }, before }
  })
  await storeMany(of, changes, 'resultado')
}
