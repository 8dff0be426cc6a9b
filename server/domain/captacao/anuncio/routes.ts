import { forEntity } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { readRecord, readStored } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { candidatura } from './candidatura.ts'
import { envio } from './envio.ts'
import { indicacao } from './indicacao.ts'
import { link } from './link.ts'
import { portal } from './portal.ts'
import { anuncioDaSolicitacao } from './queries.ts'
import { vagas } from './vagas.ts'

export default defineRoutes('captacao/anuncio', (route) => {
  /** the advert of a request the session sees — spec 1 §7.4 */
  route.get(
    '//captacao/solicitacoes-pessoal/{id}/anuncio',
    { summary: 'Anúncio da solicitação de pessoal' },
    async (ctx, request) => {
      const { id } = await readStored(forEntity(ctx, 'captacao/solicitacao-pessoal'), idParam(request))
      const anuncio = await anuncioDaSolicitacao(ctx, id)
      return anuncio === undefined ? fail('NAO_ENCONTRADO') : readRecord(ctx, anuncio)
    },
  )
  portal(route)
  vagas(route)
  candidatura(route)
  indicacao(route)
  envio(route)
  link(route)
})
