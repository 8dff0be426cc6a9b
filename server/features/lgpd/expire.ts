import { displayDay, isoDay } from '#schemas/runtime/dates.ts'
import { isPersonal } from '#schemas/runtime/definition/lgpd.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { LGPD } from '#server/platform/access/authorities.ts'
import { everyCompany } from '#server/platform/access/every-company.ts'
import type { Session } from '#server/platform/access/session.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { writeTrailLine } from '#server/platform/crud/trail/write-trail.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import type { Prumo } from '#server/prumo.ts'
import { erasePerson } from './erase.ts'
import type { Officer } from './officer.ts'
import { companyModels } from './own-fields.ts'
import { type Subject, subjectsWhere } from './persons.ts'

/** Days between the warning and the erasure. */
const NOTICE = 30
/** Most records per company and night; the rest follows the next night. */
const MOST = 500

/** Erases records past the company's retention (spec 1 §6, tempoExclusaoCandidato), after a warning. */
export async function expireRecords(prumo: Prumo): Promise<{ avisados: number; apagados: number }> {
  const done = { avisados: 0, apagados: 0 }
  const entities = [...prumo.model.entities.values()].filter(
    ({ retention, lgpd }) => retention?.setting && lgpd?.person,
  )
  for await (const session of everyCompany(prumo)) {
    const officer = await officerFor(prumo, session)
    for (const entity of entities) {
      const months = Number(session.context.empresa[entity.retention?.setting ?? ''] ?? 0)
      if (!(months > 0)) continue
      done.avisados += await warn(officer, entity, months)
      done.apagados += await expire(officer, entity, months)
    }
  }
  return done
}

/** Officer of the automatic erasure, in one company and with its own name in the trail. */
async function officerFor(prumo: Prumo, session: Session): Promise<Officer> {
  const own: Session = { ...session, usuario: { ...session.usuario, nome: 'Prazo de guarda (LGPD)' } }
  const companies = session.empresas.filter(({ id }) => id === session.empresaId)
  const models = await companyModels(prumo, companies)
  return { prumo, session: own, sessions: [own], companies, everything: false, models }
}

/** SQL condition: records without activity since a day and not erased yet. */
function idle({ prumo }: Officer, entity: Entity, months: number, days: number, values: Values): string {
  const column = `t.${toSnakeCase(entity.retention?.from ?? '')}`
  const limit = `(${values.add(prumo.today())}::date - make_interval(months => ${values.add(months)}::int) + make_interval(days => ${values.add(days)}::int))`
  const path = values.add(entity.path)
  const erased = `not exists (select from auditoria a where a.entidade = ${path} and a.registro_id = t.id and a.operacao = 'anonimizacao')`
  return [`${column} <= ${limit}`, erased, ...quiet(prumo, entity, limit, values)].join(' and ')
}

/** SQL conditions: no record about the person changed since either; a running selection keeps the candidate. */
function quiet({ model }: Prumo, entity: Entity, limit: string, values: Values): string[] {
  return [...model.entities.values()].flatMap((other) =>
    (other.lgpd?.about ?? []).flatMap((path) => {
      const column = planOf(other, model).columnOf(path)?.name
      if (column === undefined || fieldAt(other, path)?.target !== entity.path || !isPersonal(other, model.entities))
        return []
      return [
        `not exists (select from ${other.table} o join auditoria a on a.entidade = ${values.add(other.path)} and a.registro_id = o.id
          where o.empresa_id = t.empresa_id and o.${column} = t.id and a.criada_em > ${limit})`,
      ]
    }),
  )
}

/** SQL condition: a warning was given since the last activity. */
const warned = (entity: Entity, path: string) =>
  `exists (select from auditoria w where w.entidade = ${path} and w.registro_id = t.id and w.operacao = 'aviso-exclusao'
    and w.criada_em >= t.${toSnakeCase(entity.retention?.from ?? '')}`

async function warn(officer: Officer, entity: Entity, months: number): Promise<number> {
  const { prumo, session } = officer
  const people = await subjectsWhere(
    officer,
    entity,
    (values) => `${idle(officer, entity, months, NOTICE, values)} and not ${warned(entity, values.add(entity.path))})`,
    MOST,
  )
  if (people.length === 0) return 0
  const day = displayDay(isoDay(new Date(prumo.now().getTime() + NOTICE * 86_400_000)))
  const empresa = officer.companies[0]?.nome ?? ''
  const base = contextOf(prumo, entity, session)
  await inTransaction(base, async ({ db }) => {
    for (const { id, email, nomes } of people) {
      await writeTrailLine({ ...base, db }, id, session.empresaId, 'aviso-exclusao', {})
      if (!isAddress(email)) continue
      await sendMail(db, {
        empresaId: session.empresaId,
        to: { endereco: email, nome: nomes[0] ?? '' },
        subject: `Seu cadastro em ${empresa} será apagado em ${day}`,
        text: `Olá, ${nomes[0] ?? ''}.\n\nSeu cadastro está sem atualização há muito tempo. Em ${day} os seus dados pessoais serão apagados, como prevê a Lei nº 13.709/2018 (LGPD).\n\nPara mantê-lo, entre no portal e atualize o currículo antes dessa data.`,
        event: 'aviso-exclusao',
        about: [{ entidade: entity.path, id }],
      })
    }
    await sendMessage(db, {
      empresaId: session.empresaId,
      tipo: 'U',
      usuarios: await holdersOf(db, session.empresaId, LGPD),
      remetente: 'Prumo RH',
      texto: `${people.length} registro(s) de ${entity.plural} sem atividade serão anonimizados em ${day}, pelo prazo que a empresa definiu.`,
      link: '/utilitario/lgpd',
    })
  })
  return people.length
}

async function expire(officer: Officer, entity: Entity, months: number): Promise<number> {
  const before = new Date(officer.prumo.now().getTime() - NOTICE * 86_400_000)
  const people: Subject[] = await subjectsWhere(
    officer,
    entity,
    (values) =>
      `${idle(officer, entity, months, 0, values)} and ${warned(entity, values.add(entity.path))} and w.criada_em <= ${values.add(before)})`,
    MOST,
  )
  for (const person of people) await erasePerson(officer, person, { reach: 'registro' })
  return people.length
}
