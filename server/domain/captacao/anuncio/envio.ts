import { formats } from '#schemas/runtime/formats/formats.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { headerText } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { requirePortalOrigin } from '#server/platform/plugins/public-address.ts'
import { emailDoAnuncio, enderecoDaVaga } from './emails.ts'
import { findVaga } from './queries.ts'

interface Envio {
  destinatarios: string[]
  mensagem?: string
}

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['destinatarios'],
  properties: {
    // the form's limit stands in admin/screens/captacao/anuncio/addresses.ts
    destinatarios: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 50, title: 'Destinatários' },
    mensagem: { type: 'string', maxLength: 1000, title: 'Mensagem' },
  },
}
const check = bodyCheck<Envio>(body)

/** Adverts one user may send per 15 minutes: prevents mass mailing. */
const PER_USER = 10

/** POST /captacao/anuncios/{id}/email: the company itself sends an open vacancy to addresses it chooses — spec 3 §7 */
export function envio(route: RouteCollector): void {
  route.post('/{id}/email', { summary: 'Envia um anúncio aberto por e-mail', body }, async (ctx, request, reply) => {
    const { destinatarios, mensagem } = limpo(check(request.body))
    const { id } = await readStored(ctx, idParam(request))
    const { empresaId, usuario } = ctx.session
    await inTransaction(ctx, async (tx) => {
      const vaga = (await findVaga(tx, { id, empresaId })) ?? fail('ACAO_NAO_PERMITIDA', {}, { message: fechada })
      const attempt = { account: `anuncio-email:${usuario.id}`, address: '' }
      await request.server.prumo.throttle.spend(tx.db, attempt, PER_USER)
      const endereco = enderecoDaVaga(await requirePortalOrigin(request.server, tx.db), vaga)
      await sendMail(tx.db, {
        ...emailDoAnuncio({ remetente: usuario.nome, mensagem }, vaga, endereco),
        empresaId,
        to: destinatarios.map((destinatario) => ({ endereco: destinatario })),
        event: 'anuncio-por-email',
        about: [{ entidade: ctx.entity.path, id }],
        author: usuario.nome,
      })
    })
    return reply.code(204).send()
  })
}

const fechada = 'Esta vaga não está aberta no portal: o anúncio não pode ser enviado.'

/** Normalises the addresses and removes duplicates. @throws DomainError 400 with every invalid one */
function limpo({ destinatarios, mensagem }: Envio): Envio {
  const erros = destinatarios.flatMap((texto, index) =>
    formats.email?.validate(texto.trim())
      ? []
      : [fieldError(`destinatarios[${index}]`, `E-mail inválido: ${headerText(texto, 60)}`)],
  )
  if (erros.length > 0) invalid(erros)
  return { destinatarios: destinatarios.map((texto) => texto.trim()), mensagem: mensagem?.trim() }
}
