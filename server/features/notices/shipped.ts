import type { AvisoAutomatico } from '#schemas/generated/types/utilitario/aviso-automatico.ts'
import type { Model } from '#schemas/load.ts'
import type { Entity, Notice } from '#schemas/runtime/model.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

/** A shipped notice as a record of `utilitario/aviso-automatico`. */
export type Shipped = Pick<
  AvisoAutomatico,
  | 'definicao'
  | 'nome'
  | 'ativo'
  | 'cadastro'
  | 'evento'
  | 'vencimento'
  | 'dias'
  | 'estado'
  | 'campos'
  | 'momento'
  | 'papeis'
  | 'quemTem'
  | 'campoEmail'
  | 'porMensagem'
  | 'porEmail'
  | 'porWebhook'
  | 'assunto'
  | 'texto'
>

/** The shipped notices of all registers. */
export const shippedNotices = ({ entities }: Pick<Model, 'entities'>): Shipped[] =>
  [...entities.values()].flatMap((entity) => (entity.notices ?? []).map((notice) => recordOf(entity, notice)))

/** The shipped definition of a notice; undefined where it does not exist any more. */
export const shippedNotice = (
  model: Pick<Model, 'entities'>,
  { cadastro, definicao }: Pick<AvisoAutomatico, 'cadastro' | 'definicao'>,
): Shipped | undefined => shippedNotices(model).find((one) => one.cadastro === cadastro && one.definicao === definicao)

function recordOf(entity: Entity, notice: Notice): Shipped {
  const { on, to, by } = notice
  const expiry = entity.expiries?.find(({ name }) => name === on.expiry)
  const workflow = on.reached === undefined ? undefined : (on.workflow ?? entity.workflows?.[0]?.name)
  return {
    definicao: notice.name,
    nome: notice.title,
    ativo: notice.off !== true,
    cadastro: entity.path as Shipped['cadastro'],
    evento: eventOf(notice),
    vencimento: on.expiry,
    dias: expiry?.days.join(', '),
    estado: on.reached === undefined ? undefined : `${workflow}:${on.reached}`,
    campos: on.changed ?? [],
    momento: on.expiry !== undefined ? undefined : notice.daily ? 'RESUMO' : 'NA_HORA',
    papeis: to.flatMap(({ role }) => role ?? []),
    quemTem: to.find(({ authority }) => authority !== undefined)?.authority,
    campoEmail: to.find(({ email }) => email !== undefined)?.email,
    porMensagem: by.includes('mensagem'),
    porEmail: by.includes('email'),
    porWebhook: by.includes('webhook'),
    assunto: notice.subject,
    texto: notice.text,
  }
}

function eventOf({ on }: Notice): Shipped['evento'] {
  if (on.expiry !== undefined) return 'VENCIMENTO'
  if (on.created) return 'CRIADO'
  if (on.reached !== undefined) return 'ESTADO'
  return on.changed ? 'ALTERADO' : 'CONDICAO'
}

const COLUMNS = {
  definicao: 'text',
  nome: 'text',
  ativo: 'boolean',
  cadastro: 'text',
  evento: 'text',
  vencimento: 'text',
  dias: 'text',
  estado: 'text',
  campos: 'jsonb',
  momento: 'text',
  papeis: 'jsonb',
  quem_tem: 'text',
  campo_email: 'text',
  por_mensagem: 'boolean',
  por_email: 'boolean',
  por_webhook: 'boolean',
  assunto: 'text',
  texto: 'text',
}
const names = Object.keys(COLUMNS)
const list = (of: (name: string) => string) => names.map(of).join(', ')

const WRITE = `insert into aviso_automatico (empresa_id, personalizado, ${list((n) => n)})
select e.id, false, ${list((n) => `d.${n}`)} from empresa e
cross join jsonb_to_recordset($1::jsonb) as d(${Object.entries(COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')})
where $2::int is null or e.id = $2
on conflict (empresa_id, cadastro, definicao) do update set ${list((n) => `${n} = excluded.${n}`)}, versao = aviso_automatico.versao + 1
where not aviso_automatico.personalizado and (${list((n) => `aviso_automatico.${n}`)}) is distinct from (${list((n) => `excluded.${n}`)})`

/** Deletes notices of definitions that are no longer shipped. */
const FORGET = `delete from aviso_automatico where definicao is not null
  and cadastro || ' ' || definicao <> all($1::text[])`

/**
 * Synchronises the shipped notices into the register of every company, or of one: values a company changed stay, the rest follows the definitions.
 * Idempotent.
 */
export async function syncNotices(db: Db, model: Pick<Model, 'entities'>, company?: number): Promise<void> {
  const shipped = shippedNotices(model)
  await run(db, FORGET, [shipped.map(({ cadastro, definicao }) => `${cadastro} ${definicao}`)])
  if (shipped.length === 0) return
  const rows = shipped.map(({ quemTem, campoEmail, porMensagem, porEmail, porWebhook, ...rest }) => ({
    ...rest,
    quem_tem: quemTem,
    campo_email: campoEmail,
    por_mensagem: porMensagem,
    por_email: porEmail,
    por_webhook: porWebhook,
  }))
  await run(db, WRITE, [JSON.stringify(rows), company ?? null])
}

/** Deletes the shipped notices of a company that is being erased. */
export const forgetShipped = (db: Db, company: number): Promise<unknown> =>
  run(db, 'delete from aviso_automatico where empresa_id = $1 and definicao is not null', [company])
