import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupLine } from '#schemas/runtime/answers/utilities/backup.ts'
import type { Backup } from '#server/platform/database/base-tables.ts'
import type { Prumo } from '#server/prumo.ts'
import { endUntended } from './records.ts'
import { folderOf } from './space.ts'

const LIST = `select b.*, (select u.nome from usuario u where u.id = b.usuario_id) as usuario
from backup b order by b.criado_em desc, b.id desc limit 1000`

/** All backups, newest first, as the screen shows them; the task of a running one only for its requester. */
export async function listBackups({ database, env }: Prumo, usuarioId: number): Promise<BackupLine[]> {
  await endUntended(database.pool)
  const { rows } = await database.pool.query<Backup & { usuario: string | null }>(LIST)
  return rows.map((row) => ({
    id: row.id,
    dataHora: row.criado_em,
    terminadoEm: row.terminado_em ?? undefined,
    automatico: row.automatico,
    usuario: row.usuario ?? undefined,
    situacao: row.situacao,
    mensagem: row.mensagem ?? undefined,
    arquivo: row.arquivo ?? undefined,
    // the file may have been removed from the disk
    existe: row.arquivo !== null && existsSync(join(folderOf(env), row.arquivo)),
    tamanho: row.tamanho ?? undefined,
    sha256: row.sha256 ?? undefined,
    versao: row.versao,
    protecao: row.protecao ?? undefined,
    tarefaId: row.situacao === 'GERANDO' && row.usuario_id === usuarioId ? (row.tarefa_id ?? undefined) : undefined,
    ensaio: row.ensaio_situacao
      ? { situacao: row.ensaio_situacao, em: row.ensaio_em ?? undefined, mensagem: row.ensaio_mensagem ?? undefined }
      : undefined,
  }))
}
