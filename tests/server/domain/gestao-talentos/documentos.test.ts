import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { noteDue } from '#server/features/notices/note-due.ts'
import { type Cenario, cenario, forms, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

/** Documents of talents: number, issue, validity; what somebody has to have; what runs out. */
const TALENTOS = '/api/gestao-talentos/talentos'
const TIPOS = '/api/gestao-talentos/tipo-documento'

let c: Cenario
let cnh: Registro

beforeAll(async () => {
  c = await cenario()
  const body = { descricao: 'Prova: CNH', exigeValidade: true, diasAviso: 45 }
  cnh = await forms(c.admin).make('gestao-talentos/tipo-documento', body)
}, 120_000)
afterAll(() => c?.app.close())

const day = (count: number): string => addDays(c.app.today(), count) ?? ''
const read = async (path: string) => (await c.admin.get(path)).json() as Registro
const envia = async (): Promise<string> => {
  const answer = await c.admin.upload(
    '/api/arquivos?campo=gestao-talentos/talento:documentos.documento',
    'cnh.txt',
    Buffer.from('CNH de prova'),
  )
  expect(answer.statusCode, answer.body).toBe(201)
  return String((answer.json() as RecordData).id)
}
const guarda = async ({ id }: Registro, ...documentos: RecordData[]) => {
  const rows = await Promise.all(
    documentos.map(async (row) => ({ descricao: 'CNH', documento: await envia(), ...row })),
  )
  const { versao } = await read(`${TALENTOS}/${id}`)
  return c.admin.patch(`${TALENTOS}/${id}`, { versao, documentos: rows })
}
const exigidos = async ({ id }: Registro) =>
  ((await c.admin.get(`${TALENTOS}/${id}/documentos-exigidos`)).json() as RecordData[])
    .filter(({ tipo }) => String(tipo).startsWith('Prova'))
    .map(({ tipo, situacao, validade }) => [tipo, situacao, validade])
const muda = async ({ id }: Registro, body: RecordData) => {
  const answer = await c.admin.patch(`${TIPOS}/${id}`, { versao: (await read(`${TIPOS}/${id}`)).versao, ...body })
  expect(answer.statusCode, answer.body).toBe(200)
}
const errors = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ])

test('a document whose type runs out says until when, whatever else is sent; a validity is not before the issue', async () => {
  const { ana } = c.talentos
  const tipoDocumento = { id: cnh.id }
  expect(errors(await guarda(ana, { tipoDocumento }))).toEqual([['documentos[0].validade', 'Validade é obrigatória']])
  expect(errors(await guarda(ana, { tipoDocumento, exigeValidade: false }))).toEqual([
    ['documentos[0].exigeValidade', 'Este tipo de documento tem validade'],
  ])
  expect((await guarda(ana, { descricao: 'Sem tipo' })).statusCode).toBe(200)
  expect(
    errors(await guarda(ana, { tipoDocumento, emissao: day(0), validade: day(-1) })).map(([field]) => field),
  ).toEqual(['documentos[0].validade'])
  const kept = await guarda(ana, { tipoDocumento, numero: '0123', emissao: day(-10), validade: day(400) })
  expect(kept.json()).toMatchObject({ documentos: [{ numero: '0123', validade: day(400), diasAviso: 45 }] })
})

test('what somebody has to have is missing, over or there; by bond and by job; a type that rests asks for nothing', async () => {
  const { bia } = c.talentos
  const { make } = forms(c.admin)
  expect(await exigidos(bia)).toEqual([])
  await muda(cnh, { obrigatorio: true })
  expect(await exigidos(bia)).toEqual([['Prova: CNH', 'FALTA', null]])
  const tipoDocumento = { id: cnh.id }
  await guarda(bia, { tipoDocumento, validade: day(-1) })
  expect(await exigidos(bia)).toEqual([['Prova: CNH', 'VENCIDO', day(-1)]])
  // the newest one counts
  await guarda(bia, { tipoDocumento, validade: day(-1) }, { tipoDocumento, validade: day(0) })
  expect(await exigidos(bia)).toEqual([['Prova: CNH', 'OK', day(0)]])
  await make('gestao-talentos/tipo-documento', {
    descricao: 'Prova: matrícula no curso',
    obrigatorio: true,
    vinculo: 'A',
  })
  const [funcao] = (await c.admin.get('/api/sst/funcoes/opcoes?range=[0,0]')).json() as Registro[]
  const ofJob = { obrigatorio: true, funcoes: [{ id: funcao?.id }] }
  const nr = await make('gestao-talentos/tipo-documento', { descricao: 'Prova: NR-10', ...ofJob })
  expect(await exigidos(bia)).toEqual([['Prova: CNH', 'OK', day(0)]])
  await muda(nr, { funcoes: [] })
  expect(await exigidos(bia)).toEqual([
    ['Prova: NR-10', 'FALTA', null],
    ['Prova: CNH', 'OK', day(0)],
  ])
  await muda(nr, { ativo: false })
  expect(await exigidos(bia)).toHaveLength(1)
})

test('a document that runs out is told so many days before as its type says, once, and stands in the list', async () => {
  const { caio } = c.talentos
  const { rows: users } = await c.app.database.pool.query(`select id::int from usuario where login = 'sst'`)
  const { versao } = await read(`${TALENTOS}/${caio.id}`)
  await c.admin.patch(`${TALENTOS}/${caio.id}`, { versao, usuario: { id: users[0]?.id } })
  const told = async () => {
    await noteDue(c.app.fastify.prumo)
    const { rows } = await c.app.database.pool.query(
      `select e.ocasiao from aviso_envio e join aviso_automatico a on a.id = e.aviso_id
       where a.cadastro = 'gestao-talentos/talento' and a.vencimento = 'documento' and e.registro_id = $1`,
      [caio.id],
    )
    return rows.map(({ ocasiao }) => ocasiao)
  }
  await guarda(caio, { tipoDocumento: { id: cnh.id }, validade: day(46) })
  expect(await told()).toEqual([])
  await guarda(caio, { tipoDocumento: { id: cnh.id }, validade: day(45) })
  expect(await told()).toEqual([`${day(45)}/45`])
  expect(await told()).toHaveLength(1)
  const due = (await c.admin.get('/api/vencimentos?dias=60&q=Caio')).json() as RecordData[]
  expect(due.map(({ vencimento, item }) => [vencimento, item])).toContainEqual(['Validade do documento', 'CNH'])
})

test('of whom somebody does not see he is told nothing', async () => {
  expect((await c.gestora.get(`${TALENTOS}/${c.talentos.caio.id}/documentos-exigidos`)).statusCode).toBe(404)
  expect((await c.outra.get(`${TALENTOS}/${c.talentos.caio.id}/documentos-exigidos`)).statusCode).toBe(404)
})
