import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { noteDue } from '#server/features/notices/note-due.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { type Cenario, cenario, forms, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

/** Checklists of who is admitted and who leaves: tasks by role, day and condition; board, own tasks, what is told. */
const TAREFAS = '/api/gestao-talentos/tarefas-talentos'
const MINHAS = '/api/gestao-talentos/minhas-tarefas'
const TALENTOS = '/api/gestao-talentos/talentos'

let c: Cenario
let rh: Client
let lider: Client
let chefe: { id: number }
let numero = 0

const day = (count: number): string => addDays(c.app.today(), count) ?? ''
const read = async (path: string) => (await c.admin.get(path)).json() as Registro
const change = async (path: string, body: RecordData): Promise<Registro> => {
  const answer = await c.admin.patch(path, { versao: (await read(path)).versao, ...body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Registro
}
const tarefasDe = async ({ id }: Registro): Promise<Registro[]> =>
  (await c.admin.get(`${TAREFAS}?filter={"talento":${id},"situacao":"T"}&sort=["prazo","ASC"]`)).json() as Registro[]
const minhas = async (client: Client, { id }: Registro) =>
  ((await client.get(MINHAS)).json() as Registro[]).filter(({ talentoId }) => talentoId === id)
const admite = (dataAdmissao: string, more: RecordData = {}): Promise<Registro> => {
  numero += 1
  const row = {
    ...{ data: dataAdmissao, superior: chefe, faixaSalarial: { id: c.faixas.j1.id }, salario: 2000 },
    ...{ areaOrganizacional: { id: c.norte.id }, estabelecimento: { id: c.estabelecimentosIds[0] } },
  }
  return forms(c.admin).talento(`Prova ${numero}`, `R-${numero}`, [row], { cpf: cpf(next()), ...more })
}

beforeAll(async () => {
  c = await cenario()
  rh = await login(c.app, 'rh')
  lider = await login(c.app, 'lider')
  const { rows } = await c.app.database.pool.query(
    `select t.id::int from talento t join usuario u on u.id = t.usuario_id where u.login = 'lider' and t.empresa_id = 1`,
  )
  chefe = rows[0]
  // those of the demo rest
  await c.app.database.pool.query('update roteiro set ativo = false')
  const { make } = forms(c.admin)
  const perfil = { id: 2 }
  await make('gestao-talentos/roteiros', {
    nome: 'Prova: chegada',
    momento: 'A',
    tarefas: [
      { titulo: 'Documentos', descricao: 'RG e CPF', papel: 'P', perfil, dias: -5 },
      { titulo: 'Mesa', papel: 'G', dias: 0 },
      { titulo: 'Curso', papel: 'P', perfil, dias: 7, vinculo: 'A' },
      { titulo: 'Adaptações', papel: 'P', perfil, dias: -3, pcd: true },
      { titulo: 'Só em outro cargo', papel: 'G', dias: 1, cargo: { id: c.cargos.pleno.id } },
    ],
  })
  await make('gestao-talentos/roteiros', {
    nome: 'Prova: saída',
    momento: 'D',
    tarefas: [
      { titulo: 'Acessos', papel: 'P', perfil, dias: 0 },
      { titulo: 'Verbas', papel: 'P', perfil, dias: 10 },
    ],
  })
}, 120_000)
afterAll(() => c?.app.close())

const seen = (tarefas: Registro[]) => tarefas.map(({ titulo, prazo, situacao }) => [titulo, prazo, situacao])

test('who is admitted has the tasks of the checklists that are for somebody like him, each on its day', async () => {
  const talento = await admite(day(10))
  expect(seen(await tarefasDe(talento))).toEqual([
    ['Documentos', day(5), 'P'],
    ['Mesa', day(10), 'P'],
  ])
  const aprendiz = await admite(day(10), { vinculo: 'A', deficiencia: '1' })
  expect(seen(await tarefasDe(aprendiz))).toEqual([
    ['Documentos', day(5), 'P'],
    ['Adaptações', day(7), 'P'],
    ['Mesa', day(10), 'P'],
    ['Curso', day(17), 'P'],
  ])
  const [tarefa] = await tarefasDe(talento)
  expect(await read(`${TAREFAS}/${tarefa?.id}`)).toMatchObject({
    descricao: 'RG e CPF',
    momento: 'A',
    roteiro: { nome: 'Prova: chegada' },
    responsavel: 'Analista de RH',
  })
})

test('who came more than 30 days ago is brought in from elsewhere and has none; nor has anybody of a checklist that rests', async () => {
  expect(await tarefasDe(await admite(day(-31)))).toEqual([])
  expect(await tarefasDe(await admite(day(-30)))).toHaveLength(2)
  const [roteiro] = (
    await c.admin.get('/api/gestao-talentos/roteiros?filter={"nome":"Prova: chegada"}')
  ).json() as Registro[]
  await change(`/api/gestao-talentos/roteiros/${roteiro?.id}`, { ativo: false })
  expect(await tarefasDe(await admite(day(3)))).toEqual([])
  await change(`/api/gestao-talentos/roteiros/${roteiro?.id}`, { ativo: true })
})

test('when the day of admission moves, what is still to be done moves along; what was done stays', async () => {
  const talento = await admite(day(10))
  const [documentos] = await tarefasDe(talento)
  const done = await c.admin.put(`${TAREFAS}/${documentos?.id}/conclui`, { versao: documentos?.versao })
  expect(done.json()).toMatchObject({ situacao: 'F', feitaEm: day(0), feitaPor: { id: 1 } })
  const { historicos } = await read(`${TALENTOS}/${talento.id}`)
  const moved = (historicos as RecordData[]).map((row) => ({ ...row, data: day(14) }))
  await change(`${TALENTOS}/${talento.id}`, { dataAdmissao: day(14), historicos: moved })
  expect(seen(await tarefasDe(talento))).toEqual([
    ['Documentos', day(5), 'F'],
    ['Mesa', day(14), 'P'],
  ])
})

test('a dismissal begins its checklist; undone, nobody has to do it any more; dismissed again, it begins anew', async () => {
  const talento = await admite(day(-200))
  expect(await tarefasDe(talento)).toEqual([])
  const path = `${TALENTOS}/${talento.id}`
  await change(path, { dataDesligamento: day(2), situacao: 'D' })
  expect(seen(await tarefasDe(talento))).toEqual([
    ['Acessos', day(2), 'P'],
    ['Verbas', day(12), 'P'],
  ])
  await change(path, { dataDesligamento: null, situacao: 'A' })
  const undone = await tarefasDe(talento)
  expect(undone.map(({ situacao }) => situacao)).toEqual(['N', 'N'])
  expect(await read(`${TAREFAS}/${undone[0]?.id}`)).toMatchObject({ observacao: 'O desligamento foi desfeito.' })
  await change(path, { dataDesligamento: day(3), situacao: 'D' })
  expect((await tarefasDe(talento)).filter(({ situacao }) => situacao === 'P')).toHaveLength(2)
})

test('everybody finds his own tasks and concludes them, whatever else he may see; those of others are not there', async () => {
  const talento = await admite(day(6))
  expect((await minhas(rh, talento)).map(({ titulo, momento }) => [titulo, momento])).toEqual([['Documentos', 'A']])
  const [mesa, ...more] = await minhas(lider, talento)
  expect([mesa?.titulo, more]).toEqual(['Mesa', []])
  expect(await minhas(c.admin, talento)).toEqual([])
  expect((await rh.put(`${MINHAS}/${mesa?.id}/conclui`, {})).statusCode).toBe(404)
  expect((await lider.put(`${MINHAS}/${mesa?.id}/conclui`, { situacao: 'N' })).statusCode).toBe(400)
  const done = await lider.put(`${MINHAS}/${mesa?.id}/conclui`, { observacao: 'Com dois monitores' })
  expect(done.json()).toEqual({ id: mesa?.id, situacao: 'F' })
  expect(await read(`${TAREFAS}/${mesa?.id}`)).toMatchObject({ observacao: 'Com dois monitores', feitaPor: { id: 6 } })
  expect(await minhas(lider, talento)).toEqual([])
  const again = await lider.put(`${MINHAS}/${mesa?.id}/conclui`, {})
  expect([again.statusCode, again.json()]).toMatchObject([409, { message: 'A tarefa não está mais pendente.' }])
})

test('the talent himself, and a user who is named, have theirs', async () => {
  const talento = await admite(day(6), { usuario: { id: 4 } })
  const { make } = forms(c.admin)
  const task = { talento: { id: talento.id }, prazo: day(1) }
  await make('gestao-talentos/tarefas-talentos', { ...task, titulo: 'Regulamento', papel: 'T' })
  await make('gestao-talentos/tarefas-talentos', { ...task, titulo: 'Foto', papel: 'U', usuario: { id: 2 } })
  const sst = await login(c.app, 'sst')
  expect((await minhas(sst, talento)).map(({ titulo }) => titulo)).toEqual(['Regulamento'])
  expect((await minhas(rh, talento)).map(({ titulo }) => titulo)).toEqual(['Documentos', 'Foto'])
  const { errors } = (await c.admin.post(TAREFAS, { ...task, titulo: 'Sem ninguém', papel: 'U' })).json() as {
    errors: RecordData[]
  }
  expect(errors).toMatchObject([{ field: 'usuario', message: 'Usuário é obrigatório' }])
})

test('leaving a task out asks why; reopened, it is to be done again', async () => {
  const [tarefa] = await tarefasDe(await admite(day(6)))
  const path = `${TAREFAS}/${tarefa?.id}`
  const refused = await c.admin.put(`${path}/dispensa`, { versao: tarefa?.versao })
  expect(refused.statusCode).toBe(400)
  const out = await c.admin.put(`${path}/dispensa`, { versao: tarefa?.versao, observacao: 'Já entregues' })
  expect(out.json()).toMatchObject({ situacao: 'N', feitaEm: day(0) })
  const open = (await c.admin.put(`${path}/reabre`, { versao: (out.json() as Registro).versao })).json() as Registro
  expect([open.situacao, open.feitaEm, open.feitaPor]).toEqual(['P', undefined, undefined])
})

test('a talent who is deleted takes along what was still to be done; what was done keeps him', async () => {
  const talento = await admite(day(6))
  const path = `${TALENTOS}/${talento.id}`
  const gone = await c.admin.delete(`${path}?versao=${(await read(path)).versao}`)
  expect(gone.statusCode, gone.body).toBe(200)
  const other = await admite(day(6))
  const [tarefa] = await tarefasDe(other)
  await c.admin.put(`${TAREFAS}/${tarefa?.id}/conclui`, { versao: tarefa?.versao })
  const kept = await c.admin.delete(`${TALENTOS}/${other.id}?versao=${(await read(`${TALENTOS}/${other.id}`)).versao}`)
  expect(kept.statusCode).toBe(409)
})

test('checklists of another company ask for nothing here; its tasks are not seen', async () => {
  const two = await login(c.app, 'admin')
  await two.put('/api/userinfo/empresa', { empresaId: 2 })
  const tarefas = [{ titulo: 'Da outra', papel: 'T', dias: 0 }]
  await forms(two).make('gestao-talentos/roteiros', { nome: 'Outra empresa', momento: 'A', tarefas })
  const talento = await admite(day(6))
  expect((await tarefasDe(talento)).map(({ titulo }) => titulo)).toEqual(['Documentos', 'Mesa'])
  expect((await two.get(`${TAREFAS}/${(await tarefasDe(talento))[0]?.id}`)).statusCode).toBe(404)
})

test('who has to do it is told before, on the day and once it is late, each time once', async () => {
  const talento = await admite(day(-20))
  const told = async () => {
    await noteDue(c.app.fastify.prumo)
    const { rows } = await c.app.database.pool.query(
      `select e.ocasiao, e.destino from aviso_envio e join tarefa_talento f on f.id = e.registro_id
       where e.empresa_id = 1 and f.talento_id = $1 and f.titulo = 'Prova: prazo' order by e.ocasiao`,
      [talento.id],
    )
    return rows.map(({ ocasiao, destino }) => [ocasiao, destino])
  }
  const body = { talento: { id: talento.id }, titulo: 'Prova: prazo', papel: 'U', usuario: { id: 2 }, prazo: day(-1) }
  const late = await forms(c.admin).make('gestao-talentos/tarefas-talentos', body)
  expect(await told()).toEqual([[`${day(-1)}/-1`, 'usuario:2']])
  expect(await told()).toHaveLength(1)
  await change(`${TAREFAS}/${late.id}`, { prazo: day(2) })
  expect(await told()).toContainEqual([`${day(2)}/2`, 'usuario:2'])
  const { versao } = await read(`${TAREFAS}/${late.id}`)
  await c.admin.put(`${TAREFAS}/${late.id}/conclui`, { versao })
  await c.app.database.pool.query('delete from aviso_envio where registro_id = $1', [late.id])
  expect(await told()).toEqual([])
})
