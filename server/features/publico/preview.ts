import type { AudiencePreview } from '#schemas/runtime/answers/surveys/audience.ts'
import type { Audience } from '#schemas/runtime/domain/audience.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { escapeLike } from '#server/platform/crud/list/search.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { audienceSql } from './sql.ts'

/** Search and page of a preview. */
export interface Look {
  /** part of a name */
  q?: string
  offset: number
  limit: number
}

/** Number of members of an audience on a day and a page of them by name, by one statement. */
export async function previewAudience(ctx: Ctx, audience: Audience, day: string, look: Look): Promise<AudiencePreview> {
  const values = new Values()
  const members = audienceSql(ctx, audience, day, values)
  const found = look.q ? `prumo_busca(p.nome) like prumo_busca(${values.add(`%${escapeLike(look.q)}%`)})` : 'true'
  const text = `with publico as materialized (${members})
    select (select count(*) from publico) as total, (select count(usuario_id) from publico) as "comUsuario",
      (select count(*) from publico p where ${found}) as encontrados,
      (select coalesce(json_agg(json_strip_nulls(row_to_json(linha))), '[]') from (
        select p.id, p.nome, c.nome as cargo, a.nome as "areaOrganizacional", e.nome as estabelecimento, p.incluido
        from (select * from publico p where ${found} order by prumo_busca(p.nome), p.id
          offset ${values.add(look.offset)} limit ${values.add(look.limit)}) p
        left join cargo c on c.empresa_id = p.empresa_id and c.id = p.cargo_id
        left join area_organizacional a on a.empresa_id = p.empresa_id and a.id = p.area_id
        left join estabelecimento e on e.empresa_id = p.empresa_id and e.id = p.estabelecimento_id
        order by prumo_busca(p.nome), p.id
      ) linha) as quem`
  const [row] = await run<AudiencePreview>(ctx.db, text, values.list)
  return row ?? { total: 0, comUsuario: 0, encontrados: 0, quem: [] }
}
