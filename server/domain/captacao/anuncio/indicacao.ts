import { createHash } from 'node:crypto'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { newChallenge, redeemSolution } from '#server/features/captcha/captcha.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { requirePortalOrigin } from '#server/platform/plugins/public-address.ts'
import { emailDaIndicacao, enderecoDaVaga, type Indicacao } from './emails.ts'
import { findVaga } from './queries.ts'

const nome = { type: 'string', maxLength: 100 } as const
const email = { type: 'string', maxLength: 50, format: 'email' } as const

/** spec 1 §5.6 */
const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['nome', 'email', 'nomeAmigo', 'emailAmigo', 'recaptcha'],
  properties: {
    nome: { ...nome, title: 'Seu Nome' },
    email: { ...email, title: 'Seu E-mail' },
    nomeAmigo: { ...nome, title: 'Nome do Amigo' },
    emailAmigo: { ...email, title: 'E-mail do Amigo' },
    recaptcha: {
      type: 'string',
      maxLength: 4000,
      title: 'Captcha',
      'x-field': { messages: { required: 'Confirme que você não é um robô.' } },
    },
  },
}
const check = bodyCheck<Indicacao & { recaptcha: string }>(body)

/** E-mails one network address may send, and one friend may get, per 15 minutes. */
const PER_ADDRESS = 10
const PER_FRIEND = 3

/** POST /externo/anuncios/{id}/enviar-amigo: an open vacancy is recommended to a friend — spec 1 §2.3, §7.3 */
export function indicacao(route: RouteCollector): void {
  route.get(
    '//externo/captcha',
    { summary: 'Tarefa que mostra que quem envia não é um robô', authority: 'PUBLIC' },
    async (_ctx, request) => newChallenge(request.server.prumo),
  )
  route.post(
    '//externo/anuncios/{id}/enviar-amigo',
    { summary: 'Envia uma vaga aberta para um amigo', authority: 'PUBLIC', body },
    async (ctx, request, reply) => {
      const { recaptcha, ...given } = check(request.body)
      const pedido = limpa(given)
      const vaga = (await findVaga(ctx, { id: idParam(request) })) ?? fail('NAO_ENCONTRADO')
      const { prumo } = request.server
      const amigo = createHash('sha256').update(pedido.emailAmigo.toLowerCase()).digest('base64url')
      await inTransaction(ctx, async ({ db }) => {
        await prumo.throttle.spend(db, { account: 'enviar-amigo', address: request.ip }, PER_ADDRESS)
        await prumo.throttle.spend(db, { account: `enviar-amigo:${amigo}`, address: '' }, PER_FRIEND)
        await redeemSolution(db, prumo, recaptcha)
        const { subject, text } = emailDaIndicacao(
          pedido,
          vaga,
          enderecoDaVaga(await requirePortalOrigin(request.server, db), vaga),
        )
        await sendMail(db, {
          empresaId: vaga.empresa.id,
          to: { endereco: pedido.emailAmigo, nome: pedido.nomeAmigo },
          subject,
          text,
          event: 'indicacao-de-vaga',
          about: [{ entidade: ctx.entity.path, id: vaga.id }],
          author: pedido.nome,
        })
      })
      return reply.code(204).send()
    },
  )
}

const ENDERECO_DE_SITE = /:\/\/|www\.|\.(com|net|org|br|io|me|ru|cn|xyz)\b/i

/** Reduces names to one line and limits them: they go to strangers under the company's name and must not carry advertising. @throws DomainError 400 */
function limpa({ nome, email, nomeAmigo, emailAmigo }: Indicacao): Indicacao {
  const linha = (campo: 'nome' | 'nomeAmigo', texto: string) => {
    const limpo = texto.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
    const titulo = body.properties?.[campo]?.title
    if (limpo === '') return invalid([fieldError(campo, `${titulo} é obrigatório`)])
    if (ENDERECO_DE_SITE.test(limpo))
      return invalid([fieldError(campo, `${titulo} não pode ter endereços de internet`)])
    return limpo
  }
  return {
    nome: linha('nome', nome),
    email: email.trim(),
    nomeAmigo: linha('nomeAmigo', nomeAmigo),
    emailAmigo: emailAmigo.trim(),
  }
}
