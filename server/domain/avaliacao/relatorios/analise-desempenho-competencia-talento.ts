import type { AnaliseDesempenhoCompetenciaTalentoFilters } from '#schemas/generated/report-filters/avaliacao.ts'
import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import { requiredMessage } from '#schemas/runtime/messages.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import {
  type Analise,
  analiseDe,
  type ColunaDaAnalise,
  type CompetenciaAvaliada,
} from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/platform/reports/define.ts'
import { arredonda, nivelAlcancado } from './niveis.ts'
import { PAPEL } from './papeis.ts'
import { avaliadorDe, pessoa } from './por-area.ts'

const competencia: ReportColumn = { field: 'competencia', title: 'Competência', width: 32 }
const exigida: ReportColumn = { field: 'nivelExigido', title: 'Nível exigido', width: 18 }
const alcancada: ReportColumn = { field: 'nivelObtido', title: 'Nível obtido', width: 18 }
const numero = (field: string, title: string, width = 10): ReportColumn => ({ field, title, width, format: 'money' })
const exigido = numero('exigido', 'Exigido')
const obtido = numero('obtido', 'Obtido')
const diferenca = numero('diferenca', 'Diferença', 11)
const resumidas = [competencia, exigida, exigido, alcancada, obtido, diferenca]

/** Competences of an evaluated person: required level, level per evaluator, mean and gap — spec 2 §5, §7 */
export default defineReport('avaliacao/relatorios/analise-desempenho-competencia-talento', {
  landscape: true,
  groupBy: 'avaliado',
  columns: resumidas,
  async columnsFor(filters, ctx) {
    const analise = await conferida(ctx, filters)
    const colunas = filters.formato === 'RESUMIDO' ? resumidas : detalhadas(analise?.colunas ?? [])
    const media = filters.mediaGeralCompetencias ?? true
    return colunas.map((coluna) => (media && coluna.format === 'money' ? { ...coluna, total: 'average' } : coluna))
  },
  async rows(ctx, filters) {
    const analise = await conferida(ctx, filters)
    if (!analise || analise.colunas.length === 0) return []
    const { julgado, ciclo } = analise
    const avaliado = `${pessoa(julgado.nome, julgado.matricula, julgado.talento)} · ${ciclo.titulo}`
    return julgado.competencias.map((each) => ({ ...linha(analise, each), avaliado }))
  },
})

/** The levels given by the chosen evaluators. @throws DomainError 400 for a choice that the cycle does not permit */
async function conferida(ctx: Ctx, filters: AnaliseDesempenhoCompetenciaTalentoFilters): Promise<Analise | undefined> {
  const { avaliacaoDesempenhoId: ciclo, avaliadoId: avaliado } = filters
  const analise = await analiseDe(ctx, ciclo.id, avaliado.id, filters)
  const errors = analise && filters.formato === 'DETALHADO' ? recusas(ctx, analise, filters) : []
  if (errors.length > 0) invalid(errors)
  return analise
}

/** Checks the choice of evaluators of a detailed report — spec 2 §5 */
function recusas(
  ctx: Ctx,
  { ciclo, colunas }: Analise,
  { mediaGeralCompetencias }: AnaliseDesempenhoCompetenciaTalentoFilters,
): FieldError[] {
  const antigo = ciclo.tipo !== '2.0'
  const quem = ciclo.anonima ? 'papeis' : 'avaliadoresIds'
  const quantos = colunas.reduce((sum, { escolhidas }) => sum + escolhidas, 0)
  const errors: FieldError[] = []
  if (ciclo.anonima && antigo && quantos < 2)
    errors.push(fieldError(quem, 'A avaliação é anônima e deve conter pelo menos 2 avaliadores selecionados'))
  if (quantos > 4)
    errors.push(fieldError(quem, 'Relatório detalhado, deve conter no máximo 4 avaliadores selecionados'))
  const media = ctx.entity.fields.find(({ name }) => name === 'mediaGeralCompetencias')
  if (media && antigo && mediaGeralCompetencias === undefined)
    errors.push(fieldError(media.name, requiredMessage(media)))
  return errors
}

const detalhadas = (colunas: ColunaDaAnalise[]): ReportColumn[] => [
  ...[competencia, exigida, exigido],
  ...colunas.map((coluna, at) => numero(campo(at), tituloDe(coluna), 14)),
  ...[alcancada, obtido, diferenca],
]

const campo = (at: number) => `avaliador${at + 1}`

const PAPEIS: Record<Papel, string> = { ...PAPEL, R: 'Avaliadores', A: 'Liderados', P: 'Pares' }

function tituloDe({ papeis, avaliador, respostas }: ColunaDaAnalise): string {
  if (avaliador) return `${avaliadorDe(avaliador)} (${papeis.map((papel) => PAPEL[papel]).join()})`
  return `${papeis.map((papel) => PAPEIS[papel]).join(' e ')} (${respostas})`
}

function linha({ colunas, obtidoEm }: Analise, julgada: CompetenciaAvaliada): ReportRow {
  const { id, nome, exigido: nivel, escala } = julgada
  const media = obtidoEm(julgada)
  return {
    ...{ competencia: nome, nivelExigido: nivel.descricao, exigido: nivel.ordem },
    ...Object.fromEntries(colunas.map(({ nivelEm }, at) => [campo(at), arredonda(nivelEm(id))])),
    ...{ obtido: media ?? null, nivelObtido: nivelAlcancado(escala, media) },
    diferenca: media === undefined ? null : arredonda(media - nivel.ordem),
  }
}
