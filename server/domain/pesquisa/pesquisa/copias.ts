import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { storeMany } from '#server/platform/crud/write/many.ts'
import { run } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import type { Pesquisa } from './pesquisa.ts'

const COPIA = 'avaliacao/colaborador-questionario'

// $1 company, $2 talents
const ENDERECOS = `select id::int as id, contato_email as email from talento where empresa_id = $1 and id = any($2::bigint[]) order by id`

/** Creates a copy for each talent as respondent. Title, presentation and last day are read from the survey, as they may still change. */
export async function createCopias(tx: Ctx, pesquisa: Pesquisa, talentos: number[]): Promise<void> {
  const rows = await run<{ id: number; email: string | null }>(tx.db, ENDERECOS, [tx.session.empresaId, talentos])
  const { id, titulo, questionario, numeroVersao, anonima } = pesquisa
  const changes = rows.map(({ id: talento, email }) => ({
    record: {
      ...{ titulo, origem: 'P', situacao: 'N', numeroVersao },
      ...(anonima && { anonima: true }),
      ...{ pesquisa: { id }, questionario: { id: questionario?.id } },
      ...{ colaborador: { id: talento }, avaliador: { id: talento } },
      ...(email !== null && { email }),
    } as RecordData,
  }))
  const [refused] = await storeMany(forEntity(tx, COPIA), changes, 'criacao')
  if (refused) invalid(refused.errors)
}
