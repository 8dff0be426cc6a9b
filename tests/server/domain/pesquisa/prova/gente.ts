import { addDays } from '#schemas/runtime/days/days.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'
import { type Person, peopleOf, randomOf } from '#tests/server/features/anonimato/proof/people.ts'
import type { acoesDe } from '../pesquisas.ts'

/** Somebody who is asked: he logs in, or has an address to which a link is sent. */
export interface Membro {
  talento: number
  client?: Client
  email: string
}

/** Who may be asked, and the areas in which they may work. */
export interface Elenco {
  membros: Membro[]
  areas: Record<string, number>
}

/** A day in each of the bands. */
const ADMITIDO: Record<string, number> = { ATE_1: -100, DE_3_A_4: -1300, DE_10: -4400 }

// $1 how many: who works there, and is led by nobody who logs in
const QUEM = `update talento t set contato_email = 'prova-' || t.id || '@exemplo.com.br' from (
    select id from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id limit $1) q
  where t.id = q.id returning t.id::int as id, t.contato_email as email`

// $1 name, $2 talent
const USER = `with u as (insert into usuario (nome, login, senha) select $1, $1, senha from usuario where id = 2 returning id),
  a as (insert into usuario_empresa (usuario_id, empresa_id) select id, 1 from u),
  t as (update talento set usuario_id = (select id from u) where id = $2)
  select from u`

/** So many people of the demo; every fifth has no log-in. */
export async function elencoDe(app: TestApp, acoes: ReturnType<typeof acoesDe>, quantos: number): Promise<Elenco> {
  const { made, rows } = acoes
  const areas: Record<string, number> = {}
  for (const nome of ['R', 'A', 'B', 'C', 'D', 'E']) {
    const areaMae = nome === 'R' ? {} : { areaMae: { id: areas.R } }
    areas[nome] = (
      await made('/api/cargo-salario/areas-organizacionais', { nome: `Prova ${nome}`, ativo: true, ...areaMae })
    ).id
  }
  const membros: Membro[] = []
  for (const [i, { id: talento, email }] of (await rows<{ id: number; email: string }>(QUEM, [quantos])).entries()) {
    const nome = `prova-${talento}`
    if (i % 5 > 0) await rows(USER, [nome, talento])
    membros.push({ talento, email, ...(i % 5 > 0 && { client: await login(app, nome) }) })
  }
  return { membros, areas }
}

// $1 talent, $2 area, $3 day of the admission
const LUGAR = `with h as (update talento_historico set area_organizacional_id = $2 where talento_id = $1)
  update talento set area_organizacional_id = $2, data_admissao = $3 where id = $1`

/** People of a seed are played by some of them: where they work and since when is written, what each says is a mark that no other sheet has. */
export async function papeisDe(
  app: TestApp,
  { membros, areas }: Elenco,
  { rows }: Pick<ReturnType<typeof acoesDe>, 'rows'>,
  { seed, count }: { seed: number; count: number },
): Promise<{ people: Person[]; alone: number }> {
  const { people, alone } = peopleOf(seed, count)
  const random = randomOf(seed + 1000)
  const left = [...membros]
  const marks = new Set<number>()
  while (marks.size < count) marks.add(1000 + random(9000))
  const played: Person[] = []
  let lone = 0
  for (const [i, { id, atributos, comentario }] of people.entries()) {
    const [membro] = left.splice(random(left.length), 1)
    const { area = [], tempo = '' } = atributos
    const path = area.map((nome) => areas[nome] ?? 0)
    const dia = addDays(app.today(), ADMITIDO[tempo] ?? 0)
    await rows(LUGAR, [membro?.talento, path.at(-1), dia])
    const marca = [...marks][i] ?? 0
    if (id === alone) lone = membro?.talento ?? 0
    played.push({
      ...{ id: membro?.talento ?? 0, marca, atributos: { area: path.map(String), tempo } },
      comentario: comentario.replace(/^\d+/, String(marca)),
    })
  }
  return { people: played, alone: lone }
}

// $1 areas, $2 log-in
const RESTRINGE = `update usuario_empresa set restringir_areas = true, areas_ids = $1
  where usuario_id = (select id from usuario where login = $2)`

/** Somebody who may do everything but this, of these areas alone. */
export async function restritaA(
  app: TestApp,
  { rows }: Pick<ReturnType<typeof acoesDe>, 'rows'>,
  authority: string,
  areas: number[],
): Promise<Client> {
  const client = await app.clientWithout(authority)
  await rows(RESTRINGE, [JSON.stringify(areas), `sem-${authority.toLowerCase().replaceAll('_', '-')}`])
  app.fastify.prumo.sessions.forget()
  return client
}
