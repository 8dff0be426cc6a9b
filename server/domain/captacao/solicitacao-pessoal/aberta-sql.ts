import { type RawBuilder, sql } from 'kysely'
import type { Session } from '#server/platform/access/session.ts'
import { ABERTA } from './aberta.ts'
import { situacaoSql } from './situacao-sql.ts'

/** `estaAberta` as a condition on a request (alias). */
export const abertaSql = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.status`)} = ${ABERTA.status} and ${situacaoSql('A', alias)})`

/** Whether a request (alias) is the session's own: it asked for it or recruits for it; whoever sees only his areas answers for all he sees. */
export function minhaSql({ restricted, usuario }: Session, alias: string): RawBuilder<boolean> {
  if (restricted) return sql<boolean>`true`
  const recrutador = sql`prumo_busca(trim(${sql.ref(`${alias}.recrutador_responsavel`)}))`
  const nome = sql`prumo_busca(${usuario.nome.trim()}::text)`
  return sql<boolean>`((${sql.ref(`${alias}.solicitante_id`)} = ${usuario.id} or ${recrutador} = ${nome}) is true)`
}
