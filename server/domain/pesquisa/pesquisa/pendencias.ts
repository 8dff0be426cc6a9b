import type { Advice } from '#schemas/runtime/answers/advice.ts'
import { audienceSql } from '#server/features/publico/sql.ts'
import { readPerguntas } from '#server/features/questionario/perguntas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { minimoDe, type Pesquisa } from './pesquisa.ts'

/** Reasons why a survey cannot be released, one sentence each; empty when it can. */
export async function pendenciasDe(ctx: Ctx, pesquisa: Pesquisa): Promise<string[]> {
  const faltas: string[] = []
  if (pesquisa.dataFim < ctx.context.hoje) faltas.push('O período da pesquisa já terminou.')
  if ((await perguntasDe(ctx, pesquisa)) === 0) faltas.push('Inclua ao menos uma pergunta.')
  // surveys by link have no audience
  if (pesquisa.porLink) return faltas
  if (!pesquisa.publico) return [...faltas, 'Diga a quem a pesquisa pergunta.']
  const quantos = await contaPublico(ctx, pesquisa)
  if (quantos === 0) faltas.push('Não há ninguém no público da pesquisa.')
  const minimo = pesquisa.anonima ? await minimoDe(ctx, pesquisa) : 0
  if (quantos > 0 && quantos < minimo)
    faltas.push(
      `Uma pesquisa anônima precisa de um público de ao menos ${minimo} pessoas; este tem ${quantos === 1 ? '1 pessoa' : `${quantos} pessoas`}.`,
    )
  return faltas
}

const perguntasDe = async ({ db, session }: Ctx, { questionario }: Pesquisa): Promise<number> =>
  questionario ? (await readPerguntas(db, session.empresaId, questionario.id)).length : 0

async function contaPublico(ctx: Ctx, { publico }: Pesquisa): Promise<number> {
  if (!publico) return 0
  const values = new Values()
  const text = `select count(*)::int as n from (${audienceSql(ctx, publico, ctx.context.hoje, values)}) p`
  return (await run<{ n: number }>(ctx.db, text, values.list))[0]?.n ?? 0
}

/** Impediments of a release, else advice for the user. */
export async function antesDaLiberacao(ctx: Ctx, pesquisa: Pesquisa): Promise<Advice[]> {
  const faltas = (await pendenciasDe(ctx, pesquisa)).map((texto) => ({ texto, impede: true }))
  if (faltas.length > 0) return faltas
  const avisos = pesquisa.porLink ? await avisosDoLink(ctx, pesquisa) : await avisosDoPublico(ctx, pesquisa)
  return avisos.map((texto) => ({ texto, impede: false }))
}

async function avisosDoPublico(ctx: Ctx, pesquisa: Pesquisa): Promise<string[]> {
  const quantos = await contaPublico(ctx, pesquisa)
  const quem = `${quantos === 1 ? '1 pessoa responde' : `${quantos} pessoas respondem`} a esta pesquisa.`
  if (!pesquisa.anonima) return [quem]
  const minimo = await minimoDe(ctx, pesquisa)
  return [
    quem,
    `Depois da primeira resposta a pesquisa continua anônima, com grupo mínimo de ${minimo} e os recortes escolhidos.`,
  ]
}

const avisosDoLink = async (ctx: Ctx, pesquisa: Pesquisa): Promise<string[]> => [
  'Responde quem tiver o link: depois de liberar, abra-o em "Link público".',
  `Não se sabe quem responde. Se até o encerramento houver menos de ${await minimoDe(ctx, pesquisa)} respostas, elas são destruídas.`,
]
