import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { inTransaction, onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readOfCompany } from '#server/platform/crud/read/read.ts'
import { readSaved } from '#server/platform/crud/read/saved.ts'
import { idParam, objectBody, sendRecord } from '#server/platform/crud/request/request.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { listaPerguntas, questionarioDe } from '../acesso.ts'
import { copiaPerguntas } from '../copia.ts'
import { lockQuestionario, QUESTIONARIO } from '../dono.ts'
import { findFonte, listaFontes } from '../fontes.ts'
import { proximaOrdem } from '../ordem.ts'
import { readEditadas } from '../perguntas.ts'
import { countPerguntasRespondidas, motivoTravado } from '../respondido.ts'
import { respostasSugeridas } from '../sugeridas.ts'

const integer: JsonSchema = { type: 'integer' }
const id: JsonSchema = { type: 'integer', minimum: 1 }

/** Helper routes for editors of questionnaires: next number, suggested options, questions of others, random order — spec 2 §7 */
export function ajudaRoutes(route: RouteCollector): void {
  route.get(
    '/{id}/perguntas/proxima-ordem',
    { summary: 'Ordem que uma nova pergunta recebe', response: integer },
    async (ctx, request) =>
      proximaOrdem(await readEditadas(ctx.db, ctx.session.empresaId, await questionarioDe(ctx, request))),
  )
  route.get(
    '/{id}/perguntas/quantidade-perguntas-respondidas',
    { summary: 'Quantas perguntas já foram respondidas por alguém', response: integer },
    async (ctx, request) =>
      countPerguntasRespondidas(ctx.db, ctx.session.empresaId, await questionarioDe(ctx, request)),
  )
  route.get(
    '/{id}/perguntas/respostas-sugeridas',
    { summary: 'Conjuntos de opções: os mais usados da empresa e os que vêm com o sistema' },
    async (ctx, request) => {
      await questionarioDe(ctx, request)
      return respostasSugeridas(ctx.db, ctx.session.empresaId)
    },
  )
  sorteioRoute(route)
  fonteRoutes(route)
}

function sorteioRoute(route: RouteCollector): void {
  route.post(
    '/{id}/ordem-aleatoria',
    {
      summary:
        'Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma; ativa=false volta à ordem escrita',
      body: {
        type: 'object',
        additionalProperties: false,
        properties: { ativa: { type: 'boolean', title: 'Ordem aleatória' } },
      },
    },
    async (ctx, request, reply) => {
      const questionario = await questionarioDe(ctx, request)
      const { ativa = true } = objectBody(request, true)
      const record = await inTransaction(ctx, async (tx) => {
        await lockQuestionario(tx, questionario)
        const message = await motivoTravado(tx.db, tx.session.empresaId, questionario)
        if (message !== undefined) fail('ACAO_NAO_PERMITIDA', {}, { message })
        await sorteia(tx, idParam(request), questionario, ativa === true)
        return readSaved(tx, idParam(request))
      })
      return sendRecord(reply, record)
    },
  )
}

/** Sets the random order: at the owner where it has the field (its questionnaire follows), else at the questionnaire. */
async function sorteia(tx: Ctx, dono: number, questionario: number, ordemAleatoria: boolean): Promise<void> {
  const diz = tx.entity.fields.some(({ path }) => path === 'ordemAleatoria')
  const of = diz ? tx : onBehalf(tx, QUESTIONARIO)
  const stored = await readOfCompany(of, diz ? dono : questionario, { lock: true })
  await changeStored(of, stored, { ordemAleatoria }, 'alteracao')
}

function fonteRoutes(route: RouteCollector): void {
  route.get(
    '/{id}/perguntas/fontes',
    { summary: 'Bancos e questionários de que se podem tirar perguntas' },
    async (ctx, request) => listaFontes(ctx, await questionarioDe(ctx, request)),
  )
  route.post(
    '/{id}/perguntas/copia',
    {
      summary: 'Copia perguntas de outro questionário, com opções, aspectos e as condições entre elas',
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['questionario', 'perguntas'],
        properties: {
          questionario: { ...id, title: 'Questionário' },
          perguntas: {
            type: 'array',
            title: 'Perguntas',
            'x-field': { gender: 'f' },
            items: id,
            minItems: 1,
            maxItems: 500,
          },
        },
      },
    },
    async (ctx, request, reply) => {
      const para = await questionarioDe(ctx, request)
      const { questionario, perguntas } = objectBody(request) as RecordData & { perguntas: number[] }
      const de = await findFonte(ctx, Number(questionario))
      await inTransaction(ctx, async (tx) => {
        await lockQuestionario(tx, para)
        const message = await motivoTravado(tx.db, tx.session.empresaId, para)
        if (message !== undefined) fail('ACAO_NAO_PERMITIDA', {}, { message })
        const copiadas = await copiaPerguntas({ from: tx, de, to: tx, para, ids: perguntas })
        if (copiadas < new Set(perguntas).size) fail('NAO_ENCONTRADO')
      })
      return reply.code(201).send(await listaPerguntas(ctx, para))
    },
  )
}
