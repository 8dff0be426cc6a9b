import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { RecordData } from '#schemas/runtime/model.ts'
import { openIn } from '#server/platform/access/closed.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { bom, csvLine } from '#server/platform/crud/csv.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { recordsOf } from '#server/platform/crud/exchange/export.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { claimFiles, releaseFiles } from '#server/platform/files/claim.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import type { Prumo } from '#server/prumo.ts'
import { anota, linhaDe } from '../registro.ts'
import { conjunto, type Tabela, VERSAO } from './conjunto.ts'
import { cabecalho, linhaDoCsv } from './csv.ts'

export interface Gerado {
  registros: number
  arquivos: number
}

/** Index file of a data set. */
interface Indice {
  versao: number
  empresa: { cnpj: string; nome: string }
  geradoEm: string
  arquivos: { nome: string; registros: number; sha256: string; semPermissao?: true }[]
}

type Avanco = (done: number, total: number) => Promise<void>

/**
 * Builds a company's data set with the authorities of the integration's key, and replaces the previous one.
 * @throws DomainError when the integration is switched off or has no key
 */
export async function geraConjunto(prumo: Prumo, empresaId: number, avanco: Avanco): Promise<Gerado> {
  const { kysely } = prumo.database
  const linha = await linhaDe(kysely, empresaId, 'FORTES_BI')
  if (!linha?.ativo) fail('INTEGRACAO_INATIVA', { titulo: 'Fortes BI' })
  const session = linha?.chave_api ? await prumo.keys.ofTask(empresaId, Number(linha.chave_api)) : undefined
  if (!linha || !session) return fail('INTEGRACAO_SEM_CHAVE')
  const arquivos = new Map<string, Buffer>()
  const indice = await indiceVazio(prumo, empresaId)
  for (const [i, tabela] of conjunto.entries()) {
    await avanco(i, conjunto.length)
    const { csv, registros, semPermissao } = await csvDe(prumo, session, tabela)
    const nome = `${tabela.arquivo}.csv`
    arquivos.set(nome, csv)
    const sha256 = createHash('sha256').update(csv).digest('hex')
    indice.arquivos.push({ nome, registros, sha256, ...(semPermissao ? { semPermissao } : {}) })
  }
  arquivos.set('conjunto.json', Buffer.from(JSON.stringify(indice, undefined, 2)))
  await guarda(prumo, session, linha.id, arquivos)
  const gerado = {
    registros: indice.arquivos.reduce((sum, { registros }) => sum + registros, 0),
    arquivos: indice.arquivos.length,
  }
  const mensagem = `Conjunto gerado: ${gerado.registros.toLocaleString('pt-BR')} registros em ${gerado.arquivos} arquivos.`
  await anota(kysely, empresaId, 'FORTES_BI', { ok: true, mensagem })
  return gerado
}

async function indiceVazio({ database, now }: Prumo, empresaId: number): Promise<Indice> {
  const empresa = await database.kysely
    .selectFrom('empresa')
    .select(['cnpj', 'nome'])
    .where('id', '=', empresaId)
    .executeTakeFirstOrThrow()
  return { versao: VERSAO, empresa, geradoEm: now().toISOString(), arquivos: [] }
}

/** A file of the data set; only its header for a register that the key may not read. */
async function csvDe(prumo: Prumo, session: Session, tabela: Tabela) {
  const entity = prumo.model.entities.get(tabela.entidade) ?? fail('NAO_ENCONTRADO')
  const shipped = tabela.lista ? (prumo.model.entities.get(alvo(prumo, tabela)) ?? entity) : entity
  const lines = [bom + csvLine(cabecalho(tabela, shipped))]
  const open = openIn(session, entity.group)
  if (!hasAuthority(open, entity.authority.read))
    return { csv: Buffer.from(lines.join('')), registros: 0, semPermissao: true as const }
  const ctx = contextOf(prumo, entity, open)
  for await (const { id, record } of linhasDe(ctx, tabela)) lines.push(csvLine(linhaDoCsv(tabela, shipped, id, record)))
  return { csv: Buffer.from(lines.join('')), registros: lines.length - 1 }
}

/** Entity path of the list's rows. */
const alvo = ({ model }: Prumo, { entidade, lista }: Tabela): string =>
  model.entities.get(entidade)?.fields.find(({ name }) => name === lista)?.target ?? ''

/** Records of the company itself, without shared ones of others. */
async function* linhasDe(ctx: Ctx, { lista }: Tabela): AsyncGenerator<{ id: number; record: RecordData }> {
  const query = parseListQuery(ctx.entity, { sort: 'id,asc' })
  for await (const { records } of recordsOf(ctx, query, [], lista === undefined ? 'full' : 'whole'))
    for (const record of records) {
      if (record.empresaId !== undefined && Number(record.empresaId) !== ctx.session.empresaId) continue
      const id = Number(record.id)
      if (lista === undefined) yield { id, record }
      else for (const row of (record[lista] ?? []) as RecordData[]) yield { id, record: row }
    }
}

/** Stores the archive with the integration; the next clean-up erases the previous one. */
async function guarda(prumo: Prumo, session: Session, registroId: number, arquivos: Map<string, Buffer>) {
  const { database, files, now } = prumo
  const { empresaId, usuario } = session
  const packed = [...arquivos].map(([name, bytes]) => ({ name, content: async () => bytes }))
  const bytes = await buffer(zipStream(packed, now()))
  const nome = `fortes-bi-${session.context.hoje}.zip`
  const { id } = await files.keep({ empresaId, usuarioId: usuario.id }, { nome, tipo: 'application/zip' }, bytes)
  const claimer = { entidade: 'utilitario/integracao', registroId }
  await database.kysely.transaction().execute(async (db) => {
    await claimFiles(db, session, claimer, [id])
    await releaseFiles(db, claimer, [id])
    await db
      .updateTable('integracao')
      .set({ conjunto: id, exportado_em: now().toISOString() })
      .where('empresa_id', '=', empresaId)
      .where('id', '=', registroId)
      .execute()
  })
}
