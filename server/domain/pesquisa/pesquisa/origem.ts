import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { talentosVistos } from '#server/domain/gestao-talentos/talento/queries.ts'
import { type Apartada, apartadaEm } from '#server/features/questionario/respostas/apartada.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { cleanBlocks } from '#server/platform/base/rich-text.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { documentosMostrados } from './documentos.ts'
import { atributosDe, levaConsigo, lugaresDe } from './lugar.ts'
import { colecaoDe, motivoFechada as motivoDaPesquisa, type Pesquisa, readPesquisa } from './pesquisa.ts'

/** Fields of a copy that the survey reads. */
export interface CopiaDaPesquisa {
  id: number
  situacao: 'N' | 'P' | 'R'
  anonima?: boolean
  performance?: number
  colaborador?: { id: number }
  pesquisa?: { id: number }
}

export const POR_OUTRO = 'ROLE_PESQUISA_RESPONDER_POR_OUTRO'

const pesquisaDe = (ctx: Ctx, { pesquisa }: CopiaDaPesquisa): Promise<Pesquisa> => readPesquisa(ctx, pesquisa?.id ?? 0)

const lugarDe = async (ctx: Ctx, { colaborador }: CopiaDaPesquisa) =>
  colaborador && (await lugaresDe(ctx, [colaborador.id], ctx.context.hoje)).get(colaborador.id)

/** Whether the session may answer a named survey for somebody: with the authority, for people it sees. @throws DomainError 409 of an anonymous one */
export async function podeResponder(
  ctx: Ctx,
  { anonima, colaborador }: Pick<CopiaDaPesquisa, 'anonima' | 'colaborador'>,
): Promise<boolean> {
  if (!colaborador || !hasAuthority(ctx.session, POR_OUTRO)) return false
  if (!(await talentosVistos(ctx, [colaborador.id])).has(colaborador.id)) return false
  if (anonima) fail('ACAO_NAO_PERMITIDA', {}, { message: 'Pesquisas anônimas só são respondidas pela própria pessoa.' })
  return true
}

/** Reason why a copy cannot be answered: the survey is not released, or the day is outside its period. */
const motivoFechada = async (ctx: Ctx, copia: CopiaDaPesquisa): Promise<string | undefined> =>
  motivoDaPesquisa(await pesquisaDe(ctx, copia), ctx.context.hoje)

/** Data shown before the first question and after handing in. */
async function mostra(ctx: Ctx, copia: CopiaDaPesquisa): Promise<RecordData> {
  const pesquisa = await pesquisaDe(ctx, copia)
  const { titulo, anonima, grupoMinimo, atributos = [], cabecalho, agradecimento, exibirPerformance } = pesquisa
  const { hoje } = ctx.context
  const entregue = copia.situacao === 'R'
  const documentos = entregue ? [] : await documentosMostrados(ctx, pesquisa.id)
  const leva = anonima && !entregue ? levaConsigo(await lugarDe(ctx, copia), atributos, hoje) : undefined
  return {
    ...{ titulo, prazo: pesquisa.dataFim },
    ...(cabecalho !== undefined && { cabecalho: await cleanBlocks(cabecalho) }),
    ...(anonima && { minimo: grupoMinimo }),
    ...(leva && { leva }),
    ...(documentos.length > 0 && { documentos: documentos.map((documento) => ({ ...documento })) }),
    ...(entregue && agradecimento !== undefined && { agradecimento }),
    ...(entregue && !anonima && exibirPerformance && { resultado: { performance: copia.performance } }),
  }
}

const apartada = async (ctx: Ctx, { pesquisa, id }: CopiaDaPesquisa): Promise<Apartada | undefined> =>
  pesquisa &&
  apartadaEm(ctx, colecaoDe(ctx.session.empresaId, pesquisa.id), {
    ...{ entidade: 'avaliacao/colaborador-questionario', id },
  })

async function atributos(ctx: Ctx, copia: CopiaDaPesquisa): Promise<Atributos> {
  const { atributos: nomes = [] } = await pesquisaDe(ctx, copia)
  return atributosDe(await lugarDe(ctx, copia), nomes, ctx.context.hoje)
}

/** Extension points of surveys in answering copies — spec 2 §7 'Surveys' */
export const pesquisa = { podeResponder, motivoFechada, mostra, apartada, atributos }
