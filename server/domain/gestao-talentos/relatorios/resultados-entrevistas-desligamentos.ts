import { textoOculto } from '#schemas/runtime/anonimato/supressao.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { monthsBetween } from '#schemas/runtime/days/days.ts'
import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import { type Saida, saidasDoModelo } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import { comArea } from '#server/domain/cargo-salario/area-organizacional/queries.ts'
import { minimumOf } from '#server/features/anonimato/collection.ts'
import {
  dadasA,
  escritosDe,
  geralDa,
  perguntasDe,
  tituloDe,
} from '#server/features/questionario/respostas/por-pergunta.ts'
import { respondidasDe } from '#server/features/questionario/respostas/respondidas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/platform/reports/define.ts'
import { gruposDe } from './poucas-respostas.ts'

type ComArea = Saida & { area: string }

const resultado: ReportColumn[] = [
  { field: 'resposta', title: 'Resposta', width: 60 },
  { field: 'quantidade', title: 'Quantidade', width: 12, format: 'integer' },
  { field: 'percentual', title: '%', width: 11, format: 'rate' },
  { field: 'media', title: 'Média', width: 10, format: 'money' },
]
const pessoas: ReportColumn[] = [
  { field: 'talento', title: 'Talento', width: 30, total: 'count' },
  { field: 'matricula', title: 'Matrícula', width: 11 },
  { field: 'dataDesligamento', title: 'Desligamento', width: 14, format: 'date' },
  { field: 'motivo', title: 'Motivo', width: 24 },
  { field: 'cargo', title: 'Cargo', width: 24 },
  { field: 'entrevista', title: 'Entrevista', width: 22 },
]

/** Answers of dismissed talents without names, in groups of at least the company's minimum — spec 3 §7 */
export default defineReport('gestao-talentos/relatorios/resultados-entrevistas-desligamentos', {
  groupBy: 'grupo',
  columns: resultado,
  columnsFor: ({ respostas }) => (respostas === 'NAO_RESPONDIDAS' ? pessoas : resultado),
  subtitle: ({ dataIni, dataFim }) => `Desligados de ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, filters) {
    const saidas = await comArea(ctx, await saidasDoModelo(ctx, filters))
    const respondidas = saidas.filter(({ situacao }) => situacao === 'R')
    if (filters.respostas === 'NAO_RESPONDIDAS') return faltam(saidas)
    if (filters.respostas === 'RESPONDIDAS') return respondidas.length === 0 ? [] : resultados(ctx, respondidas)
    if (saidas.length === 0) return []
    return [...participacao(saidas.length, respondidas.length), ...(await resultados(ctx, respondidas))]
  },
})

const SITUACAO = { N: 'Não respondida', P: 'Parcialmente respondida' } as const

/** Talents who have not answered, by area. */
const faltam = (saidas: ComArea[]): ReportRow[] =>
  saidas
    .flatMap(({ area, situacao, talento, matricula, dataDesligamento, motivo, cargo }) =>
      situacao === 'R'
        ? []
        : [
            {
              ...{ grupo: area, talento, matricula, dataDesligamento, motivo, cargo },
              entrevista: situacao === null ? 'Não aplicada' : SITUACAO[situacao],
            },
          ],
    )
    .toSorted((a, b) => a.grupo.localeCompare(b.grupo, 'pt-BR'))

const parte = (quantas: number, de: number): number => (de === 0 ? 0 : Math.round((quantas * 10_000) / de) / 100)

const participacao = (total: number, respondidas: number): ReportRow[] =>
  [
    ['Desligados no período', total] as const,
    ['Entrevistas respondidas', respondidas] as const,
    ['Sem resposta', total - respondidas] as const,
  ].map(([resposta, quantidade]) => ({
    grupo: 'Participação',
    ...{ resposta, quantidade, percentual: parte(quantidade, total) },
  }))

async function resultados(ctx: Ctx, respondidas: ComArea[]): Promise<ReportRow[]> {
  const minimo = await minimumOf(ctx.db, ctx.session.empresaId, 'PESQUISA')
  return [
    ...(await porPergunta(ctx, respondidas, minimo)),
    ...observacoes(respondidas, minimo),
    ...MOTIVOS.flatMap(([titulo, nomeDe]) => motivosPor(titulo, respondidas, nomeDe, minimo)),
  ]
}

/** Counts per option and mark, means, and texts, by question. */
async function porPergunta(ctx: Ctx, respondidas: ComArea[], minimo: number): Promise<ReportRow[]> {
  const respostas = await respondidasDe(ctx, respondidas)
  const dadas = respondidas.flatMap((de) => perguntasVisiveis(respostas.get(de.id) ?? []).map((item) => ({ de, item })))
  return perguntasDe(dadas).flatMap((pergunta) => {
    const suas = dadasA(pergunta, dadas)
    const linhas =
      suas.length < minimo ? [{ resposta: textoOculto(minimo) }] : [...geralDa(pergunta, suas), ...escritosDe(suas)]
    return linhas.map((row) => ({ ...row, grupo: tituloDe(pergunta) }))
  })
}

/** Remarks written besides the questions, in alphabetical order, which hides their authors. */
function observacoes(respondidas: ComArea[], minimo: number): ReportRow[] {
  const textos = respondidas.flatMap(({ observacao }) => observacao ?? [])
  if (textos.length === 0) return []
  const linhas = textos.length < minimo ? [textoOculto(minimo)] : textos.toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
  return linhas.map((resposta) => ({ grupo: 'Observações', resposta }))
}

const FAIXAS = [
  [12, 'Até 1 ano'],
  [36, 'De 1 a 3 anos'],
  [60, 'De 3 a 5 anos'],
  [Number.POSITIVE_INFINITY, 'Mais de 5 anos'],
] as const

const tempoDe = ({ dataAdmissao, dataDesligamento }: ComArea): string =>
  FAIXAS.find(([meses]) => monthsBetween(dataAdmissao, dataDesligamento) < meses)?.[1] ?? ''

const INICIATIVA = { EMPRESA: 'Empresa', COLABORADOR: 'Talento' } as const

const MOTIVOS: [string, (saida: ComArea) => string][] = [
  ['Motivos por área', ({ area }) => area],
  ['Motivos por tempo de empresa', tempoDe],
  ['Motivos por iniciativa', ({ iniciativa }) => (iniciativa ? INICIATIVA[iniciativa] : 'Não informada')],
]

/** Reasons of dismissal of those who answered. */
function motivosPor(
  titulo: string,
  respondidas: ComArea[],
  nomeDe: (saida: ComArea) => string,
  minimo: number,
): ReportRow[] {
  return gruposDe(respondidas, nomeDe, minimo)
    .toSorted((a, b) => ordemDe(a.nome) - ordemDe(b.nome) || a.nome.localeCompare(b.nome, 'pt-BR'))
    .flatMap(({ nome, rows, oculto }) => {
      const grupo = `${titulo}: ${nome}`
      if (oculto !== undefined) return [{ grupo, resposta: oculto }]
      return contados(rows).map(([resposta, quantidade]) => ({
        ...{ grupo, resposta, quantidade, percentual: parte(quantidade, rows.length) },
      }))
    })
}

/** Order of the ranges of time in the company, shortest first. */
const ordemDe = (nome: string): number => FAIXAS.findIndex(([, faixa]) => faixa === nome)

function contados(saidas: ComArea[]): [string, number][] {
  const found = new Map<string, number>()
  for (const { motivo } of saidas) {
    const nome = motivo ?? 'Sem motivo'
    found.set(nome, (found.get(nome) ?? 0) + 1)
  }
  return [...found].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'pt-BR'))
}
