import type { Content } from 'pdfmake/interfaces.js'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { itemDe } from '#schemas/runtime/questionario/linha.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { tabelaDeAspectos } from '#server/features/questionario/papel/aspectos-impressos.ts'
import { perguntasImpressas } from '#server/features/questionario/papel/impressao.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { type Fact, factTable } from '#server/platform/reports/document/facts.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import { headedPart, signatureLines } from '#server/platform/reports/document/parts.ts'
import { formatCell } from '#server/platform/reports/format.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import { type Avaliacao, expirou } from './responde.ts'
import { aspectosDe } from './resultado.ts'

/** The candidate's evaluation as PDF: result against the minimum, and every question with its answer — spec 1 §2.2, §7.3 */
export function impressao(route: RouteCollector): void {
  route.get('/{id}/pdf', { summary: 'Avaliação do candidato em PDF' }, async (ctx, request, reply) => {
    const avaliacao = await readRecord<Avaliacao>(ctx, idParam(request))
    const head = await letterheadOf(ctx, request.server.prumo)
    const file = await printLetter('Avaliação do candidato', head, conteudo(ctx, avaliacao))
    reply.header('content-disposition', contentDisposition('inline', `Avaliação de ${avaliacao.candidato.nome}.pdf`))
    return reply.type('application/pdf').send(file)
  })
}

function conteudo(ctx: Ctx, avaliacao: Avaliacao): Content[] {
  const { titulo, avaliacao: modelo, candidato, cabecalho, respostas = [], situacao } = avaliacao
  const entregue = situacao !== 'P'
  return [
    { text: candidato.nome ?? '', fontSize: 16, bold: true, margin: [0, 0, 0, 2] },
    { text: titulo ?? modelo.titulo ?? '', fontSize: 11, color: colours.soft, margin: [0, 0, 0, 6] },
    factTable(fatos(ctx, avaliacao)),
    ...(cabecalho ? [{ text: cabecalho, color: colours.soft, margin: [0, 6, 0, 0] } as Content] : []),
    ...(entregue ? headedPart('Resultado', resultado(avaliacao)) : []),
    ...headedPart('Perguntas e respostas', perguntasImpressas(respostas.map(itemDe), { entregue })),
    ...(entregue ? signatureLines(['Avaliador', 'Recursos Humanos']) : []),
  ]
}

function fatos(ctx: Ctx, avaliacao: Avaliacao): Fact[] {
  const { situacao = 'P', dataHoraExpiracao } = avaliacao
  const field = fieldAt(ctx.entity, 'situacao')
  const vencida = situacao === 'P' && expirou(dataHoraExpiracao, ctx.now())
  const fact = (title: string, text: string | undefined): Fact[] => (text ? [{ title, text }] : [])
  const instante = (value: string | undefined) => value && displayInstant(value)
  return [
    ...fact('Solicitação de Pessoal', avaliacao.solicitacao?.descricao),
    ...fact('Etapa Seletiva', avaliacao.etapaSeletiva?.nome),
    ...fact('Situação', vencida ? 'Prazo encerrado sem resposta' : field && formatValue(field, situacao)),
    ...fact('Liberada em', instante(avaliacao.liberadaEm)),
    ...fact('Respondida em', instante(avaliacao.respondidaEm)),
    ...(situacao === 'P' ? fact('Responder até', instante(dataHoraExpiracao)) : []),
  ]
}

/** Performance against the minimum, in total and by aspect. */
function resultado({ performance, percentualAprovacao, aprovado, respostas = [] }: Avaliacao): Content[] {
  if (performance === undefined) return [{ text: 'Nenhuma resposta conta ainda no resultado.', color: colours.soft }]
  const minimo = percentualAprovacao
  const veredito =
    minimo === undefined
      ? ''
      : `${aprovado ? 'Atingiu o mínimo de' : 'Abaixo do mínimo de'} ${formatCell(minimo, 'number')}%`
  return [
    {
      columns: [
        { text: `${formatCell(performance, 'number')}%`, fontSize: 22, bold: true, width: 'auto' },
        { text: ['Performance', veredito].filter(Boolean).join('\n'), margin: [0, 4, 0, 0] },
      ],
      columnGap: 12,
      margin: [0, 0, 0, 6],
    },
    tabelaDeAspectos(aspectosDe(respostas), minimo),
  ]
}
