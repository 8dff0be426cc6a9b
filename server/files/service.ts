import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Arquivo } from '#server/database/base-tables.ts'
import { fail } from '#server/errors.ts'
import { cleanImage } from './image.ts'
import { safeName } from './name.ts'
import { sniff } from './sniff.ts'
import type { FileStore } from './store.ts'

/** Bytes a file may have. */
export const LARGEST_FILE = 10 * 1024 * 1024

/** Whose file it is: of a company, sent by a user, a candidate, or by nobody known (a registration form). */
export interface FileOwner {
  empresaId: number
  usuarioId?: number
  candidatoId?: number
}

export interface FileInfo {
  id: string
  nome: string
  tipo: string
  tamanho: number
}

const isId = (id: string): boolean => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)

/** Uploaded files: what is known of them in the table `arquivo`, their contents in a store. */
export class FileService {
  constructor(
    private readonly pool: pg.Pool,
    private readonly store: FileStore,
  ) {}

  /**
   * Takes a file in. Its type is worked out from the content; images are written anew.
   * @throws DomainError ARQUIVO_GRANDE, TIPO_NAO_PERMITIDO
   */
  async save(owner: FileOwner, name: string, content: Buffer): Promise<FileInfo> {
    if (content.length > LARGEST_FILE) fail('ARQUIVO_GRANDE', { limite: '10 MB' })
    const kind = (await sniff(content, name)) ?? fail('TIPO_NAO_PERMITIDO')
    const bytes = kind.image ? ((await cleanImage(content, kind.tipo)) ?? fail('TIPO_NAO_PERMITIDO')) : content
    return this.keep(owner, { nome: safeName(name, kind), tipo: kind.tipo }, bytes)
  }

  /** Keeps a file that the server itself made. */
  async keep(owner: FileOwner, { nome, tipo }: Pick<FileInfo, 'nome' | 'tipo'>, bytes: Buffer): Promise<FileInfo> {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await this.store.put(sha256, bytes)
    const { rows } = await this.pool.query<{ id: string }>(
      `insert into arquivo (empresa_id, nome, tipo, tamanho, sha256, usuario_id, candidato_id)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [owner.empresaId, nome, tipo, bytes.length, sha256, owner.usuarioId ?? null, owner.candidatoId ?? null],
    )
    return { id: rows[0]?.id ?? '', nome, tipo, tamanho: bytes.length }
  }

  /** What is known of a file; undefined when there is none of that id. */
  async find(id: string): Promise<Arquivo | undefined> {
    if (!isId(id)) return undefined
    const { rows } = await this.pool.query<Arquivo>('select * from arquivo where id = $1', [id])
    return rows[0]
  }

  /** The content of a file known by `find`. */
  async bytes({ sha256 }: Pick<Arquivo, 'sha256'>): Promise<Buffer | undefined> {
    return this.store.get(sha256)
  }

  /** A company's file with its content; for code that has already decided that it may be read. */
  async content(empresaId: number, id: string): Promise<{ nome: string; tipo: string; bytes: Buffer } | undefined> {
    const found = await this.find(id)
    if (!found || found.empresa_id !== empresaId) return undefined
    const bytes = await this.bytes(found)
    return bytes && { nome: found.nome, tipo: found.tipo, bytes }
  }

  /** Deletes files that no record claimed since `before`, and contents that no file has any more. @returns how many files */
  async removeUnclaimed(before: Date): Promise<number> {
    const { rows } = await this.pool.query<{ sha256: string }>(
      `delete from arquivo where entidade is null and criado_em < $1
       and not exists (select from tarefa where tarefa.arquivo_id = arquivo.id and tarefa.criada_em >= $1) returning sha256`,
      [before],
    )
    for (const sha256 of new Set(rows.map((row) => row.sha256))) {
      const { rowCount } = await this.pool.query('select from arquivo where sha256 = $1 limit 1', [sha256])
      if (rowCount === 0) await this.store.remove(sha256)
    }
    return rows.length
  }
}
