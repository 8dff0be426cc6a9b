import type { AnaliseDesempenhoCompetenciaOrganizacionalFilters } from '#schemas/generated/report-filters/avaliacao.ts'
import { groupRows } from '#schemas/runtime/grouped.ts'
import {
  type CompetenciaAvaliada,
  type Julgado,
  type NiveisDoCiclo,
  type NivelDoJulgado,
  niveisDoCiclo,
  readFechados,
} from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { hierarquiasDe } from '#server/domain/cargo-salario/area-organizacional/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { defineReport, type ReportRow } from '#server/platform/reports/define.ts'
import { arredonda } from './niveis.ts'

/** Mean level per competence, of the company or by place on the day of the release — spec 2 §7 */
export default defineReport('avaliacao/relatorios/analise-desempenho-competencia-organizacional', {
  groupBy: 'grupo',
  columns: [
    { field: 'competencia', title: 'Competência', width: 36 },
    { field: 'tipo', title: 'Tipo', width: 14 },
    { field: 'avaliados', title: 'Avaliados', width: 11, format: 'integer' },
    { field: 'exigido', title: 'Exigido', width: 11, format: 'money' },
    { field: 'media', title: 'Média', width: 11, format: 'money' },
    { field: 'diferenca', title: 'Diferença', width: 11, format: 'money' },
  ],
  async rows(ctx, filters) {
    const porCiclo: NiveisDoCiclo[] = []
    for (const ciclo of await readFechados(ctx, filters.avaliacoesDesempenhosIds))
      porCiclo.push(await niveisDoCiclo(ctx, ciclo))
    const conta = consideradas(porCiclo, filters)
    const niveis = porCiclo.flatMap((ciclo) => ciclo.niveis.filter(conta))
    const grupoDe = await gruposDe(ctx, filters, niveis)
    const grupos = groupRows(niveis, ({ julgado }) => grupoDe(julgado).chave)
    return [...grupos.values()]
      .map((todos) => ({ todos, grupo: todos[0] ? grupoDe(todos[0].julgado) : VAZIO }))
      .sort((a, b) => a.grupo.nome.localeCompare(b.grupo.nome, 'pt-BR') || a.grupo.chave - b.grupo.chave)
      .flatMap(({ todos, grupo }) => linhasDo(grupo.nome, todos))
  },
})

/** Filter of the competences considered, of people in the chosen places. A cycle without competences is ignored when common ones are determined. */
function consideradas(
  ciclos: NiveisDoCiclo[],
  filters: AnaliseDesempenhoCompetenciaOrganizacionalFilters,
): (nivel: NivelDoJulgado) => boolean {
  const { competenciasConsideradas, competenciasIds = [], estabelecimentosIds, areasIds } = filters
  const julgam = ciclos.filter(({ competencias }) => competencias.size > 0)
  const emComum = (id: number) => julgam.every(({ competencias }) => competencias.has(id))
  return ({ competencia, julgado }) =>
    (competenciasConsideradas === 'TODAS' || emComum(competencia.id)) &&
    (competenciasIds.length === 0 || competenciasIds.includes(competencia.id)) &&
    (estabelecimentosIds?.includes(julgado.estabelecimentoId ?? 0) ?? true) &&
    (areasIds?.includes(julgado.areaId ?? 0) ?? true)
}

interface Grupo {
  chave: number
  nome: string
}

const VAZIO: Grupo = { chave: 0, nome: '' }

/** Group of each evaluated person by his place on the day of the release; groups of equal name are told apart. */
async function gruposDe(
  ctx: Ctx,
  { agrupamentoDasCompetencias }: AnaliseDesempenhoCompetenciaOrganizacionalFilters,
  niveis: NivelDoJulgado[],
): Promise<(julgado: Julgado) => Grupo> {
  const { empresas, empresaId } = ctx.session
  const empresa = empresas.find(({ id }) => id === empresaId)?.nome ?? ''
  const areas = await hierarquiasDe(ctx, [...new Set(niveis.flatMap(({ julgado }) => julgado.areaId ?? []))])
  const grupoDe = (julgado: Julgado): Grupo => {
    const { estabelecimentoId, estabelecimento, areaId, cargoId, cargo } = julgado
    switch (agrupamentoDasCompetencias) {
      case 'EMPRESA':
        return { chave: empresaId, nome: empresa }
      case 'ESTABELECIMENTO':
        return { chave: estabelecimentoId ?? 0, nome: estabelecimento ?? 'Sem estabelecimento' }
      case 'AREA_ORGANIZACIONAL':
        return { chave: areaId ?? 0, nome: areas.get(areaId ?? 0)?.caminho ?? 'Sem área organizacional' }
      case 'CARGO':
        return { chave: cargoId ?? 0, nome: cargo ?? 'Sem cargo' }
    }
  }
  const chaves = new Map<string, Set<number>>()
  for (const { julgado } of niveis) {
    const { nome, chave } = grupoDe(julgado)
    chaves.set(nome, (chaves.get(nome) ?? new Set()).add(chave))
  }
  return (julgado) => {
    const { chave, nome } = grupoDe(julgado)
    return { chave, nome: (chaves.get(nome)?.size ?? 0) > 1 ? `${nome} – código ${chave}` : nome }
  }
}

const TIPOS = ['C', 'H', 'A']
const TIPO: Record<string, string> = { C: 'Conhecimento', H: 'Habilidade', A: 'Atitude' }

const emOrdem = (a: CompetenciaAvaliada, b: CompetenciaAvaliada): number =>
  TIPOS.indexOf(a.tipo) - TIPOS.indexOf(b.tipo) || a.nome.localeCompare(b.nome, 'pt-BR') || a.id - b.id

/** One row per competence, with its name in the last cycle. */
function linhasDo(grupo: string, niveis: NivelDoJulgado[]): ReportRow[] {
  return [...groupRows(niveis, ({ competencia }) => competencia.id).values()]
    .flatMap((todos) => {
      const ultimo = todos.at(-1)
      return ultimo ? [{ todos, competencia: ultimo.competencia }] : []
    })
    .sort((a, b) => emOrdem(a.competencia, b.competencia))
    .map(({ todos, competencia: { nome, tipo } }) => {
      const media = mediaDe(todos.map(({ obtido }) => obtido))
      const exigido = mediaDe(todos.map(({ competencia }) => competencia.exigido.ordem))
      return {
        ...{ grupo, competencia: nome, tipo: TIPO[tipo] ?? tipo, exigido, media },
        avaliados: new Set(todos.map(({ julgado }) => julgado.talento)).size,
        diferenca: arredonda(media - exigido),
      }
    })
}

/** Mean of figures with two decimals, rounded half up to two; computed in hundredths to avoid binary fractions. */
const mediaDe = (valores: number[]): number =>
  Math.round(valores.reduce((sum, valor) => sum + Math.round(valor * 100), 0) / valores.length) / 100
