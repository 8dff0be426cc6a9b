import { randomInt } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { redeemSolution } from '#server/features/captcha/captcha.ts'
import { withoutDemoCandidates } from '#server/platform/access/demo.ts'
import type { Session } from '#server/platform/access/session.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { requirePortalOrigin } from '#server/platform/plugins/public-address.ts'
import { createLink, readLink, redeemLink } from '#server/platform/session/one-time-links.ts'
import type { Prumo } from '#server/prumo.ts'
import { emailDoCadastro, emailDoCodigo, emailDoConhecido } from './emails-cadastro.ts'
import type { Destino } from './emails-senha.ts'
import { daEmpresa } from './formulario.ts'
import { visitante } from './sessao.ts'

/** Codes per CPF, per e-mail and per network within 15 minutes. */
const PER_CPF = 3
const PER_EMAIL = 5
const PER_ADDRESS = 30
/** Validity of a code in minutes, and its number of digits. */
const MINUTES = 30
const DIGITS = 6
/** Minimum duration of an answer in ms: response time does not reveal whether the CPF is known. */
const ANSWER_MS = 400

const CANDIDATO = 'captacao/candidato'

const pedido: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['cpf', 'email', 'recaptcha'],
  properties: {
    cpf: { type: 'string', title: 'CPF', format: 'cpf', maxLength: 20 },
    email: { type: 'string', title: 'E-mail', format: 'email', maxLength: 100 },
    recaptcha: {
      type: 'string',
      maxLength: 4000,
      title: 'Captcha',
      'x-field': { messages: { required: 'Confirme que você não é um robô.' } },
    },
  },
}
interface Pedido {
  cpf: string
  email: string
  recaptcha: string
}
const lePedido = bodyCheck<Pedido>(pedido)

/** Proof that the registering person reads the e-mail address. */
interface Prova {
  desafio: string
  codigo: string
}
const leProva = bodyCheck<Prova>({
  type: 'object',
  additionalProperties: false,
  required: ['desafio', 'codigo'],
  properties: {
    desafio: { type: 'string', title: 'Desafio', maxLength: 100 },
    codigo: { type: 'string', title: 'Código', maxLength: 20 },
  },
})

/** POST /externo/candidatos/codigo-email: sends a code to the e-mail of a registration; that the CPF is known already is told only in that e-mail. */
export function codigoDoEmail(route: RouteCollector): void {
  route.post(
    '//externo/candidatos/codigo-email',
    {
      summary: 'Envia um código ao e-mail de quem se cadastra',
      authority: 'PUBLIC',
      querystring: daEmpresa,
      body: pedido,
    },
    async (ctx, request, reply) => {
      const { env } = request.server.prumo
      const given = lePedido(request.body)
      const session = await visitante(request)
      if (!env.demo && !env.smtp) fail('EMAIL_NAO_CONFIGURADO')
      const [{ desafio, codigo }] = await Promise.all([envia(ctx, request, session, given), after(ANSWER_MS)])
      // a demo without SMTP sends no e-mail, so the answer holds the code
      return reply.code(201).send({ desafio, ...(env.demo && !env.smtp ? { codigo } : {}) })
    },
  )
}

