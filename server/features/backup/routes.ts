import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import type { SecurityEvent } from '#schemas/runtime/shown/security.ts'
import { requireConfirmation, requireSession, type Session } from '#server/platform/access/session.ts'
import { requireWholeCompany } from '#server/platform/access/whole-company.ts'
import { appVersao } from '#server/platform/base/version.ts'
import { sendAttachment } from '#server/platform/crud/exchange/sheet.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { patienceOf, sendAccepted } from '#server/platform/queue/accepted.ts'
import { queueTask, SEAL } from '#server/platform/queue/tasks.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { passwordProblem } from '#server/platform/session/passwords/password-strength.ts'
import type { Prumo } from '#server/prumo.ts'
import { fileOf } from './drill.ts'
import { listBackups } from './list.ts'
import { endUntended, findBackup, removeBackup } from './records.ts'
import { spaceOf } from './space.ts'

const tags = ['Backup']
const config = { authority: ADMINISTRAR_INSTALACAO }
const senha: JsonSchema = { type: 'string', description: 'Não é guardada: sem ela ninguém abre o backup' }
const body: JsonSchema = { type: 'object', properties: { senha } }

/** Routes of backups of the installation — spec 3 §7 'Backup'; only for its administrators, with a recent confirmation. */
export async function backupRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const url = '/api/utilitario/backup'
  app.get(url, { config, schema: { tags, summary: 'Backups, o mais novo primeiro' } }, (request) =>
    listBackups(prumo, requireSession(request).usuario.id),
  )
  app.get(
    `${url}/situacao`,
    { config, schema: { tags, summary: 'Espaço em disco, chave do backup automático' } },
    async () => ({ espaco: await spaceOf(prumo), chaveAutomatica: nightlyProtection(prumo) }),
  )
  app.get(
    `${url}/is-possui-espaco-suciente-para-gerar-backup`,
    { config, schema: { tags, summary: 'Há espaço em disco para mais um backup?' } },
    async () => (await spaceOf(prumo)).suficiente,
  )
  app.post(
    `${url}/gerar`,
    { config, schema: { tags, summary: 'Gera um backup, fechado com uma senha, em segundo plano', body } },
    async (request, reply) => {
      const session = confirmed(request)
      const chosen = await newPassphrase(objectBody(request).senha)
      await refuseLackOfRoom(prumo)
      const { id, tarefaId } = await begin(prumo, session, chosen)
      return sendAccepted(reply, tarefaId, { id })
    },
  )
  app.post(
    `${url}/:id/ensaio`,
    { config, schema: { tags, summary: 'Ensaia a restauração de um backup, em segundo plano', body } },
    async (request, reply) => {
      const session = confirmed(request)
      const id = idParam(request)
      await fileOf(prumo, id)
      const segredo = prumo.secrets.seal(SEAL, passphrase(objectBody(request).senha))
      return sendAccepted(reply, await beginDrill(prumo, session, id, segredo))
    },
  )
  app.get(
    `${url}/getBackupAnonimo`,
    { config, schema: { tags, summary: 'Cópia anônima da empresa atual' } },
    async (request, reply) => {
      const session = confirmed(request)
      requireWholeCompany(session)
      const wait = patienceOf(request) ?? LONGEST_MS
      const outcome = await prumo.jobs.within(session, 'copia-anonima', null, { wait })
      await note(prumo.database.kysely, session, 'BACKUP_BAIXADO', { operacao: 'copia-anonima' })
      if ('tarefaId' in outcome) return sendAccepted(reply, outcome.tarefaId)
      return sendAttachment(reply, outcome.result.arquivo ?? fail('NAO_ENCONTRADO'))
    },
  )
  app.get(
    `${url}/:id`,
    // no compression: encrypted bytes do not compress, and trying takes minutes
    { config, compress: false, schema: { tags, summary: 'O arquivo de um backup' } },
    async (request, reply) => {
      const session = confirmed(request)
      const id = idParam(request)
      const path = await fileOf(prumo, id)
      await note(prumo.database.kysely, session, 'BACKUP_BAIXADO', { backup: id })
      return reply
        .header('content-disposition', `attachment; filename="${basename(path)}"`)
        .header('content-length', (await stat(path)).size)
        .type('application/octet-stream')
        .send(createReadStream(path))
    },
  )
  app.delete(`${url}/:id`, { config, schema: { tags, summary: 'Exclui um backup' } }, async (request) => {
    const session = confirmed(request)
    const backup = (await findBackup(prumo.database.pool, idParam(request))) ?? fail('NAO_ENCONTRADO')
    if (backup.situacao === 'GERANDO') fail('BACKUP_EM_ANDAMENTO')
    await note(prumo.database.kysely, session, 'BACKUP_EXCLUIDO', { backup: backup.id })
    await removeBackup(prumo, backup)
    return { id: backup.id }
  })
}

