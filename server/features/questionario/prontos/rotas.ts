import { inTransaction, onBehalf } from '#server/platform/crud/context.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { readOfCompany } from '#server/platform/crud/read/read.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { listaPerguntas, questionarioDe } from '../acesso.ts'
import { QUESTIONARIO } from '../dono.ts'
import { conjuntosOferecidos, incluiPronto } from './inclui.ts'

/** Routes of the shipped sets, below any owner of a questionnaire. */
export function prontosRoutes(route: RouteCollector): void {
  const url = '/{id}/perguntas/prontos'
  route.get(url, { summary: 'Modelos prontos para este tipo de questionário' }, async (ctx, request) => {
    const questionario = await questionarioDe(ctx, request)
    return conjuntosOferecidos(String((await readOfCompany(onBehalf(ctx, QUESTIONARIO), questionario)).tipo))
  })
  route.post(
    url,
    {
      summary: 'Inclui os aspectos e as perguntas de um modelo pronto',
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['nome'],
        properties: { nome: { type: 'string', title: 'Modelo pronto', maxLength: 50 } },
      },
    },
    async (ctx, request, reply) => {
      const questionario = await questionarioDe(ctx, request)
      await inTransaction(ctx, (tx) => incluiPronto(tx, questionario, String(objectBody(request).nome)))
      return reply.code(201).send(await listaPerguntas(ctx, questionario))
    },
  )
}
