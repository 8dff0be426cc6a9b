import type { PublicSurvey } from '#schemas/runtime/answers/surveys/public-survey.ts'
import { emOrdem } from '#schemas/runtime/questionario/ordem.ts'
import { porAspecto } from '#schemas/runtime/questionario/secoes.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { perguntaAberta } from '#server/features/questionario/respostas/aberta.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import { cleanBlocks } from '#server/platform/base/rich-text.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { documentosMostrados } from '../documentos.ts'
import type { Pesquisa } from '../pesquisa.ts'
import { divulgadosDe } from '../resultados/resultados.ts'
import { novoFormulario, valeFormulario } from './codigo.ts'
import type { Porta } from './porta.ts'

/** A survey as its public link shows it: questions while it is open, else its period; results once they are published. */
export async function vistaDoLink(
  ctx: Ctx,
  pesquisa: Pesquisa,
  porta: Porta,
  formulario: string | undefined,
): Promise<PublicSurvey> {
  const { titulo, cabecalho, dataIni, dataFim, grupoMinimo = 0 } = pesquisa
  const situacao = situacaoDe(pesquisa, ctx.context.hoje)
  return {
    ...{ titulo, dataIni, dataFim, situacao, minimo: grupoMinimo, empresa: empresaDe(ctx) },
    ...(situacao === 'ABERTA' && {
      ...(cabecalho !== undefined && { cabecalho: await cleanBlocks(cabecalho) }),
      ...(await folhaEmBranco(ctx, pesquisa, porta, formulario)),
    }),
    ...(situacao === 'DIVULGADA' && { resultados: await divulgadosDe(ctx, pesquisa) }),
  }
}

export function situacaoDe({ situacao, dataIni, dataFim }: Pesquisa, hoje: string): PublicSurvey['situacao'] {
  if (situacao === 'U') return 'DIVULGADA'
  if (situacao === 'E' || hoje > dataFim) return 'ENCERRADA'
  return hoje < dataIni ? 'ANTES' : 'ABERTA'
}

function empresaDe({ session, context }: Ctx): PublicSurvey['empresa'] {
  const { corPrincipal } = (context.empresa as { aparencia?: { corPrincipal?: string } }).aparencia ?? {}
  const nome = session.empresas.find(({ id }) => id === session.empresaId)?.nome ?? ''
  return { nome, ...(corPrincipal !== undefined && { corPrincipal }) }
}

/** Questions and a new form; a valid form of the client is kept, and with it its order of questions. */
async function folhaEmBranco(ctx: Ctx, pesquisa: Pesquisa, porta: Porta, trazido: string | undefined) {
  const { secrets } = porta
  const { hoje } = ctx.context
  const alvo = { empresaId: ctx.session.empresaId, id: pesquisa.id }
  const serve = trazido !== undefined && valeFormulario(secrets, alvo, trazido, hoje)
  const formulario = serve ? trazido : novoFormulario(secrets, alvo, hoje)
  const perguntas = (await perguntasDoLink(ctx, pesquisa, formulario)).map(perguntaAberta)
  const documentos = await documentosMostrados(ctx, pesquisa.id)
  return { perguntas, formulario, captcha: porta.pedeCaptcha(), ...(documentos.length > 0 && { documentos }) }
}

/** The questions in the random order of this form. */
export async function perguntasDoLink(
  { db, session }: Ctx,
  { questionario, numeroVersao = 0 }: Pesquisa,
  formulario: string,
): Promise<PerguntaGuardada[]> {
  const versao = await readVersao(db, session.empresaId, questionario?.id ?? 0, numeroVersao)
  return porAspecto(emOrdem(versao.perguntas, versao.ordemAleatoria ? formulario : undefined))
}
