import type { RespostaNps } from '#schemas/runtime/answers/surveys/nps.ts'
import { COMENTARIO_NPS } from '#schemas/runtime/domain/nps.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { chamadasDeComentarios } from './comentarios.ts'
import { adia, perguntaDe, responde } from './responde.ts'
import { resultadosDe } from './resultados.ts'

const RESULTADOS = 'ROLE_PESQUISA_NPS_RESULTADOS'

/** NPS: asked once per period and user, results by month — spec 2 §7, spec 3 §9 */
export default defineRoutes('pesquisa/convite-nps', (route) => {
  route.get(
    '//pesquisa/nps',
    { summary: 'Se o usuário é perguntado agora, e o texto da pergunta', authority: 'LOGIN' },
    (ctx) => perguntaDe(ctx),
  )
  route.post(
    '//pesquisa/nps',
    {
      summary: 'Responde sem nome, uma vez por período',
      authority: 'LOGIN',
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['nota'],
        properties: {
          nota: { type: 'integer', minimum: 0, maximum: 10, title: 'Nota', 'x-field': { gender: 'f' } },
          comentario: { type: 'string', maxLength: COMENTARIO_NPS, title: 'Comentário' },
        },
      },
    },
    (ctx, request) => responde(ctx, objectBody<RespostaNps>(request)),
  )
  route.post('//pesquisa/nps/adia', { summary: 'Adia a pergunta, duas vezes por período', authority: 'LOGIN' }, (ctx) =>
    adia(ctx),
  )
  route.get('//pesquisa/nps/resultados', { summary: 'NPS dos meses encerrados', authority: RESULTADOS }, (ctx) =>
    resultadosDe(ctx),
  )
  chamadasDeComentarios(route, RESULTADOS)
})
