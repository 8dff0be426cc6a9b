import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

export const talents = '/api/gestao-talentos/talentos'
export const kind = 'gestao-talentos/talento:certificado'

export type Talent = RecordData & {
  id: number
  versao: number
  nome: string
  areaOrganizacional: { id: number; nome: string }
}

/** What tests about dates do with the talents of company 1. */
export function peopleOf(app: TestApp, admin: () => Client) {
  const read = async (id: number) => (await admin().get(`${talents}/${id}`)).json() as Talent
  return {
    inDays: (days: number) => addDays(app.today(), days) ?? '',
    read,

    /** Two active talents of different areas, neither above the other. */
    async two(): Promise<[Talent, Talent]> {
      const text = `with recursive linha(id, acima) as (
          select id, array[id] from area_organizacional where empresa_id = 1 and area_mae_id is null
          union all
          select a.id, l.acima || a.id from area_organizacional a join linha l on a.empresa_id = 1 and a.area_mae_id = l.id
        )
        select t.id::int, l.id::int as area, l.acima::int[] from talento t join linha l on l.id = t.area_organizacional_id
        where t.empresa_id = 1 and t.situacao = 'A' order by t.id`
      const { rows } = await app.database.pool.query<{ id: number; area: number; acima: number[] }>(text)
      const apart = (a: { area: number }, b: { acima: number[] }) => !b.acima.includes(a.area)
      const other = (one: (typeof rows)[number]) => rows.find((row) => apart(one, row) && apart(row, one))
      const one = rows.find((row) => other(row) !== undefined)
      return [await read(Number(one?.id)), await read(Number(one && other(one)?.id))]
    },

    /** Gives a talent one certificate, which runs out on a day. */
    async certify(id: number, titulo: string, validade: string): Promise<void> {
      const { versao } = await read(id)
      const certificados = [{ titulo, tipo: 'CERTIFICACAO', organizacao: 'Instituto', validade }]
      const answer = await admin().patch(`${talents}/${id}`, { versao, certificados })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    },

    /** A user who sees one area and what is below it, and who answers for it as its responsible talent. */
    async manager({ id }: Talent['areaOrganizacional']): Promise<{ client: Client; usuario: number }> {
      const client = await app.clientWithout('ROLE_CAD_WEBHOOK')
      const { pool } = app.database
      const { rows } = await pool.query<{ id: number }>("select id from usuario where login = 'sem-role-cad-webhook'")
      const usuario = Number(rows[0]?.id)
      const limited = 'update usuario_empresa set restringir_areas = true, areas_ids = $2 where usuario_id = $1'
      await pool.query(limited, [usuario, JSON.stringify([id])])
      await linkTo(app, usuario, await makeResponsible(app, id))
      app.fastify.prumo.sessions.forget()
      return { client, usuario }
    },
  }
}

/** Two talents, of whom one has a certificate that runs out in 5 days and the other one that ran out, and a manager who sees the first alone. */
export async function createCertified(daysOver: number) {
  const app = await createTestApp()
  await app.database.pool.query('update talento_certificado set validade = null')
  const admin = await login(app, 'admin')
  const people = peopleOf(app, () => admin)
  const [ana, bia] = await people.two()
  await people.certify(ana.id, 'NR-10', people.inDays(5))
  await people.certify(bia.id, 'NR-35', people.inDays(-daysOver))
  const manager = (await people.manager(ana.areaOrganizacional)).client
  return { app, admin, people, ana, bia, manager }
}

/** Makes somebody of another area, who logs in with no user, the first to answer for an area. */
async function makeResponsible({ database }: TestApp, area: number): Promise<number> {
  const some = `select id from talento where empresa_id = 1 and situacao = 'A' and area_organizacional_id <> $1 and usuario_id is null
    order by id desc limit 1`
  const { rows } = await database.pool.query<{ id: number }>(some, [area])
  const id = Number(rows[0]?.id)
  const text = `insert into area_organizacional_responsavel (empresa_id, area_organizacional_id, colaborador_empresa_id, colaborador_id, ordem_)
    values (1, $1, 1, $2, -1)`
  await database.pool.query(text, [area, id])
  return id
}

const linkTo = ({ database }: TestApp, usuario: number, talento: number) =>
  database.pool.query('update talento set usuario_id = $1 where id = $2', [usuario, talento])
