import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** A document shown to respondents before they answer. */
export interface DocumentoMostrado {
  id: number
  descricao: string
}

// $1 company, $2 survey
const MOSTRADOS = `select id::int as id, descricao from pesquisa_documento
  where empresa_id = $1 and pesquisa_id = $2 and mostra_aos_respondentes order by data desc, id`
const ARQUIVO = `select documento from pesquisa_documento
  where empresa_id = $1 and pesquisa_id = $2 and id = $3 and mostra_aos_respondentes`

/** Documents of a survey shown to respondents — spec 2 §2 'documentos-anexos' */
export const documentosMostrados = ({ db, session }: Ctx, pesquisaId: number): Promise<DocumentoMostrado[]> =>
  run<DocumentoMostrado>(db, MOSTRADOS, [session.empresaId, pesquisaId])

/** File of a document shown to respondents. @throws DomainError NAO_ENCONTRADO also for one that is not shown */
export async function arquivoMostrado({ db, session }: Ctx, pesquisaId: number, id: number): Promise<string> {
  const [found] = await run<{ documento: string }>(db, ARQUIVO, [session.empresaId, pesquisaId, id])
  return found?.documento ?? fail('NAO_ENCONTRADO')
}
