import { defineRoles } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { worksIn } from '#server/platform/messages/recipients.ts'

/** SQL: the nearest area upwards, itself included, whose responsibles are users of the company. */
const GESTORES = `with recursive acima(id, mae, nivel) as (
    select id, area_mae_id, 0 from area_organizacional where empresa_id = $1 and id = $2
    union all
    select a.id, a.area_mae_id, acima.nivel + 1 from acima
    join area_organizacional a on a.empresa_id = $1 and a.id = acima.mae
  ) cycle id set repetida using percurso
  select u.id, min(acima.nivel) as nivel from acima
  join area_organizacional_responsavel r on r.empresa_id = $1 and r.area_organizacional_id = acima.id
  join talento t on t.empresa_id = r.colaborador_empresa_id and t.id = r.colaborador_id
  join usuario u on u.id = t.usuario_id and t.situacao not in ('C', 'D')
  where not acima.repetida and ${worksIn('u', '$1')}
  group by u.id order by nivel, u.id`

export default defineRoles('cargo-salario/area-organizacional', {
  async gestores({ db, session }, areaId) {
    const rows = await run<{ id: number; nivel: number }>(db, GESTORES, [session.empresaId, areaId])
    return rows.filter(({ nivel }) => nivel === rows[0]?.nivel).map(({ id }) => id)
  },
})
