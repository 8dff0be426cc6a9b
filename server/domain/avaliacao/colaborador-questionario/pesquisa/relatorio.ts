import type { Content } from 'pdfmake/interfaces.js'
import type { Participant } from '#schemas/runtime/answers/surveys/participants.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import { podeVerRespostas, VER_PARTICIPANTES } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { perguntasImpressas } from '#server/features/questionario/papel/impressao.ts'
import { respondidasDe } from '#server/features/questionario/respostas/respondidas.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { factTable } from '#server/platform/reports/document/facts.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import { headedPart } from '#server/platform/reports/document/parts.ts'
import { formatCell } from '#server/platform/reports/format.ts'
import { SITUACOES } from '../minhas.ts'
import { convidados } from './convidados.ts'
import { type Dona, figuras } from './relatorio-figuras.ts'

/** Most participants that one print may hold. */
const MAXIMO = 500

interface Pedido extends RecordData {
  questionarioId: number
  idTurma?: number
  situacao?: (typeof SITUACOES)[number]
  q?: string
  colaboradorId?: number
  agruparPorAspecto?: boolean
  imprimirFormaEconomica?: boolean
}

const pedido: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['questionarioId'],
  properties: {
    questionarioId: { type: 'integer', minimum: 1, title: 'Questionário' },
    idTurma: { type: 'integer', minimum: 0, title: 'Turma', description: 'A turma da avaliação; 0: uma pesquisa' },
    situacao: { enum: [...SITUACOES], title: 'Situação' },
    q: { type: 'string', maxLength: 100, title: 'Talento' },
    colaboradorId: { type: 'integer', minimum: 1, title: 'Talento' },
    agruparPorAspecto: { type: 'boolean', title: 'Agrupar por aspecto' },
    imprimirFormaEconomica: { type: 'boolean', title: 'Forma econômica' },
  },
}
const lePedido = bodyCheck<Pedido>(pedido)

/** 'Relatório do Questionário': participants, and their answers where names are allowed — spec 2 §7 'Surveys' */
export function relatorioRota(route: RouteCollector): void {
  route.post(
    '//pesquisa/colaborador-questionario/relatorio',
    {
      summary: 'Relatório do Questionário em PDF: participantes e respostas; de uma pesquisa anônima, só números',
      ...{ authority: VER_PARTICIPANTES, body: pedido, checksItself: true },
    },
    async (ctx, request, reply) => {
      const asked = lePedido(request.body ?? {})
      const { titulo, content } = await conteudo(ctx, asked)
      const file = await printLetter(
        'Relatório do Questionário',
        await letterheadOf(ctx, request.server.prumo),
        content,
      )
      reply.header('content-disposition', contentDisposition('inline', `${titulo}.pdf`))
      return reply.type('application/pdf').send(file)
    },
  )
}

// $1 company, $2 questionnaire, $3 class, or 0: a survey
const DONA = `select c.titulo, c.pesquisa_id::int as pesquisa, c.avaliacao_turma_id::int as "avaliacaoTurma", coalesce(c.anonima, false) as anonima,
    c.numero_versao as "numeroVersao"
  from colaborador_questionario c left join avaliacao_turma u on u.empresa_id = c.empresa_id and u.id = c.avaliacao_turma_id
  where c.empresa_id = $1 and c.questionario_id = $2 and ($3::bigint = 0 and c.origem = 'P' or u.turma_id = $3) limit 1`

async function conteudo(ctx: Ctx, asked: Pedido): Promise<{ titulo: string; content: Content[] }> {
  const { questionarioId, idTurma = 0, situacao, q, colaboradorId } = asked
  const { agruparPorAspecto = true, imprimirFormaEconomica: modoEconomico = false } = asked
  const [dona] = await run<Dona>(ctx.db, DONA, [ctx.session.empresaId, questionarioId, idTurma])
  if (!dona) return fail('NAO_ENCONTRADO')
  const { titulo, anonima } = dona
  const nome = dona.avaliacaoTurma === null ? 'pesquisa' : 'avaliação'
  if (anonima && colaboradorId !== undefined)
    fail('ACAO_NAO_PERMITIDA', {}, { message: `As respostas desta ${nome} são anônimas: ninguém as vê uma a uma.` })
  const quem = { questionario: String(questionarioId), situacao, q, colaborador: colaboradorId }
  const { rows, total } = await convidados(ctx, quem, { offset: 0, limit: MAXIMO })
  if (total > MAXIMO)
    invalid([fieldError('situacao', `O relatório tem no máximo ${MAXIMO} participantes: filtre por situação ou nome.`)])
  if (total === 0) fail('SEM_DADOS', {}, { message: 'Nenhum participante encontrado.' })
  const content = [
    { text: titulo, fontSize: 16, bold: true, margin: [0, 0, 0, 6] } as Content,
    factTable(contagem(rows)),
    ...(await figuras(ctx, dona, { agruparPorAspecto, modoEconomico })),
    ...headedPart('Participantes', [participantes(rows)]),
    ...(anonima || !podeVerRespostas(ctx.session) ? [] : await respostas(ctx, rows, dona, asked)),
  ]
  return { titulo, content }
}

const SITUACAO = { R: 'Respondida', P: 'Parcialmente respondida', N: 'Não respondida' } as const
const QUANTAS = { R: 'Responderam', P: 'Começaram', N: 'Não responderam' } as const

const contagem = (rows: readonly Participant[]) => [
  { title: 'Participantes', text: formatCell(rows.length, 'integer') },
  ...(['R', 'P', 'N'] as const).map((situacao) => ({
    title: QUANTAS[situacao],
    text: formatCell(rows.filter((each) => each.situacao === situacao).length, 'integer'),
  })),
]

const participantes = (rows: readonly Participant[]): Content => ({
  table: {
    ...{ headerRows: 1, widths: ['*', 'auto', 'auto', 'auto'], dontBreakRows: true },
    body: [
      ['Talento', 'Área', 'Situação', 'Respondida em'].map((text) => ({ text, bold: true })),
      ...rows.map(({ colaborador, area, situacao, respondidaEm }) => [
        ...[colaborador.nome, area ?? '', SITUACAO[situacao]],
        situacao === 'R' && respondidaEm ? displayDay(respondidaEm) : '',
      ]),
    ],
  },
  layout: 'lightHorizontalLines',
})

/** Handed-in answers; drafts are left out. */
async function respostas(
  ctx: Ctx,
  rows: readonly Participant[],
  { numeroVersao }: Dona,
  { questionarioId, agruparPorAspecto = true, imprimirFormaEconomica: modoEconomico }: Pedido,
): Promise<Content[]> {
  const entregues = rows.filter(({ situacao }) => situacao === 'R')
  const dadas = await respondidasDe(
    ctx,
    entregues.map(({ id }) => ({ id, questionarioId, numeroVersao })),
  )
  return entregues.flatMap(({ id, colaborador }) =>
    headedPart(
      colaborador.nome,
      perguntasImpressas(perguntasVisiveis(dadas.get(id) ?? []), { agruparPorAspecto, modoEconomico, semPesos: true }),
    ),
  )
}
