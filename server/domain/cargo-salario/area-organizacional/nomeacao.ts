import type { AreaOrganizacional } from '#schemas/generated/types/cargo-salario/area-organizacional.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

type Area = Pick<AreaOrganizacional, 'empresaEResponsaveis' | 'empresaECoresponsaveis'>

/** Refuses restricted users who name themselves responsible for an area, which would show it to them. */
export async function recusaNomearSe({ db, session }: Ctx, record: Area, before?: Area): Promise<FieldError[]> {
  if (!session.restricted) return []
  const rows = await run<{ id: number }>(db, 'select id from talento where usuario_id = $1', [session.usuario.id])
  const own = new Set(rows.map(({ id }) => Number(id)))
  return (['empresaEResponsaveis', 'empresaECoresponsaveis'] as const).flatMap((lista) => {
    const antes = new Set(before?.[lista]?.map(({ colaborador }) => colaborador.id))
    return (record[lista] ?? []).flatMap(({ colaborador: { id } }, i) =>
      own.has(id) && !antes.has(id)
        ? [fieldError(`${lista}[${i}].colaborador`, 'Você não pode nomear a si mesmo para responder por uma área.')]
        : [],
    )
  })
}
