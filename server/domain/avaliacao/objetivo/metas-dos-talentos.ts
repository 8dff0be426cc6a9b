import { type Db, run } from '#server/platform/database/sql.ts'
import { type Andamento, andamentoDe, type Parte } from './calculo.ts'
import { resultadosDe } from './partes.ts'

interface Linha {
  id: number
  /** id of the goal's talento, if among those asked for */
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
 * Progress of talents in their goals in per cent, two decimals: weighted mean of the goals whose period overlaps the
 * given days, from check-ins up to the last day. Drafts and cancelled goals do not count; a goal that contributes to
 * another one of the same talent counts only there.
 * @returns by talento id; talents without a goal with progress are missing
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

/** Progress of each objective of a tree, from the leaves upwards: from its key results and the sub-objectives that count in it. */
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
