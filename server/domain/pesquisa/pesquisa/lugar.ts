import { type Atributo, type Atributos, FAIXAS_DE_TEMPO, faixaDeTempo } from '#schemas/runtime/anonimato/atributos.ts'
import { situacaoEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

interface Lugar {
  id: number
  estabelecimento: number | null
  estabelecimentoNome: string | null
  /** from the root of the tree to the talent's own area */
  areas: number[] | null
  areaNome: string | null
  grupo: number | null
  grupoNome: string | null
  admissao: string | null
  sexo: string | null
}

/** Connection and company; the loader of demo data has no session. */
interface Onde {
  db: Db
  session: { empresaId: number }
}

// $1 company, $2 talents, $3 day
const LUGARES = `with recursive t as (
    select t.id, t.empresa_id, t.data_admissao as admissao, t.sexo, coalesce(h.area_organizacional_id, t.area_organizacional_id) as area,
      case when h.id is null then t.estabelecimento_id else h.estabelecimento_id end as estabelecimento,
      c.grupo_ocupacional_id as grupo
    from talento t
    left join lateral ${situacaoEmSql('t', '$3::date')} h on true
    left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = h.faixa_salarial_id
    left join cargo c on c.empresa_id = t.empresa_id and c.id = coalesce(f.cargo_id, t.cargo_id)
    where t.empresa_id = $1 and t.id = any($2::bigint[])
  ), caminho(area, mae, ids) as (
    select a.id, a.area_mae_id, array[a.id::int] from area_organizacional a where a.empresa_id = $1 and a.id in (select area from t)
    union all
    select caminho.area, m.area_mae_id, m.id::int || caminho.ids from caminho
    join area_organizacional m on m.empresa_id = $1 and m.id = caminho.mae where not m.id = any(caminho.ids)
  )
  select t.id::int as id, t.estabelecimento::int as estabelecimento, e.nome as "estabelecimentoNome", p.ids as areas, a.nome as "areaNome",
    t.grupo::int as grupo, g.descricao as "grupoNome", t.admissao, t.sexo
  from t
  left join lateral (select ids from caminho where caminho.area = t.area order by array_length(ids, 1) desc limit 1) p on true
  left join area_organizacional a on a.empresa_id = t.empresa_id and a.id = t.area
  left join estabelecimento e on e.empresa_id = t.empresa_id and e.id = t.estabelecimento
  left join grupo_ocupacional g on g.empresa_id = t.empresa_id and g.id = t.grupo`

export const SEXOS: Readonly<Record<string, string>> = { F: 'Feminino', M: 'Masculino' }

/** Places of talents on a day, by talent id. */
export async function lugaresDe({ db, session }: Onde, talentos: number[], dia: string): Promise<Map<number, Lugar>> {
  const rows = await run<Lugar>(db, LUGARES, [session.empresaId, talentos, dia])
  return new Map(rows.map((row) => [row.id, row]))
}

/** Attributes of the respondent stored in a sheet, in bands: only those by which the survey is cut. */
export function atributosDe(lugar: Lugar | undefined, nomes: readonly Atributo[], dia: string): Atributos {
  if (!lugar) return {}
  const texto = (valor: number | null) => (valor === null ? undefined : String(valor))
  const todos: Atributos = {
    area: lugar.areas?.map(String),
    estabelecimento: texto(lugar.estabelecimento),
    grupo: texto(lugar.grupo),
    tempo: faixaDeTempo(lugar.admissao ?? undefined, dia),
    sexo: lugar.sexo !== null && lugar.sexo in SEXOS ? lugar.sexo : undefined,
  }
  return Object.fromEntries(nomes.flatMap((nome) => (todos[nome] === undefined ? [] : [[nome, todos[nome]]])))
}

/** The attributes as text, shown to the respondent before he answers. */
export function levaConsigo(lugar: Lugar | undefined, nomes: readonly Atributo[], dia: string): Leva[] {
  if (!lugar) return []
  const faixa = faixaDeTempo(lugar.admissao ?? undefined, dia)
  const ditos: Partial<Record<Atributo, [string, string | null | undefined]>> = {
    area: ['Área Organizacional', lugar.areaNome],
    estabelecimento: ['Estabelecimento', lugar.estabelecimentoNome],
    grupo: ['Grupo Ocupacional', lugar.grupoNome],
    tempo: ['Tempo de empresa', FAIXAS_DE_TEMPO.find(({ valor }) => valor === faixa)?.titulo],
    sexo: ['Sexo', SEXOS[lugar.sexo ?? '']],
  }
  return nomes.flatMap((nome) => {
    const [titulo, valor] = ditos[nome] ?? []
    return titulo && valor ? [{ titulo, valor }] : []
  })
}

/** An attribute stored with the answers. */
export interface Leva {
  titulo: string
  valor: string
}
