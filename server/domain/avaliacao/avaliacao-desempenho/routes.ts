import { participacaoRoutes } from '#server/features/questionario/participacao.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { cloneIntoCompanies } from '#server/platform/crud/write/clone-companies.ts'
import { chamadasDeComentarios } from './chamadas/comentarios.ts'
import { chamadasDeCompetencias } from './chamadas/competencias.ts'
import { consultas, emails } from './chamadas/consultas.ts'
import { clonaCiclo } from './clona.ts'
import { liberacao } from './liberacao.ts'
import { participantes } from './participantes.ts'
import { verResultados } from './resultados/ver-resultados.ts'

/** A cycle's participants, release and results — spec 2 §7 */
export default defineRoutes('avaliacao/avaliacao-desempenho', (route) => {
  route.post(
    '/{id}',
    {
      summary: 'Clona a avaliação, em preparação, nas empresas indicadas ou na atual; os participantes, só na atual',
      authority: 'ROLE_CAD_AVALIACAO_DESEMPENHO_INCLUIR',
      querystring: {
        type: 'object',
        properties: { empresas: { type: 'string' }, clonarParticipantes: { type: 'string', enum: ['true', 'false'] } },
      },
    },
    async (ctx, request, reply) => {
      const { clonarParticipantes } = request.query as { clonarParticipantes?: string }
      const clones = await cloneIntoCompanies(ctx, request, clonaCiclo(clonarParticipantes === 'true'))
      return reply.code(201).send(clones)
    },
  )
  liberacao(route)
  participantes(route)
  consultas(route)
  emails(route)
  chamadasDeCompetencias(route)
  chamadasDeComentarios(route)
  verResultados(route)
  participacaoRoutes(route, async (ctx, id) => {
    await readRecord(ctx, id)
    return { onde: (values) => `c.avaliacao_desempenho_id = ${values.add(id)}` }
  })
})
