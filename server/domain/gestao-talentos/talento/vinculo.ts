import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { mayWorkIn } from '#server/platform/messages/recipients.ts'

type Pessoa = Pick<Talento, 'usuario' | 'superior' | 'historicos'> & { id?: number }

/** Refuses changes of user and superior that would give rights the session does not have. */
export async function recusaNomeacoes(ctx: Ctx, record: Pessoa, before?: Pessoa): Promise<FieldError[]> {
  return [...(await recusaUsuario(ctx, record, before)), ...(await recusaSuperiores(ctx, record, before))]
}

async function recusaUsuario(ctx: Ctx, record: Pessoa, before?: Pessoa): Promise<FieldError[]> {
  const [novo, antigo] = [record.usuario?.id, before?.usuario?.id]
  if (novo === antigo) return []
  const refuse = (text: string) => [fieldError('usuario', text)]
  const { session } = ctx
  if (session.restricted && [novo, antigo].includes(session.usuario.id))
    return refuse('Você não pode mudar o vínculo do seu próprio usuário.')
  if (novo === undefined) return []
  if (!(await trabalhaNaEmpresa(ctx, novo))) return refuse('Este usuário não tem acesso à empresa.')
  return session.restricted && record.id !== undefined && (await respondeFora(ctx, record.id))
    ? refuse('Este talento responde por áreas que você não vê.')
    : []
}

async function trabalhaNaEmpresa({ db, session }: Ctx, usuario: number): Promise<boolean> {
  const text = `select 1 from usuario u where u.id = $2 and ${mayWorkIn('u', '$1')}`
  return (await run(db, text, [session.empresaId, usuario])).length > 0
}

/** Whether a talent answers for an area, of any company, that the session does not see. */
async function respondeFora({ db, session }: Ctx, talento: number): Promise<boolean> {
  const text = `select 1 from (
      select empresa_id, area_organizacional_id, colaborador_id from area_organizacional_responsavel
      union all select empresa_id, area_organizacional_id, colaborador_id from area_organizacional_corresponsavel
    ) r where r.colaborador_id = $2 and not (r.empresa_id = $1 and r.area_organizacional_id = any($3::bigint[])) limit 1`
  return (await run(db, text, [session.empresaId, talento, session.areas ?? []])).length > 0
}

/** Newly set superiors, by field. */
function nomeados(record: Pessoa, before?: Pessoa): [string, number][] {
  const antes = new Map(before?.historicos?.map(({ id, superior }) => [id, superior?.id]))
  const rows = (record.historicos ?? []).flatMap(({ id, superior }, i): [string, number][] =>
    superior === undefined || (id !== undefined && antes.get(id) === superior.id)
      ? []
      : [[`historicos[${i}].superior`, superior.id]],
  )
  const { superior } = record
  return superior === undefined || superior.id === before?.superior?.id ? rows : [['superior', superior.id], ...rows]
}

async function recusaSuperiores(ctx: Ctx, record: Pessoa, before?: Pessoa): Promise<FieldError[]> {
  const found: FieldError[] = []
  const { session, db } = ctx
  for (const [field, superior] of nomeados(record, before)) {
    if (superior === record.id) found.push(fieldError(field, 'Um talento não pode ser superior de si mesmo.'))
    else if (record.id !== undefined && (await respondeA(ctx, superior, record.id)))
      found.push(fieldError(field, 'Este talento responde, ele mesmo, a quem se está alterando.'))
    if (!session.restricted) continue
    const own = await run(db, 'select 1 from talento where id = $1 and usuario_id = $2', [superior, session.usuario.id])
    if (own.length > 0) found.push(fieldError(field, 'Você não pode nomear a si mesmo como superior.'))
  }
  return found
}

/** Whether `acima` is above a talent in the chain of today's superiors. */
async function respondeA({ db }: Ctx, talento: number, acima: number): Promise<boolean> {
  const text = `with recursive linha(id) as (
      select superior_id from talento where id = $1
      union
      select t.superior_id from linha join talento t on t.id = linha.id
    ) select 1 from linha where id = $2`
  return (await run(db, text, [talento, acima])).length > 0
}

/** Moves the user of a re-employed person from the former record to the new one. */
export async function soltaVinculoAnterior(ctx: Ctx, record: Pessoa, before?: Pessoa): Promise<void> {
  const usuario = record.usuario?.id
  if (usuario === undefined || usuario === before?.usuario?.id) return
  const text = `select id from talento where empresa_id = $1 and usuario_id = $2 and situacao in ('C', 'D') and id <> $3`
  for (const { id } of await run<{ id: number }>(ctx.db, text, [ctx.session.empresaId, usuario, record.id ?? 0])) {
    const anterior = await findStored(ctx, Number(id), { lock: true })
    if (anterior) await changeStored(ctx, anterior, { usuario: undefined }, 'alteracao')
  }
}
