import type { FastifyRequest } from 'fastify'
import { requireSession } from '#server/platform/access/session.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { readStaff, USUARIO, writeToStaff } from '../staff.ts'

/** Records a change of a user's factors in trail and security log, and notifies him by e-mail. @param what first sentence of the e-mail */
export async function tellFactor(request: FastifyRequest, db: Db, operation: string, what: string): Promise<void> {
  const { id: sessao, usuario } = requireSession(request)
  const { id, nome } = usuario
  await recordSecurity(db, { evento: 'FATOR_ALTERADO', usuarioId: id, sessao, dados: { operacao: operation } })
  const line =
    'insert into auditoria (usuario_id, usuario_nome, entidade, registro_id, operacao) values ($1, $2, $3, $1, $4)'
  await run(db, line, [id, nome, USUARIO, operation])
  const staff = await readStaff(db, id)
  if (!staff) return
  await writeToStaff(db, staff, {
    event: 'SEGUNDO_FATOR',
    subject: 'A verificação em duas etapas do seu usuário do Prumo RH mudou',
    text: `${what}

Se não foi você, altere a sua senha e avise quem administra os usuários da sua empresa.`,
  })
}
