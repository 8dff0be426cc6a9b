import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Content } from 'pdfmake/interfaces.js'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { RESULTADOS } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { type Como, perguntasContadas } from '#server/features/questionario/papel/contadas-impressas.ts'
import { celulasDitas, perguntaDita } from '#server/features/questionario/respostas/celula-dita.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { factTable } from '#server/platform/reports/document/facts.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import { type AvaliacaoTurma, readAvaliacao } from './avaliacao-turma.ts'
import { leituraDe } from './leitura.ts'

const pedido: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    questionarioId: { type: 'integer', minimum: 1, title: 'Questionário' },
    idTurma: { type: 'integer', minimum: 1, title: 'Turma' },
    agruparPorAspecto: { type: 'boolean', title: 'Agrupar por aspecto' },
    imprimirFormaEconomica: { type: 'boolean', title: 'Forma econômica' },
  },
}

interface Pedido {
  questionarioId?: number
  idTurma?: number
  agruparPorAspecto?: boolean
  imprimirFormaEconomica?: boolean
}

/** Prints the answers of a class: of one evaluation, or of all — spec 2 §7 POST /imprimir/avaliacao-turma */
export function impressaoRota(route: RouteCollector): void {
  route.post(
    '//pesquisa/colaborador-respostas/imprimir/avaliacao-turma',
    { summary: 'Respostas da avaliação de turma em PDF', authority: RESULTADOS, body: pedido },
    async (ctx, request, reply) => imprime(ctx, objectBody(request) as Pedido, request, reply),
  )
}

async function imprime(ctx: Ctx, dito: Pedido, request: FastifyRequest, reply: FastifyReply) {
  const { agruparPorAspecto = true, imprimirFormaEconomica: modoEconomico = false } = dito
  const avaliacoes = await avaliacoesDe(ctx, dito)
  const paginas: Content[] = []
  for (const avaliacao of avaliacoes) {
    const conteudo = await avaliacaoImpressa(ctx, avaliacao, { agruparPorAspecto, modoEconomico })
    paginas.push({ stack: conteudo, ...(paginas.length > 0 && { pageBreak: 'before' as const }) })
  }
  const nome = avaliacoes.length === 1 ? avaliacoes[0]?.titulo : avaliacoes[0]?.turma.descricao
  const file = await printLetter('Avaliação de turma', await letterheadOf(ctx, request.server.prumo), paginas)
  reply.header('content-disposition', contentDisposition('inline', `Avaliação de turma - ${nome}.pdf`))
  return reply.type('application/pdf').send(file)
}

// $1 company, $2 questionnaire, $3 class; either may be null
const QUAIS = `select id::int as id, situacao from avaliacao_turma where empresa_id = $1 and ($2::bigint is null or questionario_id = $2)
  and ($3::bigint is null or turma_id = $3) order by data_ini, id`

/** The released evaluations. @throws DomainError 400 without questionnaire and class, 404, 409 where none is released */
async function avaliacoesDe(ctx: Ctx, { questionarioId, idTurma }: Pedido): Promise<AvaliacaoTurma[]> {
  if (questionarioId === undefined && idTurma === undefined)
    invalid([fieldError('questionarioId', 'Informe o questionário ou a turma.')])
  const values = [ctx.session.empresaId, questionarioId ?? null, idTurma ?? null]
  const found = await run<{ id: number; situacao: string }>(ctx.db, QUAIS, values)
  if (found.length === 0) fail('NAO_ENCONTRADO')
  const liberadas = found.filter(({ situacao }) => situacao !== 'P')
  if (liberadas.length === 0) fail('ACAO_NAO_PERMITIDA', {}, { message: 'A avaliação ainda não foi liberada.' })
  const lidas: AvaliacaoTurma[] = []
  for (const { id } of liberadas) lidas.push(await readRecord<AvaliacaoTurma>(ctx, id))
  return lidas
}

const avaliacaoImpressa = async (ctx: Ctx, avaliacao: AvaliacaoTurma, como: Como): Promise<Content[]> => [
  { text: avaliacao.titulo, fontSize: 16, bold: true, margin: [0, 0, 0, 6] },
  factTable(fatosDe(avaliacao)),
  ...(await figurasImpressas(ctx, avaliacao, como)),
]

/** Questions of the class with figures and texts. */
async function figurasImpressas(ctx: Ctx, avaliacao: AvaliacaoTurma, como: Como): Promise<Content[]> {
  const { questionario, numeroVersao = 0, anonima } = avaliacao
  const { perguntas } = await readVersao(ctx.db, ctx.session.empresaId, questionario?.id ?? 0, numeroVersao)
  const { todos, escritos, destruidas = 0, perdidas = 0 } = await leituraDe(ctx, avaliacao)
  const [celula] = celulasDitas(todos ? [todos] : [], perguntas, new Map())
  const faltam = destruidas + perdidas
  return [
    ...(anonima ? [aviso(avaliacao)] : []),
    ...perguntasContadas('Perguntas', { perguntas: perguntas.map(perguntaDita), celula, escritos }, como),
    ...(faltam > 0
      ? [{ text: `${faltam} respostas não puderam ser lidas.`, color: colours.soft, margin: [0, 8, 0, 0] } as Content]
      : []),
  ]
}

/** Figures of an evaluation for another document; empty without authority on results, and for an anonymous one before its closing. */
export async function figurasDaAvaliacao(ctx: Ctx, id: number, como: Como): Promise<Content[]> {
  const avaliacao = await readAvaliacao(ctx, id)
  const cedo = avaliacao.anonima && avaliacao.situacao !== 'E'
  return cedo || !hasAuthority(ctx.session, RESULTADOS) ? [] : figurasImpressas(ctx, avaliacao, como)
}

const fatosDe = ({ turma, dataIni, dataFim, convidados = 0, respondidos = 0, anonima }: AvaliacaoTurma) => [
  { title: 'Turma', text: turma.descricao ?? '' },
  { title: 'Período', text: `${displayDay(dataIni)} a ${displayDay(dataFim)}` },
  { title: 'Responderam', text: `${respondidos} de ${convidados}` },
  { title: 'Anônima', text: anonima ? 'Sim' : 'Não' },
]

const aviso = ({ grupoMinimo }: AvaliacaoTurma): Content => ({
  text: `Avaliação anônima: nada se mostra de menos de ${grupoMinimo} respostas.`,
  ...{ color: colours.soft, margin: [0, 6, 0, 0] },
})
