import type { SurveyResults, ToldResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { talentoDoUsuario } from '#server/domain/gestao-talentos/talento/queries.ts'
import { celulasDitas, perguntaDita } from '#server/features/questionario/respostas/celula-dita.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { acoesMostradas } from '../acoes.ts'
import { type Pesquisa, readPesquisa } from '../pesquisa.ts'
import { RESULTADOS } from '../quem.ts'
import { comentariosDe } from './comentarios.ts'
import { quantos } from './conta.ts'
import { anteriorDe, areasOcultas, titulosDe } from './figuras.ts'
import { type Alcance, leituraDe } from './leitura.ts'

/** Routes of results: of anonymous surveys after the closing and by group only, for participants once published — spec 2 §7 */
export function resultadosRoutes(route: RouteCollector): void {
  route.get(
    '/{id}/resultados',
    { summary: 'Resultados da pesquisa, por pergunta e por grupo', authority: RESULTADOS },
    async (ctx, request) => resultadosDe(ctx, await readRecord<Pesquisa>(ctx, idParam(request)), 'vistos'),
  )
  route.get(
    '/{id}/resultados-divulgados',
    { summary: 'Resultados de uma pesquisa divulgada, para quem participou', authority: 'LOGIN' },
    async (ctx, request) => {
      const pesquisa = await participada(ctx, idParam(request))
      return divulgadosDe(ctx, pesquisa)
    },
  )
}

/** Results published to participants: the total, and released comments. */
export async function divulgadosDe(ctx: Ctx, pesquisa: Pesquisa): Promise<ToldResults> {
  const { celulas, anterior: _, ...resultados } = await resultadosDe(ctx, pesquisa, 'todos')
  const { comentarios } = pesquisa.anonima ? await comentariosDe(ctx, pesquisa, false) : { comentarios: [] }
  const acoes = await acoesMostradas(ctx, pesquisa.id)
  return { ...resultados, celulas: celulas.filter(({ corte }) => corte === ''), comentarios, acoes }
}

// $1 company, $2 survey, $3 talent
const PARTICIPOU = `select from colaborador_questionario where empresa_id = $1 and pesquisa_id = $2 and avaliador_id = $3`

/** @throws DomainError 404 for talents without a copy, 409 before the results are published */
async function participada(ctx: Ctx, id: number): Promise<Pesquisa> {
  const talento = await talentoDoUsuario(ctx)
  if (!talento) return fail('NAO_ENCONTRADO')
  const pesquisa = await readPesquisa(ctx, id)
  if ((await run(ctx.db, PARTICIPOU, [ctx.session.empresaId, id, talento.id])).length === 0) fail('NAO_ENCONTRADO')
  if (pesquisa.situacao !== 'U')
    fail('ACAO_NAO_PERMITIDA', {}, { message: 'Os resultados ainda não foram divulgados.' })
  return pesquisa
}

/** All figures of a survey that the session may see. @throws DomainError 409 before a release, COLETA_ABERTA of an anonymous one */
export async function resultadosDe(ctx: Ctx, pesquisa: Pesquisa, alcance: Alcance): Promise<SurveyResults> {
  const { id, titulo, anonima, porLink, situacao, dataIni, dataFim, grupoMinimo } = pesquisa
  if (situacao === 'P') fail('ACAO_NAO_PERMITIDA', {}, { message: 'A pesquisa ainda não foi liberada.' })
  const { questionario, numeroVersao = 0 } = pesquisa
  const { perguntas } = await readVersao(ctx.db, ctx.session.empresaId, questionario?.id ?? 0, numeroVersao)
  const lida = await leituraDe(ctx, pesquisa, alcance)
  const celulas = [...lida.celulas, ...(await areasOcultas(ctx, pesquisa, lida.celulas))]
  const titulos = await titulosDe(ctx, celulas)
  return {
    ...{ id, titulo, anonima, porLink, situacao, dataIni, dataFim, ...(await quantos(ctx, id)) },
    ...(anonima && { minimo: grupoMinimo, destruidas: lida.destruidas, perdidas: lida.perdidas }),
    perguntas: perguntas.map(perguntaDita),
    celulas: celulasDitas(celulas, perguntas, titulos),
    ...(await anteriorDe(ctx, pesquisa, perguntas, alcance)),
  }
}