/** Sends the code. @returns it only where it was sent */
async function envia(ctx: Ctx, request: FastifyRequest, session: Session, { recaptcha, ...given }: Pedido) {
  const { prumo } = request.server
  const { empresaId, empresas } = session
  const empresa = empresas[0]?.nome ?? ''
  const origin = await requirePortalOrigin(request.server)
  const cpf = given.cpf.replace(/\D/g, '')
  const email = given.email.trim()
  const codigo = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  return inTransaction(ctx, async ({ db }) => {
    const spend = (what: string, most: number) =>
      prumo.throttle.spend(db, { account: prumo.secrets.hashAccount('codigo-email', what), address: '' }, most)
    await prumo.throttle.spend(db, { account: 'codigo-email', address: request.ip }, PER_ADDRESS)
    await spend(`${cpf}@${empresaId}`, PER_CPF)
    await spend(email.toLowerCase(), PER_EMAIL)
    await redeemSolution(db, prumo, recaptcha)
    const dono = { empresaId, entidade: CANDIDATO, id: 0 }
    const desafio = await createLink(prumo, db, 'codigo-email', dono, MINUTES, marcas(prumo, { cpf, email, codigo }))
    const conhecido = await cadastrado(prumo, db, empresaId, cpf)
    if (!conhecido) {
      await emailDoCodigo(
        db,
        CANDIDATO,
        { empresaId, empresa, email },
        { codigo, minutos: MINUTES, secret: prumo.secrets },
      )
      return { desafio, codigo }
    }
    await emailDoConhecido(
      db,
      CANDIDATO,
      { empresaId, empresa, email },
      `${origin}/externo/login?empresaId=${empresaId}`,
    )
    if (conhecido.email && conhecido.email.toLowerCase() !== email.toLowerCase())
      await emailDoCadastro(db, CANDIDATO, conhecido)
    return { desafio, codigo: undefined }
  })
}

/** Hashes of CPF, e-mail and code that the code is bound to. */
const marcas = ({ secrets }: Prumo, { cpf, email, codigo }: { cpf: string; email: string; codigo: string }) => ({
  cpf: secrets.hashAccount('codigo-email cpf', cpf),
  email: secrets.hashAccount('codigo-email email', email.trim().toLowerCase()),
  codigo: secrets.hashAccount('codigo-email codigo', codigo),
})

/**
 * Checks that the code was sent for this CPF to this e-mail; wrong ones count against the throttle. It stays valid
 * until the registration redeems it.
 * @throws DomainError MUITAS_TENTATIVAS, 400 in the field of the code
 */
export async function exigeCodigo(request: FastifyRequest, empresaId: number, record: RecordData, prova: unknown) {
  const { prumo } = request.server
  const { desafio, codigo } = leProva(prova)
  const { pessoal, contato } = record as { pessoal?: RecordData; contato?: RecordData }
  const given = marcas(prumo, {
    cpf: String(pessoal?.cpf ?? '').replace(/\D/g, ''),
    email: String(contato?.email ?? ''),
    codigo: codigo.replace(/\D/g, ''),
  })
  const account = prumo.secrets.hashAccount('codigo-email', desafio)
  const link = await readLink(prumo, prumo.database.kysely, 'codigo-email', CANDIDATO, desafio)
  if (link?.empresaId !== empresaId) return recusa('O tempo para informar o código acabou. Peça outro.')
  const sent = link.dados
  if (sent.cpf !== given.cpf || sent.email !== given.email)
    return recusa('O CPF ou o e-mail mudou depois que o código foi enviado. Peça outro.')
  const right = await prumo.throttle.attempt(
    { account, address: '' },
    async () => sent.codigo === given.codigo || undefined,
  )
  return right ? desafio : recusa('Código incorreto')
}

const recusa = (message: string): never => invalid([fieldError('prova.codigo', message)])

/** Redeems the code in the transaction of the registration; a second use is refused. */
export async function gastaCodigo({ prumo }: FastifyRequest['server'], db: Db, desafio: string): Promise<void> {
  const spent = await redeemLink(prumo, db, 'codigo-email', CANDIDATO, desafio)
  if (!spent) recusa('Este código já foi usado. Peça outro.')
}

async function cadastrado({ env }: Prumo, db: Db, empresaId: number, cpf: string): Promise<Destino | undefined> {
  const [found] = await run<Destino>(
    db,
    `select c.id, c.empresa_id as "empresaId", c.nome, c.contato_email as email, e.nome as empresa from candidato c
     join empresa e on e.id = c.empresa_id where c.empresa_id = $1 and c.pessoal_cpf = $2 ${withoutDemoCandidates(env, 'c')} order by c.id limit 1`,
    [empresaId, cpf],
  )
  return found
}
