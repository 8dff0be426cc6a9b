import type { Content } from 'pdfmake/interfaces.js'
import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { type Fact, factsOf, factTable } from '#server/platform/reports/document/facts.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import { headedPart, signatureLines } from '#server/platform/reports/document/parts.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import { avaliacoesDaSolicitacao, bairrosDaSolicitacao } from './lookups.ts'

/** Signature lines of the print. */
const assinaturas = ['Solicitante', 'Liberador', 'Recursos Humanos']

/** Fields left out of the print: in its heading already, or useless on paper. */
const fora = new Set([
  'descricao',
  'invisivelParaGestor',
  'incluirColaboradoresDesligados',
  'suspensa',
  'encerrada',
  'cancelada',
])

/** The printed personnel request — spec 1 §7.4 */
export function impressao(route: RouteCollector): void {
  route.get('/{id}/pdf', { summary: 'Solicitação de pessoal em PDF' }, async (ctx, request, reply) => {
    const record = await readRecord<RecordData & SolicitacaoPessoal>(ctx, idParam(request))
    const head = await letterheadOf(ctx, request.server.prumo)
    const file = await printLetter('Solicitação de Pessoal', head, await conteudo(ctx, record))
    reply.header('content-disposition', contentDisposition('inline', `Solicitação de pessoal ${record.id}.pdf`))
    return reply.type('application/pdf').send(file)
  })
}

async function conteudo(ctx: Ctx, record: StoredRecord & SolicitacaoPessoal): Promise<Content[]> {
  const runtime = ctx.deps.runtimes.get(ctx.entity.path)
  const nomes = await nomesDasListas(ctx, record)
  const fatos = (paths: string[]): Fact[] =>
    paths.flatMap((path): Fact[] => {
      const field = fieldAt(ctx.entity, path)
      const text = nomes[path]
      if (!field || text === undefined) return factsOf(runtime, record, ctx.context, [path])
      return text === '' ? [] : [{ title: field.title, text }]
    })
  const secoes = ctx.entity.form.flatMap(({ tab, section, fields }) =>
    headedPart(section ?? tab ?? ctx.entity.title, [factTable(fatos(fields.filter((path) => !fora.has(path))))]),
  )
  return [
    { text: record.descricao, fontSize: 16, bold: true, margin: [0, 0, 0, 2] },
    { text: `Solicitação nº ${record.id}  ·  ${situacao(ctx, record)}`, color: colours.soft },
    ...secoes,
    ...headedPart('Histórico', historico(ctx, record)),
    ...signatureLines(assinaturas),
  ]
}

/** Names of the records in lists of ids. */
async function nomesDasListas(ctx: Ctx, record: SolicitacaoPessoal): Promise<Record<string, string>> {
  const bairros = await bairrosDaSolicitacao(ctx, record.id)
  const avaliacoes = await avaliacoesDaSolicitacao(ctx, record.id)
  return {
    bairrosIds: bairros.map(({ nome }) => nome).join(', '),
    avaliacoesIds: avaliacoes.map(({ titulo }) => titulo).join(', '),
  }
}

function situacao(ctx: Ctx, { cancelada, encerrada, suspensa, status }: SolicitacaoPessoal): string {
  if (cancelada) return 'Cancelada'
  if (encerrada) return 'Encerrada'
  const field = fieldAt(ctx.entity, 'status')
  const titulo = field ? formatValue(field, status) : status
  return suspensa ? `${titulo}, suspensa` : titulo
}

/** The trail: user, action, time and reason (spec 1 §4). */
function historico(ctx: Ctx, { eventos = [] }: SolicitacaoPessoal): Content[] {
  if (eventos.length === 0) return []
  const { entity } = ctx.deps.runtimes.get('captacao/solicitacao-pessoal-evento')
  const lido = (path: string, record: RecordData) => {
    const field = fieldAt(entity, path)
    return field ? formatValue(field, record[path]) : ''
  }
  const titulos = ['Data e hora', 'O que', 'Quem', 'Por quê']
  return [
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [80, 110, 110, '*'],
        body: [
          titulos.map((text) => ({ text, bold: true, fillColor: colours.ground })),
          ...eventos.map((evento) => {
            const record = evento as unknown as RecordData
            const oQue = [lido('tipo', record), lido('status', record)].filter(Boolean).join(': ')
            return [displayInstant(evento.data), oQue, lido('usuario', record), lido('observacao', record)]
          }),
        ],
      },
      layout: 'rows',
    },
  ]
}
