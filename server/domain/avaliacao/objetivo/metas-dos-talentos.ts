import { type Db, run } from '#server/platform/database/sql.ts'
import { type Andamento, andamentoDe, type Parte } from './calculo.ts'
import { resultadosDe } from './partes.ts'

interface Linha {
  id: number
  /** whose goal it is, where it is one of those asked for */
  talento: number | null
  pai: number | null
  peso: number
  contribui: boolean
}

// $1 company, $2 talents, $3 first day, $4 last day
const ALCANCE = `with recursive alcance(id, talento) as (
    select o.id, o.talento_id from objetivo o
    join periodo_meta p on p.empresa_id = o.empresa_id and p.id = o.periodo_id
    where o.empresa_id = $1 and o.nivel = 'T' and o.talento_empresa_id = $1 and o.talento_id = any($2::bigint[])
      and o.situacao in ('A', 'C') and p.inicio <= $4::date and p.fim >= $3::date
    union
    select f.id, null::bigint from objetivo f join alcance a on f.objetivo_pai_id = a.id
    where f.empresa_id = $1 and f.contribui and f.situacao in ('A', 'C')
  )
  select o.id::int, max(a.talento)::int as talento, o.objetivo_pai_id::int as pai, o.peso, o.contribui
  from alcance a join objetivo o on o.empresa_id = $1 and o.id = a.id
  group by o.id, o.objetivo_pai_id, o.peso, o.contribui order by o.id`

/**
 * How far talents came with their goals, in per cent with two decimals: the weighted mean of those whose period meets the days asked for, as the check-ins
 * up to the last of these days left them. Drafts and cancelled goals do not count; one that counts in another of the same talent counts there alone.
 * @returns by the talent's id; who has no goal with a progress is not there
 */
export async function metasDosTalentos(
  db: Db,
  empresaId: number,
  talentosIds: number[],
  inicio: string,
  fim: string,
): Promise<Map<number, number>> {
  if (talentosIds.length === 0) return new Map()
  const linhas = await run<Linha>(db, ALCANCE, [empresaId, talentosIds, inicio, fim])
  const andamento = andamentosEm(linhas, await resultadosPorObjetivo(db, empresaId, linhas, fim))
  const porId = new Map(linhas.map((linha) => [linha.id, linha]))
  const partes = new Map<number, Parte[]>()
  for (const { id, talento, pai, peso, contribui } of linhas) {
    if (talento === null || (contribui && porId.get(pai ?? 0)?.talento === talento)) continue
    partes.set(talento, [...(partes.get(talento) ?? []), { peso, ...andamento(id) }])
  }
  return new Map(
    [...partes].flatMap(([talento, suas]): [number, number][] => {
      const { progresso } = andamentoDe(suas)
      return progresso === undefined ? [] : [[talento, progresso]]
    }),
  )
}

async function resultadosPorObjetivo(
  db: Db,
  empresaId: number,
  linhas: Linha[],
  ate: string,
): Promise<Map<number, Parte[]>> {
  const ids = linhas.map(({ id }) => id)
  const found = new Map<number, Parte[]>(ids.map((id) => [id, []]))
  for (const resultado of await resultadosDe(db, empresaId, ids, ate)) found.get(resultado.objetivo)?.push(resultado)
  return found
}

/** What becomes of each objective of a tree: that of its key results and of what counts in it, from the leaves upwards. */
function andamentosEm(linhas: Linha[], resultados: Map<number, Parte[]>): (id: number) => Andamento {
  const known = new Map<number, Andamento>()
  const of = (id: number): Andamento => {
    const found = known.get(id)
    if (found) return found
    const abaixo = linhas.filter(({ pai, contribui }) => pai === id && contribui)
    const own = andamentoDe([
      ...(resultados.get(id) ?? []),
      ...abaixo.map((filho) => ({ peso: filho.peso, ...of(filho.id) })),
    ])
    known.set(id, own)
    return own
  }
  return of
}
