import { renderSVG } from 'uqr'
import type { SurveyLink } from '#schemas/runtime/answers/surveys/survey-link.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { requirePortalOrigin } from '#server/platform/plugins/public-address.ts'
import { type Pesquisa, readPesquisa } from '../pesquisa.ts'
import { cartazDaPesquisa } from './cartaz.ts'
import { codigoDoLink } from './codigo.ts'

const authority = 'ROLE_CAD_PESQUISA_LIBERA'
type Server = Parameters<typeof requirePortalOrigin>[0]

const PASSOS: Record<string, { summary: string; muda(pesquisa: Pesquisa): RecordData }> = {
  abre: {
    summary: 'Abre o link público da pesquisa',
    muda: ({ linkNumero = 1 }) => ({ linkAberto: true, linkNumero }),
  },
  fecha: { summary: 'Fecha o link público da pesquisa', muda: () => ({ linkAberto: false }) },
  renova: {
    summary: 'Dá outro endereço ao link público da pesquisa; o de antes deixa de valer',
    muda: ({ linkNumero = 0 }) => ({ linkNumero: linkNumero + 1 }),
  },
}

/** Routes of the public link, for users who release surveys — issue 20 §4 */
export function linkRotas(route: RouteCollector): void {
  const url = '/{id}/link-publico'
  route.get(url, { summary: 'Link público da pesquisa', authority }, async (ctx, request) =>
    linkDe(ctx, request.server, porLink(await readRecord<Pesquisa>(ctx, idParam(request)))),
  )
  for (const [passo, { summary, muda }] of Object.entries(PASSOS))
    route.put(`${url}/${passo}`, { summary, authority }, async (ctx, request) => {
      await readRecord(ctx, idParam(request))
      const mudada = await inTransaction(ctx, async (tx) => {
        const pesquisa = porLink(await readPesquisa(tx, idParam(request), { lock: true }))
        const changes = muda(pesquisa)
        const igual = Object.entries(changes).every(([name, value]) => pesquisa[name as keyof Pesquisa] === value)
        return igual ? pesquisa : ((await changeStored(tx, pesquisa, changes, `${passo}-link`)) as Pesquisa)
      })
      return linkDe(ctx, request.server, mudada)
    })
  route.get(
    `${url}/cartaz`,
    { summary: 'Cartaz com o QR Code da pesquisa em PDF', authority },
    async (ctx, request, reply) => {
      const pesquisa = porLink(await readRecord<Pesquisa>(ctx, idParam(request)))
      const { endereco } = await linkDe(ctx, request.server, pesquisa)
      if (endereco === undefined || !pesquisa.linkAberto)
        return fail('ACAO_NAO_PERMITIDA', {}, { message: 'Abra o link público antes de imprimir o cartaz.' })
      const qr = renderSVG(endereco, { ecc: 'M', border: 2 })
      const file = await cartazDaPesquisa(ctx, request.server.prumo, pesquisa, { endereco, qr })
      reply.header('content-disposition', contentDisposition('inline', `Cartaz - ${pesquisa.titulo}.pdf`))
      return reply.type('application/pdf').send(file)
    },
  )
}

/** @throws DomainError 409 of a survey with an audience, or before the release */
function porLink(pesquisa: Pesquisa): Pesquisa {
  const recusa = (message: string) => fail('ACAO_NAO_PERMITIDA', {}, { message })
  if (!pesquisa.porLink) recusa('Esta pesquisa tem um público e não é respondida pelo link público.')
  if (pesquisa.situacao === 'P') recusa('A pesquisa ainda não foi liberada.')
  return pesquisa
}

async function linkDe(ctx: Ctx, server: Server, pesquisa: Pesquisa): Promise<SurveyLink> {
  const { id, titulo, situacao, dataIni, dataFim, linkAberto = false, linkNumero, respondidos = 0 } = pesquisa
  const alvo = { empresaId: ctx.session.empresaId, id }
  const codigo = linkNumero === undefined ? undefined : codigoDoLink(server.prumo.secrets, alvo, linkNumero)
  return {
    ...{ titulo, situacao, dataIni, dataFim, respondidos, aberto: linkAberto },
    ...(codigo !== undefined && { endereco: `${await requirePortalOrigin(server)}/p/${codigo}` }),
  }
}
