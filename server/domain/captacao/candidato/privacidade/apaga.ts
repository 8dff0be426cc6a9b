import type { FastifyRequest } from 'fastify'
import { erasePerson } from '#server/features/lgpd/erase.ts'
import { type Officer, selfOf } from '#server/features/lgpd/officer.ts'
import { findSubject, type Subject } from '#server/features/lgpd/persons.ts'
import { actOnRecord } from '#server/platform/crud/actions/act.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { verifyPassword } from '#server/platform/session/passwords/password.ts'

const CANDIDATURA = 'captacao/candidato-solicitacao'

/** The session's candidate as officer of his own data, and as subject in every company that has data of him. */
export async function proprio(ctx: Ctx, request: FastifyRequest): Promise<{ self: Officer; subject: Subject }> {
  const { db, session, entity } = ctx
  const { empresaId, usuario } = session
  const companies = await run<{ id: number; nome: string }>(
    db,
    `select e.id, e.nome from empresa e where e.id = $1 or exists (select from candidato_solicitacao s where s.empresa_id = e.id
       and s.candidato_empresa_id = $1 and s.candidato_id = $2) order by e.id <> $1, e.id`,
    [empresaId, usuario.id],
  )
  const self = await selfOf(request.server.prumo, session, companies)
  return { self, subject: await findSubject(self, entity.path, usuario.id) }
}

/**
 * Erases the candidate's own registration, after giving up his open candidacies. Employment data is not erased: the
 * company has to keep it (Constituição, art. 7º, XXIX).
 */
export async function apagaProprio(ctx: Ctx, request: FastifyRequest): Promise<void> {
  await confirmaSenha(ctx, request)
  const { usuario } = ctx.session
  const { self, subject } = await proprio(ctx, request)
  const { empresaId, email, nomes } = subject
  const empresa = self.companies[0]?.nome ?? ''
  // the trail of the erasure holds no name
  const nobody = { id: usuario.id, nome: `Pessoa anonimizada ${usuario.id}`, login: '' }
  await depoisDeSair(ctx, async () => {
    await erasePerson({ ...self, session: { ...self.session, usuario: nobody } }, await atual(self, subject), {
      reach: 'registro',
      async finish(db) {
        if ((await abertas({ ...ctx, db })).length > 0) throw new EntrouEmSelecao()
        if (!isAddress(email)) return
        await sendMail(db, {
          empresaId,
          to: { endereco: email },
          subject: 'O seu cadastro foi apagado',
          text: `Olá, ${nomes[0] ?? ''}.\n\nComo você pediu no portal de vagas, o seu cadastro de candidato em ${empresa} foi apagado: os seus dados, os seus documentos e as suas respostas. Ficam só estatísticas sem o seu nome e o que a lei manda guardar.\n\nSe não foi você quem pediu, responda a este e-mail.\n\nAtenciosamente,\n${empresa}`,
          event: 'CADASTRO_APAGADO',
        })
      },
    })
  })
}

/** Thrown to roll back when an application was added meanwhile from another tab. */
class EntrouEmSelecao extends Error {}
/** Attempts before giving up. */
const VEZES = 5

/** Gives up open candidacies and erases; repeats when another candidacy was added meanwhile. */
async function depoisDeSair(ctx: Ctx, apaga: () => Promise<void>, vez = 1): Promise<void> {
  await deixaSelecoes(ctx)
  try {
    await apaga()
  } catch (error) {
    if (!(error instanceof EntrouEmSelecao) || vez === VEZES) throw error
    await depoisDeSair(ctx, apaga, vez + 1)
  }
}

/** Reads the subject again, after the candidacies were given up. */
const atual = (self: Officer, { entidade, id }: Subject): Promise<Subject> => findSubject(self, entidade, id)

const abertas = ({ db, session: { empresaId, usuario } }: Ctx) =>
  run<{ id: number; empresaId: number }>(
    db,
    `select id, empresa_id as "empresaId" from candidato_solicitacao
     where candidato_empresa_id = $1 and candidato_id = $2 and situacao = 'E' order by id`,
    [empresaId, usuario.id],
  )

async function deixaSelecoes(ctx: Ctx): Promise<void> {
  const there = forEntity(ctx, CANDIDATURA)
  const desiste = there.entity.actions.find(({ name }) => name === 'desiste') ?? fail('NAO_ENCONTRADO')
  for (const aberta of await abertas(ctx)) {
    const own = { ...there, session: { ...ctx.session, empresaId: aberta.empresaId } }
    await actOnRecord(own, desiste, Number(aberta.id), { motivo: 'O candidato apagou o seu cadastro.' }, undefined)
  }
}

/** Requires the password: an unattended session must not erase. Wrong passwords count against the login's throttle. */
async function confirmaSenha(ctx: Ctx, request: FastifyRequest): Promise<void> {
  const { senha } = objectBody(request)
  if (typeof senha !== 'string' || senha === '') invalid([fieldError('senha', 'Senha é obrigatória')])
  const { empresaId, usuario } = ctx.session
  const { secrets, throttle } = request.server.prumo
  const [row] = await run<{ senha: string | null }>(
    ctx.db,
    'select senha from candidato where empresa_id = $1 and id = $2',
    [empresaId, usuario.id],
  )
  const account = secrets.hashAccount('candidato', `${usuario.login}@${empresaId}`)
  const right = await throttle.attempt({ account, address: request.ip }, async () =>
    (await verifyPassword(row?.senha, String(senha))) ? true : undefined,
  )
  if (!right) invalid([fieldError('senha', 'Senha atual incorreta')])
}
