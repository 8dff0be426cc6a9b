import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { Advice } from '#schemas/runtime/answers/advice.ts'
import type { Quota } from '#schemas/runtime/answers/positions/quotas.ts'
import { demandaFormacaoSql } from '#server/domain/geral/codigo-cbo/queries.ts'
import { trabalhaEmSql } from '#server/features/talentos/situacao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { cotaDe, NA_BASE } from './aprendizes.ts'
import { CONTA } from './movimentos.ts'

/** Lower bound of employees → per cent of people with disabilities or rehabilitated (Lei 8.213/1991, art. 93). */
const FAIXAS: [empregados: number, porcento: number][] = [
  [1001, 5],
  [501, 4],
  [201, 3],
  [100, 2],
]

/** Least number of people with disabilities for a company's size, rounded up. */
export function pcdExigidos(empregados: number): number {
  const porcento = FAIXAS.find(([de]) => empregados >= de)?.[1] ?? 0
  return Math.ceil((empregados * porcento) / 100)
}

interface Contagem {
  /** 'YYYY-MM-DD' */
  dia: string
  empregados: number
  pcd: number
  base: number
  aprendizes: number
}

// $1 company, $2 first day, $3 months after it; bands as of today, as future ones are unknown
const CONTAGENS = `select d.dia::text as dia, count(*) filter (where t.vinculo = 'E')::int as empregados,
    count(*) filter (where t.vinculo = 'E' and coalesce(t.deficiencia, '0') <> '0')::int as pcd,
    count(*) filter (where ${NA_BASE} and ${demandaFormacaoSql('k.demanda_formacao', 'f.codigo_cbo')})::int as base,
    count(*) filter (where t.vinculo = 'A')::int as aprendizes
  from (select $2::date as dia union
    select (date_trunc('month', $2::timestamp) + n * interval '1 month')::date from generate_series(1, $3::int) n) d
  left join talento t on t.empresa_id = $1 and ${CONTA} and ${trabalhaEmSql('t', 'd.dia')}
  left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = t.faixa_salarial_id
  left join codigo_cbo k on k.codigo = f.codigo_cbo
  group by d.dia order by d.dia`

/**
 * Quotas of people with disabilities and of apprentices over all establishments of the company, on a day and on the
 * first of each of the following months, from known admissions and dismissals.
 */
export async function cotasPorMes({ db, session }: Ctx, dia: string, meses: number): Promise<Quota[]> {
  const rows = await run<Contagem>(db, CONTAGENS, [session.empresaId, dia, meses])
  return rows.map(({ dia, empregados, pcd, base, aprendizes }) => {
    const { minimo, maximo } = cotaDe(base)
    return { dia, empregados, pcd, pcdExigidos: pcdExigidos(empregados), base, aprendizes, minimo, maximo }
  })
}

/** Advice when the dismissal of a person with disability breaks the quota: a successor is required first (Lei 8.213/1991, art. 93, § 1º). */
export async function cotaDepoisDe(ctx: Ctx, talento: Talento, dia: string): Promise<Advice[]> {
  if ((talento.deficiencia ?? '0') === '0' || (talento.vinculo ?? 'E') !== 'E') return []
  const [{ empregados = 0, pcd = 0 } = {}] = await cotasPorMes(ctx, dia, 0)
  const [ficam, exigidos] = [pcd - 1, pcdExigidos(empregados - 1)]
  if (ficam >= exigidos) return []
  const texto = `Cota de pessoas com deficiência: ficam ${ficam} de ${exigidos}. A dispensa pede antes a contratação de outra pessoa com deficiência.`
  return [{ texto, impede: false }]
}
