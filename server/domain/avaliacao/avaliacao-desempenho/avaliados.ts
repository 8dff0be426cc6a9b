import type { RecordData } from '#schemas/runtime/model.ts'
import { modeloDe } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import { situacaoEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { freezeVersao } from '#server/features/questionario/respostas/versao.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored } from '#server/platform/crud/read/read.ts'
import { removeMany, storeMany } from '#server/platform/crud/write/many.ts'
import { run } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import type { Ciclo, Onde } from './ciclo.ts'
import { type CompetenciaAvaliada, competenciasEm } from './competencias.ts'

export const AVALIADO = 'avaliacao/avaliado-avaliacao-desempenho'

/** Evaluated people frozen per batch: their competences make the rows large. */
const LOTE = 1000

/** The part of a frozen evaluated person that copies need. */
export interface Distribuido {
  id: number
  talento: number
  modelo?: number
  questionario?: number
  numeroVersao?: number
}

/** An evaluated person with the competences to judge: tens of megabytes for a large cycle. */
export interface Avaliado extends Distribuido {
  competencias: CompetenciaAvaliada[]
}

interface Lugar {
  talento: number
  estabelecimento: number | null
  area: number | null
  faixa: number | null
  cargo: number | null
}

// $1 company, $2 talents, $3 day
const LUGARES = `select t.id as talento, h.estabelecimento_id as estabelecimento, h.area_organizacional_id as area, h.faixa_salarial_id as faixa, f.cargo_id as cargo
  from talento t left join lateral ${situacaoEmSql('t', '$3::date')} h on true
  left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = h.faixa_salarial_id
  where t.empresa_id = $1 and t.id = any($2::bigint[])`

const COLUNAS = `id, avaliado_id as talento, modelo_avaliacao_id as modelo, questionario_id as questionario, numero_versao as "numeroVersao"`

// $1 company, $2 cycle
const DISTRIBUIDOS = `select ${COLUNAS} from avaliado_avaliacao_desempenho where empresa_id = $1 and avaliacao_desempenho_id = $2`

// $1 company, $2 cycle, $3 talents or null
const GUARDADOS = `select ${COLUNAS}, coalesce(competencias, '[]') as competencias
  from avaliado_avaliacao_desempenho where empresa_id = $1 and avaliacao_desempenho_id = $2 and ($3::bigint[] is null or avaliado_id = any($3))`

/** The evaluated people of a released cycle by their talents; with `talentos`, those alone. */
export async function readAvaliados(
  { db, session }: Onde,
  cicloId: number,
  talentos?: readonly number[],
): Promise<Map<number, Avaliado>> {
  return porTalento(await run<Avaliado>(db, GUARDADOS, [session.empresaId, cicloId, talentos ?? null]))
}

/** The evaluated people of a cycle by talento id, without their competences. */
export const readDistribuidos = async ({ db, session }: Ctx, cicloId: number): Promise<Map<number, Distribuido>> =>
  porTalento(await run<Distribuido>(db, DISTRIBUIDOS, [session.empresaId, cicloId]))

const porTalento = <T extends Distribuido>(rows: T[]): Map<number, T> =>
  new Map(rows.map((row) => [Number(row.talento), { ...row, id: Number(row.id), talento: Number(row.talento) }]))

/**
 * Freezes for these talents, as of today: where they work, the model version they are evaluated with, and the
 * competences judged with the required levels.
 * Talents frozen already keep their row.
 */
export async function freezeAvaliados(tx: Ctx, ciclo: Ciclo, talentos: number[]): Promise<Map<number, Distribuido>> {
  const known = await readDistribuidos(tx, ciclo.id)
  const novos = talentos.filter((id) => !known.has(id))
  if (novos.length === 0) return known
  const { hoje } = tx.context
  const lugares = (await run<Lugar>(tx.db, LUGARES, [tx.session.empresaId, novos, hoje])).map(numerado)
  const modelos = await modelosDe(tx, ciclo)
  const julgadas = ciclo.avaliarSomenteCompetencias || ciclo.avaliarCompetenciasCargo
  const competencias = julgadas ? await competenciasEm(tx, lugares, hoje) : () => []
  const avaliadoEm = (lugar: (typeof lugares)[number]): RecordData => {
    const { talento, estabelecimento, area, faixa, cargo } = lugar
    return {
      avaliacaoDesempenho: { id: ciclo.id },
      avaliado: { id: talento },
      ...referencias({ estabelecimento, areaOrganizacional: area, faixaSalarial: faixa, cargo }),
      ...modelos(cargo),
      competencias: competencias(lugar),
    }
  }
  for (let at = 0; at < lugares.length; at += LOTE) {
    const some = lugares.slice(at, at + LOTE).map((lugar) => ({ record: avaliadoEm(lugar) }))
    const [refused] = await storeMany(forEntity(tx, AVALIADO), some, 'criacao')
    if (refused) invalid(refused.errors)
  }
  return readDistribuidos(tx, ciclo.id)
}

const referencias = (ids: Record<string, number | undefined>): RecordData =>
  Object.fromEntries(Object.entries(ids).flatMap(([name, id]) => (id === undefined ? [] : [[name, { id }]])))

const numerado = ({ talento, ...lugar }: Lugar) => {
  const { estabelecimento, area, faixa, cargo } = lugar
  const id = (value: number | null) => (value === null ? undefined : Number(value))
  return {
    talento: Number(talento),
    ...{ estabelecimento: id(estabelecimento), area: id(area), faixa: id(faixa), cargo: id(cargo) },
  }
}

/** The frozen model by position: that of the position, else the cycle's. */
async function modelosDe(tx: Ctx, ciclo: Ciclo): Promise<(cargo: number | undefined) => RecordData> {
  if (ciclo.avaliarSomenteCompetencias) return () => ({})
  const porCargo = new Map((ciclo.modelos ?? []).map(({ cargo, modeloAvaliacao }) => [cargo.id, modeloAvaliacao.id]))
  const frozen = new Map<number, RecordData>()
  for (const id of new Set([...porCargo.values(), ...(ciclo.modeloAvaliacao ? [ciclo.modeloAvaliacao.id] : [])])) {
    const { questionarioId } = await modeloDe(tx, id)
    const { numero } = await freezeVersao(tx, questionarioId)
    frozen.set(id, { modeloAvaliacao: { id }, questionario: { id: questionarioId }, numeroVersao: numero })
  }
  return (cargo) => frozen.get(porCargo.get(cargo ?? 0) ?? ciclo.modeloAvaliacao?.id ?? 0) ?? {}
}

/** Fields of these models that copies take over: the text before the questions, and the minimum to pass. */
export async function levadoDosModelos(tx: Ctx, modelos: Iterable<number>): Promise<Map<number, RecordData>> {
  const levado = new Map<number, RecordData>()
  for (const id of new Set(modelos)) {
    const { observacao: cabecalho, percentualMinimoAprovacao } = await modeloDe(tx, id)
    levado.set(id, { cabecalho, percentualMinimoAprovacao })
  }
  return levado
}

/** Erases the frozen rows when a cycle goes back to preparation. */
export async function removeAvaliados(tx: Ctx, cicloId: number): Promise<void> {
  const of = forEntity(tx, AVALIADO)
  const ids = [...(await readDistribuidos(tx, cicloId)).values()].map(({ id }) => id)
  await removeMany(of, await findManyStored(of, ids))
}
