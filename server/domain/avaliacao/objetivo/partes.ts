import { type Db, run } from '#server/platform/database/sql.ts'
import { type Confianca, type Parte, progressoDe } from './calculo.ts'

/** A key result with its last check-in up to a day. */
export interface Resultado extends Parte {
  objetivo: number
}

interface Linha {
  objetivo: number
  peso: number
  inicial: number
  meta: number
  atual: number
  confianca: Confianca | null
}

// $1 company, $2 objectives, $3 last day or null
const RESULTADOS = `select r.objetivo_id::int as objetivo, r.peso, r.inicial, r.meta, coalesce(c.valor, r.inicial) as atual, c.confianca
  from resultado_chave r
  left join lateral (select c.valor, c.confianca from check_in_resultado c
    where c.empresa_id = r.empresa_id and c.resultado_chave_id = r.id and ($3::date is null or c.data <= $3::date)
    order by c.data desc, c.id desc limit 1) c on true
  where r.empresa_id = $1 and r.objetivo_id = any($2::bigint[])
  order by r.id`

/** The key results of objectives with their last check-ins by day. @param ate ignores later check-ins */
export async function resultadosDe(db: Db, empresaId: number, objetivos: number[], ate?: string): Promise<Resultado[]> {
  if (objetivos.length === 0) return []
  const linhas = await run<Linha>(db, RESULTADOS, [empresaId, objetivos, ate ?? null])
  return linhas.map(({ objetivo, peso, confianca, ...medida }) => ({
    objetivo,
    peso,
    progresso: progressoDe(medida),
    confianca: confianca ?? undefined,
  }))
}

// $1 company, $2 objective
const ABAIXO = `select peso, progresso, confianca from objetivo
  where empresa_id = $1 and objetivo_pai_id = $2 and contribui and situacao in ('A', 'C')`

/** Parts of an objective: its key results, and direct sub-objectives with `contribui` that are active or done. */
export async function partesDe(db: Db, empresaId: number, objetivo: number): Promise<Parte[]> {
  const abaixo = await run<{ peso: number; progresso: number | null; confianca: Confianca | null }>(db, ABAIXO, [
    empresaId,
    objetivo,
  ])
  return [
    ...(await resultadosDe(db, empresaId, [objetivo])),
    ...abaixo.map(({ peso, progresso, confianca }) => ({
      peso,
      progresso: progresso ?? undefined,
      confianca: confianca ?? undefined,
    })),
  ]
}
