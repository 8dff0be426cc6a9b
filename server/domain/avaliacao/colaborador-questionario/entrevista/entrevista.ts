import type { FastifyRequest } from 'fastify'
import type { AberturaDaEntrevista } from '#schemas/runtime/answers/evaluation/exit-interview.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { MODELO_ENTREVISTA, modelosAtivos } from '#server/domain/pesquisa/modelo-entrevista/queries.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody, versionOf } from '#server/platform/crud/request/request.ts'
import { type Copia, motivoFechada, recusaAcao } from '../copia.ts'
import { corpoDaEntrega, leitorDaEntrega } from '../corpo.ts'
import { criaLink } from '../link.ts'
import { type Entrega, responde } from '../responde.ts'
import { cabecalho, paraQuemResponde } from '../vista.ts'
import { abreEntrevista, entrevistaDe } from './abre.ts'
import { devidas } from './devidas.ts'
import { impressaoSchema, imprime, type Pedido } from './impressao.ts'
import { ALTERAR, desligadoVisto, VER } from './quem.ts'

/** The routes of the register of models exist under two paths. */
const MODELOS = ['//pesquisa/entrevistas', '//gestao-talentos/modelos-entrevista-desligamento']
const DO_TALENTO = '//gestao-talentos/talentos/{id}/entrevista-desligamento'

const id: JsonSchema = { type: 'integer', minimum: 1 }
const abertura: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['por'],
  properties: {
    por: { type: 'string', enum: ['RH', 'TALENTO'], title: 'Quem responde' },
    modeloId: { ...id, title: 'Modelo de Entrevista' },
  },
}
const aplicacao: JsonSchema = {
  ...corpoDaEntrega,
  required: ['colaboradorId', 'respostas'],
  properties: { ...corpoDaEntrega.properties, colaboradorId: { ...id, title: 'Talento' } },
}
const leAplicacao = leitorDaEntrega<Entrega & { colaboradorId: number }>(aplicacao)
const leImpressao = bodyCheck<Pedido>(impressaoSchema)

/** Exit interviews: of a talent, and by their models — spec 2 §7 Surveys, spec 3 §2 */
export function entrevista(route: RouteCollector): void {
  doTalento(route)
  devidas(route)
  for (const base of MODELOS) doModelo(route, base)
}

function doTalento(route: RouteCollector): void {
  route.get(
    DO_TALENTO,
    { summary: 'A entrevista de desligamento de um talento, e os modelos que ela pode ter', authority: VER },
    (ctx, request) => mostra(ctx, idParam(request)),
  )
  route.post(
    DO_TALENTO,
    {
      summary: 'Abre a entrevista para o RH, ou pede as respostas ao talento por e-mail',
      authority: ALTERAR,
      body: abertura,
    },
    async (ctx, request) => {
      const { por, modeloId } = objectBody<AberturaDaEntrevista>(request)
      const talento = idParam(request)
      return inTransaction(ctx, async (tx) => {
        await abreEntrevista(tx, { talento, por, modelo: modeloId })
        return mostra(tx, talento)
      })
    },
  )
  route.post(
    `${DO_TALENTO}/link`,
    { summary: 'Cria um link para o talento responder; os anteriores deixam de valer', authority: ALTERAR },
    (ctx, request) =>
      inTransaction(ctx, async (tx) => {
        const { id: talento } = await desligadoVisto(tx, idParam(request), true)
        const copia = await entrevistaDe(tx, talento, true)
        recusaAcao(copia?.avaliador ? motivoFechada(copia, tx.context.hoje) : 'Peça antes as respostas ao talento.')
        return { link: await criaLink(tx, Number(copia?.id)) }
      }),
  )
}

/** Reads the leaving talent, the models for him, and his interview as far as HR may read it. @throws DomainError 404 */
async function mostra(ctx: Ctx, id: number): Promise<RecordData> {
  const talento = await desligadoVisto(ctx, id)
  const copia = await entrevistaDe(ctx, id)
  return {
    talento,
    modelos: await modelosAtivos(ctx, talento.motivo?.id),
    ...(copia && { entrevista: await vista(ctx, copia), modeloId: copia.entrevista?.id }),
  }
}

/** The interview for HR: only the head until the talent hands it in. */
const vista = async (ctx: Ctx, copia: Copia): Promise<RecordData> =>
  copia.avaliador && copia.situacao !== 'R'
    ? { ...cabecalho(copia), observacao: undefined }
    : paraQuemResponde(ctx, copia)

function doModelo(route: RouteCollector, base: string): void {
  route.post(
    `${base}/{id}/respostas`,
    {
      summary: 'Aplica o modelo a um talento desligado: guarda ou envia as respostas',
      authority: ALTERAR,
      body: aplicacao,
      checksItself: true,
    },
    async (ctx, request) => {
      const modelo = await modeloVisto(ctx, request)
      const { colaboradorId, ...entrega } = leAplicacao(request.body)
      const versao = versionOf(request, entrega)
      return inTransaction(ctx, async (tx) => {
        const { id } = await abreEntrevista(tx, { talento: colaboradorId, por: 'RH', modelo })
        return paraQuemResponde(tx, await responde(tx, id, { ...entrega, ...(versao !== undefined && { versao }) }))
      })
    },
  )
  route.post(
    `${base}/{id}/print`,
    {
      summary: 'O modelo em branco em PDF, ou a entrevista de um talento',
      authority: 'ROLE_CAD_MODELO_ENTREVISTA_VER',
      also: VER,
      body: impressaoSchema,
      checksItself: true,
    },
    async (ctx, request, reply) => {
      const modelo = await modeloVisto(ctx, request)
      const pedido = leImpressao(request.body ?? {})
      requireAuthority(ctx.session, pedido.colaboradorId === undefined ? 'ROLE_CAD_MODELO_ENTREVISTA_VER' : VER)
      return imprime(ctx, modelo, pedido, request, reply)
    },
  )
}

/** @throws DomainError 404 */
const modeloVisto = async (ctx: Ctx, request: FastifyRequest): Promise<number> =>
  (await readStored(forEntity(ctx, MODELO_ENTREVISTA), idParam(request))).id
