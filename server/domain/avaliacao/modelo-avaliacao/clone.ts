import type { ModeloAvaliacao } from '#schemas/generated/types/avaliacao/modelo-avaliacao.ts'
import { clonaDono, type NoDestino } from '#server/features/questionario/clona.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { copyTitle } from '#server/platform/crud/write/clone-companies.ts'
import { cloneRecord, insertBody } from '#server/platform/crud/write/operations.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

const PERIODO = 'avaliacao/periodo-experiencia'

/** Marks the title of a copy in the same company; in another company takes over the period of equal days there. */
const noDestino: NoDestino<ModeloAvaliacao> = async (from, to, copy, stored) => {
  const { titulo, periodoAcompanhamentoExperiencia: periodo } = stored
  if (from.session.empresaId === to.session.empresaId) return { ...copy, titulo: copyTitle(titulo) }
  if (!periodo) return copy
  return { ...copy, periodoAcompanhamentoExperiencia: { id: await periodoEm(from, to, periodo.id) } }
}

/** A model with its questions. */
export const clonaModelo = clonaDono(noDestino)

// $1 company, $2 days, $3 name
const IGUAL = hot(`select id from periodo_experiencia where empresa_id = $1 and ativo and dias = $2
  order by nome <> $3, id limit 1`)

async function periodoEm(from: Ctx, to: Ctx, id: number): Promise<number> {
  const { nome, dias } = await entityOf(from, PERIODO).readOfCompany(id)
  const [found] = await run<{ id: number }>(to.db, IGUAL, [to.session.empresaId, dias, nome])
  if (found) return Number(found.id)
  if (hasAuthority(to.session, forEntity(to, PERIODO).entity.authority.create))
    return insertBody(forEntity(to, PERIODO), { nome, dias })
  return invalid([fieldError('empresas', `Uma das empresas não tem um período de experiência de ${dias} dias.`)])
}

const MODELO = 'avaliacao/modelo-avaliacao'

// $1 company, $2 kind, $3 title
const DE_MESMO_TITULO = `select id from modelo_avaliacao where empresa_id = $1 and ativo and tipo = $2 and titulo = $3 order by id limit 1`

/** Id of the active model with the same title in the target company, else of a new copy. @throws DomainError 400 where the user may not create it */
export async function modeloEm(from: Ctx, to: Ctx, id: number): Promise<number> {
  const [aqui, la] = [forEntity(from, MODELO), forEntity(to, MODELO)]
  const stored = await entityOf(from, MODELO).readOfCompany(id)
  const { titulo, tipo } = stored
  const [found] = await run<{ id: number }>(to.db, DE_MESMO_TITULO, [to.session.empresaId, tipo, titulo])
  if (found) return Number(found.id)
  if (!hasAuthority(to.session, la.entity.authority.create))
    invalid([fieldError('empresas', `Uma das empresas não tem o modelo "${titulo}".`)])
  return clonaModelo(aqui, la, await cloneRecord(aqui, id), stored)
}
