import type { Ctx } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'

interface Dados {
  cpf?: string
  ocrTexto?: string
}

/** What an exam shows of its candidate, by the candidate's id. */
export async function dadosDosCandidatos({ db }: Ctx, ids: number[]): Promise<Map<number, Dados>> {
  const rows = await run<{ id: number; cpf: string | null; ocr: string | null }>(
    db,
    'select id, pessoal_cpf as cpf, ocr_texto as ocr from candidato where empresa_id > 0 and id = any($1::bigint[])',
    [ids],
  )
  return new Map(
    rows.map(({ id, cpf, ocr }) => [
      Number(id),
      { ...(cpf === null ? {} : { cpf }), ...(ocr === null ? {} : { ocrTexto: ocr }) },
    ]),
  )
}

/** The exam of a candidate; undefined while there is none. */
export async function exameDe({ db, session }: Ctx, candidatoId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('exame_palografico')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('candidato_id', '=', candidatoId)
    .executeTakeFirst()
  return row && Number(row.id)
}
