import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { storeMany } from '#server/platform/crud/write/many.ts'
import { run } from '#server/platform/database/sql.ts'
import { DomainError, invalid } from '#server/platform/errors/errors.ts'
import { niveisAnonimos } from '../anonimo.ts'
import { AVALIADO, readAvaliados, readDistribuidos } from '../avaliados.ts'
import { type Ciclo, isAnonima, type Onde, pesosDe, readCiclo } from '../ciclo.ts'
import type { CompetenciaAvaliada } from '../competencias.ts'
import { nivelObtido } from './julgados.ts'
import { readFolhas } from './resultados.ts'

const NIVEL = 'avaliacao/nivel-obtido'

/** The level of an evaluated person in one competence; `obtido` is absent where nobody judged it, or too few in anonymous sheets. */
export interface NivelObtido {
  /** the frozen row of the person */
  avaliado: number
  talento: number
  competencia: CompetenciaAvaliada
  obtido?: number
}

/** Levels of these people of a closed cycle per competence, weighted by role as results are (spec 2 §3). */
export async function niveisObtidos(ctx: Onde, ciclo: Ciclo, talentos?: readonly number[]): Promise<NivelObtido[]> {
  const avaliados = [...(await readAvaliados(ctx, ciclo.id, talentos)).values()]
  const ids = avaliados.map(({ talento }) => talento)
  const folhas = await readFolhas(ctx, ciclo.id, ids)
  const pesos = pesosDe(ciclo)
  const niveis: NivelObtido[] = []
  for (const avaliado of avaliados) {
    const { id, talento, competencias } = avaliado
    const nominais = (folhas.get(talento) ?? []).filter(({ papel }) => !isAnonima(ciclo, papel))
    const grupos = ciclo.anonima && competencias.length > 0 ? await niveisAnonimos(ctx, avaliado) : []
    for (const competencia of competencias) {
      const obtido = nivelObtido(competencia.id, nominais, grupos, pesos)
      niveis.push({ avaliado: id, talento, competencia, ...(obtido !== undefined && { obtido }) })
    }
  }
  return niveis
}

/** People whose competences are in memory at once. */
const LOTE = 1000

/** Stores everybody's level in each competence when the cycle is closed. */
export async function guardaNiveis(tx: Ctx, ciclo: Ciclo): Promise<void> {
  const talentos = [...(await readDistribuidos(tx, ciclo.id)).keys()]
  for (let at = 0; at < talentos.length; at += LOTE) await guarda(tx, ciclo, talentos.slice(at, at + LOTE))
}

async function guarda(tx: Ctx, ciclo: Ciclo, talentos: number[]): Promise<void> {
  const niveis = await niveisObtidos(tx, ciclo, talentos)
  const lugares = new Map(
    (
      await findManyStored(
        forEntity(tx, AVALIADO),
        niveis.map(({ avaliado }) => avaliado),
      )
    ).map((avaliado) => [avaliado.id, avaliado]),
  )
  const known = await guardados(tx, ciclo, talentos)
  const changes = niveis.map((nivel) => {
    const before = known.get(chaveDe(nivel.talento, nivel.competencia.id))
    return { record: { ...before, ...registroDe(ciclo, nivel, lugares.get(nivel.avaliado)) }, before }
  })
  const [refused] = await storeMany(forEntity(tx, NIVEL), changes, 'resultado')
  if (refused) invalid(refused.errors)
}

const chaveDe = (talento: unknown, competencia: unknown): string => `${talento} ${competencia}`

const LUGAR = ['estabelecimento', 'areaOrganizacional', 'cargo'] as const

function registroDe(ciclo: Ciclo, nivel: NivelObtido, avaliado: StoredRecord | undefined): RecordData {
  const { talento, competencia, obtido } = nivel
  return {
    ...{ avaliacaoDesempenho: { id: ciclo.id }, talento: { id: talento } },
    ...Object.fromEntries(LUGAR.map((name) => [name, avaliado?.[name]])),
    ...{ competenciaId: competencia.id, competencia: competencia.nome, tipo: competencia.tipo },
    ...{ exigido: competencia.exigido.ordem, obtido },
  }
}

// $1 company, $2 cycle, $3 talents
const GUARDADOS = `select id::int as id from nivel_obtido where empresa_id = $1 and avaliacao_desempenho_id = $2 and talento_id = any($3::bigint[])`

/** The stored levels of these people, by person and competence. */
async function guardados(tx: Ctx, ciclo: Ciclo, talentos: number[]): Promise<Map<string, StoredRecord>> {
  const rows = await run<{ id: number }>(tx.db, GUARDADOS, [tx.session.empresaId, ciclo.id, talentos])
  const records = await findManyStored(
    forEntity(tx, NIVEL),
    rows.map(({ id }) => id),
  )
  return new Map(
    records.map((record) => {
      const { id: talento } = record.talento as { id: number }
      return [chaveDe(talento, record.competenciaId), record]
    }),
  )
}

// $1 company
const INCOMPLETOS = `select distinct c.id::int as id from avaliacao_desempenho c
  join avaliado_avaliacao_desempenho v on v.empresa_id = c.empresa_id and v.avaliacao_desempenho_id = c.id
  where c.empresa_id = $1 and c.situacao in ('E', 'U') and jsonb_array_length(coalesce(v.competencias, '[]')) > 0
    and not exists (select from nivel_obtido n where n.empresa_id = v.empresa_id and n.avaliacao_desempenho_id = c.id and n.talento_id = v.avaliado_id)
  order by 1`

/** Stores the levels of cycles that were closed before levels were stored. @returns number of cycles */
export async function completaNiveis(tx: Ctx): Promise<number> {
  let completos = 0
  for (const { id } of await run<{ id: number }>(tx.db, INCOMPLETOS, [tx.session.empresaId])) {
    try {
      await guardaNiveis(tx, await readCiclo(tx, id))
      completos += 1
    } catch (error) {
      // a cycle that cannot be read does not stop the others
      if (!(error instanceof DomainError)) throw error
    }
  }
  return completos
}
