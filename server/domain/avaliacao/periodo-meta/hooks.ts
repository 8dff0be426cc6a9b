import type { FieldError } from '#schemas/runtime/model.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('avaliacao/periodo-meta', {
  validate: async (ctx, { inicio, fim }, before) =>
    before && (inicio !== before.inicio || fim !== before.fim) ? recusaDias(ctx, before.id, inicio, fim) : [],

  clone(_ctx, copy) {
    copy.situacao = 'A'
  },
})

// $1 company, $2 period, $3 first day, $4 last day
const FORA = `select o.titulo from objetivo o join objetivo pai on pai.empresa_id = o.empresa_id and pai.id = o.objetivo_pai_id
  join periodo_meta p on p.empresa_id = o.empresa_id and p.id = o.periodo_id
  join periodo_meta q on q.empresa_id = pai.empresa_id and q.id = pai.periodo_id
  where o.empresa_id = $1 and o.periodo_id <> pai.periodo_id
    and ((o.periodo_id = $2 and (q.inicio > $3::date or q.fim < $4::date))
      or (pai.periodo_id = $2 and (p.inicio < $3::date or p.fim > $4::date)))
  order by o.id limit 1`

// $1 company, $2 period, $3 first day
const ANTES = `select 1 from check_in_resultado c
  join resultado_chave r on r.empresa_id = c.empresa_id and r.id = c.resultado_chave_id
  join objetivo o on o.empresa_id = r.empresa_id and o.id = r.objetivo_id
  where c.empresa_id = $1 and o.periodo_id = $2 and c.data < $3::date limit 1`

/** Refuses new days of a period that no longer cover those of child objectives of other periods, or the check-ins made. */
async function recusaDias({ db, session }: Ctx, id: number, inicio: string, fim: string): Promise<FieldError[]> {
  const { empresaId } = session
  const [fora] = await run<{ titulo: string }>(db, FORA, [empresaId, id, inicio, fim])
  const antes = await run(db, ANTES, [empresaId, id, inicio])
  return [
    ...(fora ? [fieldError('inicio', `Um objetivo deixaria de caber no período do superior: ${fora.titulo}.`)] : []),
    ...(antes.length > 0 ? [fieldError('inicio', 'Há check-ins anteriores a este dia.')] : []),
  ]
}
