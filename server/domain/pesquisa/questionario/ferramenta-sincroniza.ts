import type { RespostaNoFio } from '#schemas/runtime/questionario/fio.ts'
import type { Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import { colecaoDe, type Pesquisa } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { anota } from '#server/domain/utilitario/integracao/queries.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import { urnOf } from '#server/features/questionario/respostas/apartada.ts'
import { folhaDasRespostas } from '#server/features/questionario/respostas/folha.ts'
import { aplicaRespostas, respostasSchema } from '#server/features/questionario/respostas/resposta.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import { leRespostas, type Pagina } from '#server/platform/integrations/ferramenta-pesquisa/client.ts'
import type { ServiceSettings } from '#server/platform/outbound/json-service.ts'
import { envioDe } from './ferramenta.ts'
import { falhou } from './ferramenta-envia.ts'

type Chegada = Extract<Pagina, { status: 'done' }>['respostas'][number]

/** Most pages read: guards against a tool that always names a next one. */
const PAGINAS = 2000

/** Reads the answers from the tool into sheets, each once. @returns a message for the user with the number of new ones */
export async function sincroniza(ctx: Ctx, settings: ServiceSettings, pesquisa: Pesquisa): Promise<string> {
  const { db, session } = ctx
  const questionario = pesquisa.questionario?.id ?? fail('NAO_ENCONTRADO')
  const envio = await envioDe(ctx, questionario)
  if (!envio?.identificador || envio.numeroVersao === null)
    return fail('ACAO_NAO_PERMITIDA', {}, { message: 'Envie antes as perguntas à ferramenta externa.' })
  const { perguntas } = await readVersao(db, session.empresaId, questionario, envio.numeroVersao)
  const vazios = perguntas.map((pergunta) => ({ pergunta, resposta: {} }))
  let novas = 0
  let pagina: string | undefined
  for (let n = 0; n < PAGINAS; n++) {
    const lida = await leRespostas(settings, envio.identificador, pagina)
    if (lida.status !== 'done') return falhou(ctx, questionario, lida.status)
    novas += await inTransaction(ctx, (tx) => recebe(tx, pesquisa, vazios, envio.identificador ?? '', lida.respostas))
    pagina = lida.proxima
    if (pagina === undefined) break
  }
  await anota(db, session.empresaId, 'FERRAMENTA_PESQUISA', { ok: true, mensagem: 'Respostas recebidas.' })
  if (novas === 0) return 'Nenhuma resposta nova.'
  return novas === 1 ? '1 resposta nova.' : `${novas.toLocaleString('pt-BR')} respostas novas.`
}

// $1 company, $2 questionnaire, $3 names: those that were not taken before
const NOVAS = `insert into resposta_externa (empresa_id, questionario_id, identificador)
  select $1, $2, nome from unnest($3::text[]) nome on conflict (empresa_id, questionario_id, identificador) do nothing returning identificador`
const CONTA = `update envio_externo set recebidas = recebidas + $3, recusadas = recusadas + $4, sincronizado_em = now(), falha = null, falha_em = null
  where empresa_id = $1 and questionario_id = $2`

/** Stores a page's ids and sheets in one transaction. They cannot be related: the list holds ids only, the urn mixes sheets. @returns number of new answers */
async function recebe(
  tx: Ctx,
  { id, questionario }: Pesquisa,
  vazios: Respondida[],
  prefixo: string,
  chegadas: Chegada[],
): Promise<number> {
  const { db, session } = tx
  const porNome = new Map(chegadas.map((chegada) => [`${prefixo} ${chegada.id}`, chegada]))
  const nomes = await run<{ identificador: string }>(db, NOVAS, [
    session.empresaId,
    questionario?.id,
    [...porNome.keys()],
  ])
  let aceitas = 0
  for (const { identificador } of nomes) {
    const itens = comoRespostas(vazios, porNome.get(identificador)?.respostas)
    if (!itens) continue
    // answers from the tool hold no attributes
    const folha = { atributos: {}, ...folhaDasRespostas(itens) }
    await depositSheet(db, urnOf(tx), colecaoDe(session.empresaId, id), folha)
    aceitas += 1
  }
  await run(db, CONTA, [session.empresaId, questionario?.id, aceitas, nomes.length - aceitas])
  return aceitas
}

const leRespostasDadas = bodyCheck<{ respostas: RespostaNoFio[] }>({
  ...{ type: 'object', required: ['respostas'], properties: { respostas: respostasSchema } },
})

/** Validates the answers like any others; undefined where they do not fit the questions. */
function comoRespostas(vazios: Respondida[], respostas: unknown): Respondida[] | undefined {
  try {
    return aplicaRespostas(vazios, leRespostasDadas({ respostas }).respostas, false)
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