/** Maximum wait for an anonymous copy without Prefer; then it becomes a task. */
const LONGEST_MS = 600_000

function confirmed(request: FastifyRequest): Session {
  const session = requireSession(request)
  requireConfirmation(session)
  return session
}

const nightlyProtection = ({ env: { backup } }: Prumo): 'senha' | 'chave-publica' | undefined =>
  backup && ('senha' in backup ? 'senha' : 'chave-publica')

/** @throws DomainError 400 */
function passphrase(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value
  return invalid([fieldError('senha', 'Senha é obrigatória')])
}

/** Requires a strong passphrase, for whoever has the file can guess offline. @throws DomainError 400 */
async function newPassphrase(value: unknown): Promise<string> {
  const chosen = passphrase(value)
  const problem = await passwordProblem('senha', chosen)
  return problem ? invalid([problem]) : chosen
}

/** [R-UTI-06] @throws DomainError BACKUP_SEM_ESPACO */
async function refuseLackOfRoom(prumo: Prumo): Promise<void> {
  const { suficiente, livre, necessario } = await spaceOf(prumo)
  if (!suficiente) fail('BACKUP_SEM_ESPACO', { livre: sizeText(livre), necessario: sizeText(necessario) })
}

/** Creates the list's row, the task and the line of the security log in one transaction. */
async function begin(prumo: Prumo, session: Session, chosen: string): Promise<{ id: number; tarefaId: string }> {
  const { database, secrets, now } = prumo
  await endUntended(database.pool)
  return database.kysely.transaction().execute(async (db) => {
    const [open] = await run(db, `select 1 from backup where situacao = 'GERANDO' limit 1`, [])
    if (open) fail('BACKUP_EM_ANDAMENTO')
    const text = `insert into backup (automatico, usuario_id, criado_em, situacao, versao) values (false, $1, $2, 'GERANDO', $3) returning id`
    const [made] = await run<{ id: number }>(db, text, [session.usuario.id, now(), appVersao])
    const id = made?.id ?? 0
    const entrada = { backupId: id }
    const tarefaId = await queueTask(db, session, {
      tipo: 'backup',
      titulo: 'Backup',
      entrada,
      segredo: secrets.seal(SEAL, chosen),
    })
    await run(db, 'update backup set tarefa_id = $2 where id = $1', [id, tarefaId])
    await note(db, session, 'BACKUP_GERADO', { backup: id })
    return { id, tarefaId }
  })
}

function beginDrill({ database }: Prumo, session: Session, id: number, segredo: string): Promise<string> {
  return database.kysely.transaction().execute(async (db) => {
    const entrada = { backupId: id }
    const tarefaId = await queueTask(db, session, {
      tipo: 'ensaio-backup',
      titulo: 'Ensaio de restauração',
      entrada,
      segredo,
    })
    await note(db, session, 'BACKUP_ENSAIADO', { backup: id })
    return tarefaId
  })
}

/** Writes an operation on backups to the security log. */
const note = (db: Db, { empresaId, usuario, id }: Session, evento: SecurityEvent, dados: Record<string, unknown>) =>
  recordSecurity(db, { evento, empresaId, usuarioId: usuario.id, sessao: id, dados })
