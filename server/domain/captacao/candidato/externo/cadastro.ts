import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { DomainError, fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { networkOf } from '#server/platform/session/address.ts'
import { exigeCodigo, gastaCodigo } from './codigo.ts'
import { dentroDa, visitante } from './sessao.ts'
import { aceite, termoDa } from './termo.ts'

/** Thrown to roll back a valid registration whose e-mail is not proven yet. */
class SemProva extends Error {}

/**
 * Registers a candidate in the company of the request, with the rules of the internal form. Without `prova` the insert
 * is rolled back: form errors are reported before a code is sent. A CPF already known is told only in the e-mail with
 * the code. @returns the new session
 * @throws DomainError EMAIL_NAO_CONFIRMADO
 */
export async function cadastra(ctx: Ctx, request: FastifyRequest, body: RecordData): Promise<Session> {
  const session = await visitante(request)
  const own = dentroDa({ ...ctx, entity: ctx.deps.model.entities.get('captacao/candidato') ?? ctx.entity }, session)
  const { versaoTermo, documentos: _, prova, ...record } = body
  const desafio = prova === undefined ? undefined : await exigeCodigo(request, session.empresaId, record, prova)
  const id = await contado(request, String((record.pessoal as RecordData | undefined)?.cpf ?? ''), () =>
    inTransaction(own, async (tx) => {
      const novo = await inclui(tx, request, record, versaoTermo)
      if (desafio === undefined) throw new SemProva()
      await gastaCodigo(request.server, tx.db, desafio)
      return novo
    }),
  )
  if (id === undefined) return fail(desafio === undefined ? 'EMAIL_NAO_CONFIRMADO' : 'CADASTRO_NAO_CONCLUIDO')
  const { nome, nomeSocial, pessoal } = record as { nome: string; nomeSocial?: string; pessoal: { cpf: string } }
  const usuario = { id, nome: nomeSocial ?? nome, login: cpfFormat.normalise?.(pessoal.cpf) ?? pessoal.cpf }
  return { ...session, usuario, authorities: new Set(['CANDIDATO']) }
}

async function inclui(tx: Ctx, request: FastifyRequest, record: RecordData, versaoTermo: unknown): Promise<number> {
  const termo = await termoDa(tx)
  if (termo && versaoTermo !== termo.versao)
    invalid([
      fieldError('versaoTermo', 'Para continuar, leia e aceite os termos de privacidade e a política de segurança.'),
    ])
  if (!record.confirmaSenha && record.senha) invalid([fieldError('confirmaSenha', 'As senhas devem ser iguais')])
  const id = await insertBody(tx, record)
  if (termo) {
    const given = aceite(termo, request.server.prumo.now(), request.ip)
    await changeStored(tx, await readStored(tx, id, { lock: true }), given, 'alteracao')
  }
  return id
}

/** Counts registrations against the throttle by network and CPF, like failed logins. @returns undefined where none was made */
async function contado(request: FastifyRequest, cpf: string, work: () => Promise<number>): Promise<number | undefined> {
  const { secrets, throttle } = request.server.prumo
  const account = secrets.hashAccount('cadastro-externo', cpf.replace(/\D/g, '') || randomUUID())
  let made: number | undefined
  await throttle.attempt({ account, address: `cadastro-externo ${networkOf(request.ip)}` }, async () => {
    made = await work().catch((error: unknown) => {
      // a known CPF and a missing proof get the same answer
      if (error instanceof SemProva) return undefined
      if (error instanceof DomainError && error.code === 'CHAVE_DUPLICADA') return undefined
      throw error
    })
    return undefined
  })
  return made
}
