import type { Env } from '#server/env.ts'

/** Keys in the table `preferencia` that mark accounts of the demo data: one line per user, one for all candidates. */
export const DEMO_USER = 'demo'
export const DEMO_CANDIDATES = 'demo-candidatos'
/** Password of every demo log-in (users and the demo candidate). */
export const DEMO_PASSWORD = 'prumo-demo-2026'

/** `preferencia.usuario_id` of preferences of the installation */
export const INSTALLATION = 0

/** SQL condition: the candidate of this alias comes from the demo data. */
function isDemoCandidate(alias: string): string {
  return `exists (select from preferencia d where d.usuario_id = ${INSTALLATION} and d.chave = '${DEMO_CANDIDATES}'
    and d.valor @> jsonb_build_array(jsonb_build_object('empresaId', ${alias}.empresa_id, 'id', ${alias}.id)))`
}

/** SQL condition (with its `and`) over an alias of `candidato`: outside of a demo it excludes the demo candidates, whose password is public. */
export const withoutDemoCandidates = ({ demo }: Pick<Env, 'demo'>, alias: string): string =>
  demo ? '' : `and not ${isDemoCandidate(alias)}`
