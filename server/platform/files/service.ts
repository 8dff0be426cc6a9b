import { createHash } from 'node:crypto'
import type pg from 'pg'
import { extensionsOf, type FileRules, problemStored, sizeText, wrongKind } from '#schemas/runtime/files/rules.ts'
import type { Arquivo } from '#server/platform/database/base-tables.ts'
import { hot } from '#server/platform/database/hot.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type Antivirus, noAntivirus } from './antivirus.ts'
import { cleanImage } from './image.ts'
import { safeName } from './name.ts'
import { sniffKind } from './sniff.ts'
import type { FileStore } from './store.ts'
import { isWithheld, withholdContent } from './withhold.ts'
import { isZip, opensHarmlessly } from './zip.ts'

/** Owner of a file: the company and the user or candidate who uploaded it; neither where the uploader is unknown (a registration form). */
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

/** Limits of unclaimed files per uploader: more than any form takes, less than fills a disk. The job `arquivos-orfaos` frees them. */
const WAITING = {
  usuario: { files: 500, bytes: 2 * 1024 ** 3 },
  candidato: { files: 40, bytes: 200 * 1024 ** 2 },
  /** all visitors of one company together */
  visitante: { files: 1000, bytes: 2 * 1024 ** 3 },
}

const isId = (id: string): boolean => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)

/** Uploaded files: metadata in the table `arquivo`, contents in a store. */
export class FileService {
  constructor(
    private readonly pool: pg.Pool,
    readonly store: FileStore,
    private readonly antivirus: Antivirus = noAntivirus,
  ) {}

  /**
   * Stores an upload. Its type is detected from the content; images are re-encoded.
   * @throws DomainError ARQUIVO_GRANDE, TIPO_NAO_PERMITIDO, ARQUIVO_COMPACTADO, ARQUIVO_INFECTADO, ANTIVIRUS_INDISPONIVEL, ARQUIVOS_EM_ESPERA
   */
  async save(owner: FileOwner, name: string, content: Buffer, rules: FileRules): Promise<FileInfo> {
    await this.checkRoom(owner)
    if (content.length > rules.maxBytes) tooLarge(rules)
    const kind = (await sniffKind(content, name)) ?? refuseKind(rules)
    if (problemStored(rules, { tipo: kind.tipo, tamanho: 0 })) refuseKind(rules)
    if (isZip(content) && !(await opensHarmlessly(content))) fail('ARQUIVO_COMPACTADO')
    await this.refuseVirus(content)
    const bytes = kind.image ? ((await cleanImage(content, kind.tipo)) ?? refuseKind(rules)) : content
    return this.keep(owner, { nome: safeName(name, kind), tipo: kind.tipo }, bytes)
  }

  /** Scans content that is read without being stored. @throws DomainError ARQUIVO_INFECTADO, ANTIVIRUS_INDISPONIVEL */
  refuseVirus(content: Buffer): Promise<void> {
    return this.antivirus.refuseVirus(content)
  }

  /** Stores a file that the server itself made. */
  async keep(owner: FileOwner, { nome, tipo }: Pick<FileInfo, 'nome' | 'tipo'>, bytes: Buffer): Promise<FileInfo> {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return this.alone(sha256, async (client) => {
      await this.store.put(sha256, bytes)
      const { rows } = await client.query<{ id: string }>(
        `insert into arquivo (empresa_id, nome, tipo, tamanho, sha256, usuario_id, candidato_id)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [owner.empresaId, nome, tipo, bytes.length, sha256, owner.usuarioId ?? null, owner.candidatoId ?? null],
      )
      return { id: rows[0]?.id ?? '', nome, tipo, tamanho: bytes.length }
    })
  }

  /** The row of a file; undefined where the id is unknown. */
  async find(id: string): Promise<Arquivo | undefined> {
    if (!isId(id)) return undefined
    const { rows } = await this.pool.query<Arquivo>('select * from arquivo where id = $1', [id])
    return rows[0]
  }

  /** The content of a file known by `find`. */
  async bytes({ sha256 }: Pick<Arquivo, 'sha256'>): Promise<Buffer | undefined> {
    return this.store.get(sha256)
  }

  /** A company's file with its content, without a check of rights: the caller has decided. */
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
    for (const sha256 of new Set(rows.map((row) => row.sha256))) await this.removeContent(sha256)
    await this.removeWithheld()
    return rows.length
  }

  /** Removes the contents whose removal was postponed while a backup was being made. */
  async removeWithheld(): Promise<void> {
    const { rows } = await this.pool.query<{ sha256: string }>('select sha256 from conteudo_retido')
    for (const { sha256 } of rows) await this.removeContent(sha256)
  }

  /** Deletes a file that its uploader discards; one that a record holds stays. */
  async discard({ id }: Pick<Arquivo, 'id'>): Promise<void> {
    const { rows } = await this.pool.query<{ sha256: string }>(
      'delete from arquivo where id = $1 and entidade is null returning sha256',
      [id],
    )
    for (const { sha256 } of rows) await this.removeContent(sha256)
  }

  /** Removes a content that no file refers to; while a backup that still lists it is being made, postpones it (`conteudo_retido`). */
  private removeContent(sha256: string): Promise<void> {
    return this.alone(sha256, async (client) => {
      const { rowCount } = await client.query('select from arquivo where sha256 = $1 limit 1', [sha256])
      const unused = rowCount === 0
      if (unused && (await isWithheld(client))) return await withholdContent(client, sha256)
      if (unused) await this.store.remove(sha256)
      await client.query('delete from conteudo_retido where sha256 = $1', [sha256])
    })
  }

  /** Refuses an upload when the uploader's unclaimed files exceed the limits. @throws DomainError ARQUIVOS_EM_ESPERA (429) */
  private async checkRoom({ empresaId, usuarioId, candidatoId }: FileOwner): Promise<void> {
    const kind = usuarioId !== undefined ? 'usuario' : candidatoId !== undefined ? 'candidato' : 'visitante'
    const whose =
      kind === 'visitante' ? 'empresa_id = $1 and usuario_id is null and candidato_id is null' : `${kind}_id = $1`
    const { rows } = await this.pool.query<{ files: number; bytes: number }>(
      hot(`select count(*)::int as files, coalesce(sum(tamanho), 0)::bigint as bytes
        from arquivo where entidade is null and ${whose}`),
      [usuarioId ?? candidatoId ?? empresaId],
    )
    const most = WAITING[kind]
    if (rows[0] && (rows[0].files >= most.files || rows[0].bytes >= most.bytes)) fail('ARQUIVOS_EM_ESPERA')
  }

  /**
   * Runs work under an advisory lock of one content: else the clean-up could remove a content that is uploaded again at this moment, between its arrival
   * in the store and its row in the table.
   */
  private async alone<T>(sha256: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`arquivo ${sha256}`])
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
}

/** @throws DomainError ARQUIVO_GRANDE (413) with the limit */
export const tooLarge = ({ maxBytes }: FileRules): never => fail('ARQUIVO_GRANDE', { limite: sizeText(maxBytes) })

/** @throws DomainError TIPO_NAO_PERMITIDO (415), with the form's message where only images are accepted */
function refuseKind(rules: FileRules): never {
  const onlyImages = rules.accept?.length === 1 && rules.accept[0] === 'imagem'
  const extensoes = extensionsOf(rules).join(', ')
  fail('TIPO_NAO_PERMITIDO', { extensoes }, onlyImages ? { message: wrongKind(rules) } : {})
}
