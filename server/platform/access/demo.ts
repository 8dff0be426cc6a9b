import type { Env } from '#server/env.ts'

/** Where the demo data say which accounts are theirs: the table `preferencia`, one line per user, one for all candidates. */
export const DEMO_USER = 'demo'
export const DEMO_CANDIDATES = 'demo-candidatos'
/** Every demo log-in has this password (users and the demo candidate). */
export const DEMO_PASSWORD = 'prumo-demo-2026'

/** `preferencia.usuario_id` of what belongs to the installation */
export const INSTALLATION = 0

/** SQL condition: the candidate of this alias comes from the demo data. */
function isDemoCandidate(alias: string): string {
  return `exists (select from preferencia d where d.usuario_id = ${INSTALLATION} and d.chave = '${DEMO_CANDIDATES}'
    and d.valor @> jsonb_build_array(jsonb_build_object('empresaId', ${alias}.empresa_id, 'id', ${alias}.id)))`
}

/** A further SQL condition over an alias: outside of a demo its candidates, whose password everybody knows, are nobody. */
export const withoutDemoCandidates = ({ demo }: Pick<Env, 'demo'>, alias: string): string =>
  demo ? '' : `and not ${isDemoCandidate(alias)}`
