import type { Integracao } from '#schemas/generated/types/utilitario/integracao.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { seals } from '#server/platform/session/seals/seals.ts'
import type { Nome } from './catalogo.ts'

/** Stored row of an integration in a company; none before the first save. */
export interface Linha {
  id: number
  nome: Nome
  ativo: boolean | null
  /** sealed */
  chave: string | null
  usuario_id: number | null
  usuario_nome: string | null
  chave_api: number | null
  status: NonNullable<Integracao['status']> | null
  ultimo_sucesso: string | null
  ultimo_erro: string | null
  mensagem: string | null
  conjunto: string | null
  exportado_em: string | null
}

const LINHAS = `select i.id, i.nome, i.ativo, i.chave, i.usuario_id, u.nome as usuario_nome, i.chave_api, i.status, i.ultimo_sucesso,
    i.ultimo_erro, i.mensagem, i.conjunto, i.exportado_em
  from integracao i left join usuario u on u.id = i.usuario_id where i.empresa_id = $1`

export const linhas = (db: Db, empresaId: number): Promise<Linha[]> => run<Linha>(db, LINHAS, [empresaId])

export const linhaDe = async (db: Db, empresaId: number, nome: Nome): Promise<Linha | undefined> =>
  (await run<Linha>(db, `${LINHAS} and i.nome = $2`, [empresaId, nome]))[0]

/** Unseals the entered or generated key. */
export function chaveAberta({ deps }: Pick<Ctx, 'deps'>, linha: Pick<Linha, 'chave'> | undefined): string | undefined {
  if (!linha?.chave) return undefined
  const { secrets } = deps.links ?? fail('ERRO_INTERNO')
  return secrets.unseal(seals.integracao, linha.chave)
}

/** Changes the stored row of an integration, with trail; the first change creates it. Runs in the caller's transaction. */
export async function grava(tx: Ctx, nome: Nome, changes: RecordData): Promise<void> {
  const own = forEntity(tx, 'utilitario/integracao')
  // advisory lock: concurrent first saves create one row
  await run(tx.db, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `integracao ${tx.session.empresaId} ${nome}`,
  ])
  const linha = await linhaDe(tx.db, tx.session.empresaId, nome)
  if (linha) await changeStored(own, await readStored(own, linha.id, { lock: true }), changes, 'alteracao')
  else await insertBody(own, { nome }, dropEmpty(changes))
}

/** Longest stored result text. */
const LONGEST = 500

/** Stores the result of a call. Not a change by a user: without trail and version. */
export async function anota(
  db: Db,
  empresaId: number,
  nome: Nome,
  { ok, mensagem }: { ok: boolean; mensagem: string },
): Promise<void> {
  const column = ok ? 'ultimo_sucesso' : 'ultimo_erro'
  const text = `insert into integracao (empresa_id, nome, ${column}, mensagem) values ($1, $2, now(), $3)
    on conflict (empresa_id, nome) do update set ${column} = excluded.${column}, mensagem = excluded.mensagem`
  await run(db, text, [empresaId, nome, mensagem.slice(0, LONGEST)])
}
