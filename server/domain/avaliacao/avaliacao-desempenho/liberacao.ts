import type { Advice } from '#schemas/runtime/answers/advice.ts'
import type { Action } from '#schemas/runtime/model.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { runAction } from '#server/platform/crud/actions/act.ts'
import { sendAct } from '#server/platform/crud/actions/send-act.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { idParam, objectBody, versionOf } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { gruposPequenos, pendenciasDe } from './avisos/pendencias.ts'
import { type Ciclo, readCiclo } from './ciclo.ts'

const RIGHT = 'ROLE_CAD_AVALIACAO_DESEMPENHO'

/** Routes that release or block one or several cycles by a flag — spec 2 §7 */
export function liberacao(route: RouteCollector): void {
  route.get(
    '/{id}/antes-da-liberacao',
    { summary: 'O que falta para liberar a avaliação e o que é preciso saber antes', authority: `${RIGHT}_LIBERA` },
    async (ctx, request): Promise<Advice[]> => {
      const ciclo = await readCiclo(ctx, idParam(request))
      const faltas = await pendenciasDe(ctx, ciclo)
      const avisos = await gruposPequenos(ctx, ciclo)
      return [...faltas.map((texto) => ({ texto, impede: true })), ...avisos.map((texto) => ({ texto, impede: false }))]
    },
  )
  route.put(
    '/{id}/liberada/{flag}',
    {
      summary: 'Libera (true) ou bloqueia (false) a avaliação',
      response: { type: 'object' },
      body: { type: 'object', additionalProperties: false, properties: { versao: { type: 'integer' } } },
    },
    async (ctx, request, reply) => {
      const { flag } = request.params as { flag?: string }
      if (flag !== 'true' && flag !== 'false') fail('PARAMETRO_INVALIDO', { nome: 'flag' })
      const body = objectBody(request, true)
      const id = idParam(request)
      const action = exigePasso(ctx, await readCiclo(ctx, id), flag === 'true')
      return sendAct(request, reply, ctx, { action, id, body, versao: versionOf(request, body) })
    },
  )
  route.put(
    '/liberacao',
    {
      summary: 'Libera ou bloqueia várias avaliações: todas ou nenhuma',
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['ids'],
        properties: {
          ids: {
            type: 'array',
            title: 'Avaliações',
            'x-field': { gender: 'f' },
            minItems: 1,
            maxItems: 100,
            uniqueItems: true,
            items: { type: 'integer', minimum: 1 },
          },
          liberada: { type: 'boolean', title: 'Liberada', default: true },
        },
      },
    },
    async (ctx, request) => {
      const { ids, liberada = true } = objectBody(request) as { ids: number[]; liberada?: boolean }
      return inTransaction(ctx, async (tx) => {
        const avaliacoes = []
        for (const id of ids) avaliacoes.push(await poeLiberada(tx, id, liberada))
        return { avaliacoes }
      })
    },
  )
}

/** The action that releases or blocks a cycle in its present situation. @throws DomainError 403 */
function exigePasso(ctx: Ctx, { situacao }: Ciclo, liberada: boolean): Action {
  const passo = liberada ? (situacao === 'B' ? 'desbloqueia' : 'libera') : 'bloqueia'
  const action = ctx.entity.actions.find(({ name }) => name === passo)
  if (!action || !hasAuthority(ctx.session, action.authority)) fail('NAO_AUTORIZADO')
  return action
}

async function poeLiberada(tx: Ctx, id: number, liberada: boolean) {
  const { name } = exigePasso(tx, await readCiclo(tx, id, { lock: true }), liberada)
  const { versao } = await runAction(tx, name, id)
  return { id, versao, liberada }
}
