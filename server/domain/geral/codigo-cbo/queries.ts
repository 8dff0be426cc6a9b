import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import { fieldError } from '#server/errors.ts'

/** One error per field whose code is not in the CBO — spec 2 §5, spec 3 §5. `codes`: field path → code; missing ones are not looked at. */
export async function cbosInexistentes(
  { db }: Ctx,
  codes: Record<string, string | undefined>,
  message: string,
): Promise<FieldError[]> {
  const wanted = [...new Set(Object.values(codes))].filter((code) => code !== undefined)
  if (wanted.length === 0) return []
  const rows = await db.selectFrom('codigo_cbo').select('codigo').where('codigo', 'in', wanted).execute()
  const known = new Set(rows.map(({ codigo }) => codigo))
  return Object.entries(codes).flatMap(([field, code]) =>
    code === undefined || known.has(code) ? [] : [fieldError(field, message)],
  )
}
