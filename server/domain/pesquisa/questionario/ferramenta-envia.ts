import { plainText } from '#schemas/runtime/rich-text/rich-text.ts'
import type { Pesquisa } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { empresaAtual } from '#server/domain/utilitario/empresa/queries.ts'
import { anota } from '#server/domain/utilitario/integracao/queries.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { enviaQuestionario, type PerguntaEnviada } from '#server/platform/integrations/ferramenta-pesquisa/client.ts'
import type { ServiceSettings } from '#server/platform/outbound/json-service.ts'
import { envioDe, guardaFalha } from './ferramenta.ts'

const FALHAS = {
  refused: { code: 'FERRAMENTA_PESQUISA_RECUSOU', texto: 'A ferramenta não aceitou a chave deste sistema.' },
  unavailable: { code: 'FERRAMENTA_PESQUISA_SEM_RESPOSTA', texto: 'A ferramenta não respondeu como esperado.' },
} as const

/** Stores a failure for the status, and throws it. @throws DomainError 503 */
export async function falhou(ctx: Ctx, questionario: number, status: keyof typeof FALHAS): Promise<never> {
  const { code, texto } = FALHAS[status]
  await guardaFalha(ctx, questionario, texto)
  await anota(ctx.db, ctx.session.empresaId, 'FERRAMENTA_PESQUISA', { ok: false, mensagem: texto })
  return fail(code)
}

// $1 company, $2 questionnaire, $3 version, $4 id in the tool
const ENVIADO = `insert into envio_externo (empresa_id, questionario_id, numero_versao, identificador, enviado_em, recebidas, recusadas)
  values ($1, $2, $3, $4, now(), 0, 0)
  on conflict (empresa_id, questionario_id) do update set numero_versao = excluded.numero_versao, identificador = excluded.identificador,
    enviado_em = excluded.enviado_em, falha = null, falha_em = null`

/** Sends the frozen questions to the tool, once per version. @returns a message for the user */
export async function envia(ctx: Ctx, settings: ServiceSettings, pesquisa: Pesquisa): Promise<string> {
  const { db, session } = ctx
  const { titulo, cabecalho, questionario, numeroVersao: versao = 0 } = pesquisa
  const id = questionario?.id ?? fail('NAO_ENCONTRADO')
  const antes = await envioDe(ctx, id)
  if (antes?.identificador && antes.numeroVersao === versao) return 'Esta versão já foi enviada.'
  const { perguntas } = await readVersao(db, session.empresaId, id, versao)
  const { cnpj } = await empresaAtual(ctx)
  const answer = await enviaQuestionario(settings, cnpj, {
    ...{ codigo: String(id), versao, titulo, perguntas: perguntas.map(perguntaEnviada) },
    ...(cabecalho !== undefined && { cabecalho: plainText(cabecalho) }),
  })
  if (answer.status !== 'done') return falhou(ctx, id, answer.status)
  await run(db, ENVIADO, [session.empresaId, id, versao, answer.identificador])
  await anota(db, session.empresaId, 'FERRAMENTA_PESQUISA', { ok: true, mensagem: 'Perguntas enviadas.' })
  return `${perguntas.length.toLocaleString('pt-BR')} ${perguntas.length === 1 ? 'pergunta enviada' : 'perguntas enviadas'}.`
}

/** The question without weights and suggested answers. */
function perguntaEnviada(pergunta: PerguntaGuardada): PerguntaEnviada {
  const { id, ordem, texto, tipo, obrigatoria, notaMinima, notaMaxima, pedeComentario, opcoes, condicao } = pergunta
  return {
    ...{ id, ordem, texto, tipo, obrigatoria: obrigatoria === true, notaMinima, notaMaxima, pedeComentario },
    ...(opcoes && { opcoes: opcoes.map(({ id: opcao, texto: dita }) => ({ id: opcao, texto: dita })) }),
    ...(condicao && { condicao: JSON.parse(JSON.stringify(condicao)) }),
  }
}
