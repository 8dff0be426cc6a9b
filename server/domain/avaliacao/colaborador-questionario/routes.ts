import type { JsonSchema } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody, versionOf } from '#server/platform/crud/request/request.ts'
import { readParaLer, readParaResponder } from './acesso.ts'
import { motivoSemLink } from './anonima.ts'
import { aplica } from './aplica.ts'
import { competencias } from './competencias.ts'
import { type Copia, motivoFechada, recusaAcao } from './copia.ts'
import { corpoDaEntrega, leitorDaEntrega } from './corpo.ts'
import { entrevista } from './entrevista/entrevista.ts'
import { experiencia } from './experiencia/experiencia.ts'
import { impressao } from './impressao.ts'
import { criaLink } from './link.ts'
import { minhasRotas } from './minhas-rotas.ts'
import { externo } from './pesquisa/externo.ts'
import { pesquisaRotas } from './pesquisa/rotas.ts'
import { type Correcao, corrige, type Entrega, responde } from './responde.ts'
import { situacao } from './situacao.ts'
import { comResultado, paraQuemResponde } from './vista.ts'

const alterar = 'ROLE_MOV_AVALIACAO_ALTERAR'
const correcoes: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['correcoes'],
  properties: {
    versao: { type: 'integer' },
    correcoes: {
      type: 'array',
      title: 'Correções',
      'x-field': { gender: 'f' },
      minItems: 1,
      maxItems: 9999,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['perguntaId', 'correcao'],
        properties: {
          perguntaId: { type: 'integer' },
          correcao: { type: 'integer', minimum: 0, maximum: 100, title: 'Correção (%)' },
        },
      },
    },
  },
}

/** Answering, reading and correcting copies of questionnaires — spec 2 §4, §5, §7 */
const leEntrega = leitorDaEntrega<Entrega>(corpoDaEntrega)

export default defineRoutes('avaliacao/colaborador-questionario', (route) => {
  route.get(
    '/{id}/questionario',
    { summary: 'O questionário como quem responde o vê', authority: 'LOGIN' },
    async (ctx, request) => paraQuemResponde(ctx, await readParaResponder(ctx, idParam(request))),
  )
  route.put(
    '/{id}/respostas',
    { summary: 'Guarda ou envia as respostas', authority: 'LOGIN', body: corpoDaEntrega, checksItself: true },
    async (ctx, request) => {
      const body = leEntrega(request.body)
      const { id } = await readParaResponder(ctx, idParam(request))
      const entrega: Entrega = { ...body, versao: versionOf(request, body) }
      return inTransaction(ctx, async (tx) => paraQuemResponde(tx, await responde(tx, id, entrega)))
    },
  )
  route.get('/{id}/resultado', { summary: 'Respostas e resultado' }, async (ctx, request) => {
    const { copia } = await readParaLer(ctx, idParam(request))
    return comResultado(ctx, copia)
  })
  route.put(
    '/{id}/correcao',
    { summary: 'Corrige as respostas subjetivas', authority: alterar, body: correcoes },
    async (ctx, request) => {
      const body = objectBody(request)
      return inTransaction(ctx, async (tx) =>
        comResultado(tx, await corrige(tx, idParam(request), body.correcoes as Correcao[], versionOf(request, body))),
      )
    },
  )
  route.post(
    '/{id}/link',
    { summary: 'Cria um link para responder sem log-in; os anteriores deixam de valer', authority: alterar },
    (ctx, request) =>
      inTransaction(ctx, async (tx) => {
        const copia = await readStored<Copia>(tx, idParam(request), { lock: true })
        recusaAcao(motivoFechada(copia, tx.context.hoje))
        recusaAcao(motivoSemLink(copia))
        return { link: await criaLink(tx, copia.id) }
      }),
  )
  aplica(route)
  competencias(route)
  externo(route)
  minhasRotas(route)
  impressao(route)
  situacao(route)
  pesquisaRotas(route)
  experiencia(route)
  entrevista(route)
})
