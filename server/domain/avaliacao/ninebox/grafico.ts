import type { NineBoxCell, NineBoxChart, NineBoxPlace } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import type { BOXES } from '#schemas/runtime/domain/ninebox.ts'
import { type Ciclo, eixosPor, haEscolha, readFechado } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { niveisDosTalentos } from '#server/domain/cargo-salario/nivel-competencia-talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { type Configuracao, configuracaoEm } from './configuracao.ts'
import { comDesempenho, comEixos, type DeQuem, lugaresDe } from './lugares.ts'

/** Source of the performance axis: the cycle's competences, or the current levels of the talents (cncc). */
export type Eixo = 'ciclo' | 'cncc'

const VAZIO =
  'Não é possível gerar o Nine Box: a avaliação contempla somente competências (Desempenho) ou somente o modelo (Potencial).'

/** Reads a closed cycle with the configuration valid at its end. @throws DomainError 404, 409 before the cycle is closed */
export async function cicloFechado(ctx: Ctx, id: number): Promise<{ ciclo: Ciclo; configuracao: Configuracao }> {
  const ciclo = await readFechado(ctx, id)
  return { ciclo, configuracao: await configuracaoEm(ctx, ciclo.dataFim ?? ctx.context.hoje) }
}

/** Whether a cycle has no data for one of the axes by its settings — spec 2 §4 */
export const semUmEixo = (ciclo: Ciclo, eixo: Eixo): boolean =>
  ciclo.avaliarSomenteCompetencias === true || (eixo === 'ciclo' && ciclo.avaliarCompetenciasCargo !== true)

/** Places in the nine-box of the people of a closed cycle. */
export async function lugaresDoCiclo(ctx: Ctx, id: number, eixo: Eixo = 'ciclo', deQuem: DeQuem = {}) {
  const { ciclo, configuracao } = await cicloFechado(ctx, id)
  const vazio = semUmEixo(ciclo, eixo)
  const todos = vazio ? [] : await lugaresDe(ctx, id, configuracao, deQuem)
  const lugares = haEscolha(ciclo, deQuem) ? await pelosEscolhidos(ctx, ciclo, configuracao, todos, deQuem) : todos
  return { ciclo, configuracao, vazio, lugares: eixo === 'ciclo' ? lugares : await emVigor(ctx, configuracao, lugares) }
}

/** Places computed from the chosen evaluators' answers only. */
async function pelosEscolhidos(
  ctx: Ctx,
  ciclo: Ciclo,
  configuracao: Configuracao,
  lugares: NineBoxPlace[],
  deQuem: DeQuem,
): Promise<NineBoxPlace[]> {
  const ids = lugares.map(({ id }) => id)
  const eixos = await eixosPor(ctx, ciclo, ids, deQuem)
  return comEixos(lugares, configuracao, ({ id }) => eixos.get(id) ?? {})
}

async function emVigor(ctx: Ctx, configuracao: Configuracao, lugares: NineBoxPlace[]): Promise<NineBoxPlace[]> {
  const ids = lugares.map(({ id }) => id)
  const niveis = await niveisDosTalentos(ctx, ids, ctx.context.hoje)
  return comDesempenho(lugares, configuracao, (id) => niveis.get(id)?.aderencia)
}

/** Chart of a cycle: the people per box, and those without one of the axes — spec 2 §3, §7 */
export async function graficoDe(ctx: Ctx, id: number, eixo: Eixo): Promise<NineBoxChart> {
  const { ciclo, configuracao, vazio, lugares } = await lugaresDoCiclo(ctx, id, eixo)
  const caixa = (n: (typeof BOXES)[number]): NineBoxCell => {
    const colaboradorIds = lugares.filter(({ box }) => box === n).map((lugar) => lugar.id)
    return { ...configuracao[`box${n}`], quantidade: colaboradorIds.length, colaboradorIds }
  }
  const { titulo, dataFim } = ciclo
  return {
    ...configuracao,
    ...{ box1: caixa(1), box2: caixa(2), box3: caixa(3), box4: caixa(4), box5: caixa(5) },
    ...{ box6: caixa(6), box7: caixa(7), box8: caixa(8), box9: caixa(9) },
    avaliacaoDesempenho: { id, titulo, ...(dataFim !== undefined && { dataFim }) },
    inverter: ctx.context.parametros.inverterEixoResultadoNineBox === true,
    ...(vazio && { vazio: VAZIO }),
    talentos: lugares.filter(({ box }) => box !== null),
    semEixo: lugares.filter(({ box }) => box === null),
    calibracao: eixo === 'ciclo' ? ((await calibracaoAberta(ctx, id)) ?? null) : null,
  }
}

// $1 company, $2 cycle
const ABERTA = `select id::int as id, titulo from calibracao_ninebox where empresa_id = $1 and avaliacao_desempenho_id = $2 and situacao = 'A' order by id desc limit 1`

async function calibracaoAberta({ db, session }: Ctx, cicloId: number) {
  const [found] = await run<{ id: number; titulo: string }>(db, ABERTA, [session.empresaId, cicloId])
  return found
}

interface Periodo {
  dataIni: string
  dataFim: string
  avaliacaoDesempenhoId?: { id: number } | undefined
}

// $1 company, $2 and $3 first and last day, $4 cycle or null
const FECHADOS = `select id::int as id from avaliacao_desempenho where empresa_id = $1 and situacao in ('E', 'U')
  and coalesce(data_fim, data_ini, $2::date) between $2::date and $3::date and ($4::bigint is null or id = $4) order by data_fim desc nulls last, id desc`

/** Ids of closed cycles that end within a period, by end date descending. */
export async function ciclosFechados({ db, session }: Ctx, filtros: Periodo): Promise<number[]> {
  const { dataIni, dataFim, avaliacaoDesempenhoId: ciclo } = filtros
  const values = [session.empresaId, dataIni, dataFim, ciclo?.id ?? null]
  const rows = await run<{ id: number }>(db, FECHADOS, values)
  return rows.map(({ id }) => id)
}
