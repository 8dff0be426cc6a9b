import { type RawBuilder, sql } from 'kysely'
import type { Session } from '#server/platform/access/session.ts'
import { ABERTA } from './aberta.ts'
import { situacaoSql } from './situacao-sql.ts'

/** SQL of `estaAberta` for a request (alias). */
export const abertaSql = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.status`)} = ${ABERTA.status} and ${situacaoSql('A', alias)})`

/** SQL condition: a request (alias) is the session's own, as its requester or recruiter; for restricted sessions all that they see. */
export function minhaSql({ restricted, usuario }: Session, alias: string): RawBuilder<boolean> {
  if (restricted) return sql<boolean>`true`
  const recrutador = sql`prumo_busca(trim(${sql.ref(`${alias}.recrutador_responsavel`)}))`
  const nome = sql`prumo_busca(${usuario.nome.trim()}::text)`
  return sql<boolean>`((${sql.ref(`${alias}.solicitante_id`)} = ${usuario.id} or ${recrutador} = ${nome}) is true)`
}
