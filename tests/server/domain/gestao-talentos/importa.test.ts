import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'

/** Talents from a spreadsheet, by the call of the specification (spec 3 §7). */
const IMPORTA = '/api/cargo-salario/colaboradores/importa-colaboradores'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
}, 120_000)
afterAll(() => app?.close())

/** A multipart form with a spreadsheet and what stands beside it. */
const envia = (rows: string[], fields: Record<string, string> = {}, client = admin) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--prova\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--prova\r\ncontent-disposition: form-data; name="file"; filename="talentos.csv"\r\ncontent-type: text/csv\r\n\r\n${rows.join('\r\n')}\r\n`
  // what is said stands behind the file, too
  return client.post(IMPORTA, `${file}${parts.join('')}--prova--\r\n`, {
    'content-type': 'multipart/form-data; boundary=prova',
  })
}
const head = 'Nome;CPF;Data de Admissão'

test('[R-TAL-03] new talents come in, known ones are changed, each row by the rules of the form', async () => {
  const [um, dois] = [cpf(next()), cpf(next())]
  const first = await envia([head, `Prova Um;${um};02/01/2026`, `Prova Dois;${dois};05/01/2026`, 'Sem CPF;;05/01/2026'])
  expect(first.json()).toMatchObject({ importados: 2, alterados: 0, recusados: 1, erros: [{ linha: 4 }] })
  const again = await envia([head, `Prova Um da Silva;${um};02/01/2026`, `Prova Dois;${dois};05/01/2026`])
  expect(again.json(), again.body).toMatchObject({ importados: 0, alterados: 1, inalterados: 1, recusados: 0 })
  // the same CPF twice in one file, on one day, is one talent and its change
  const tres = cpf(next())
  const twice = (await envia([head, `Prova Três;${tres};05/01/2026`, `Prova Três;${tres};05/01/2026`])).json() as {
    importados: number
  }
  expect(twice.importados).toBe(1)
})

test('who may not create or change talents imports none; a form without a file says so', async () => {
  for (const authority of ['ROLE_CAD_TALENTO_INCLUIR', 'ROLE_CAD_TALENTO_ALTERAR'])
    expect((await envia([head], {}, await app.clientWithout(authority))).statusCode).toBe(403)
  const empty = await admin.post(IMPORTA, '--prova--\r\n', {
    'content-type': 'multipart/form-data; boundary=prova',
  })
  expect(empty.statusCode).toBe(400)
})

test('a file that was sent before is imported by the same call as a task, its columns where they were put', async () => {
  const numero = cpf(next())
  const file = `--prova\r\ncontent-disposition: form-data; name="arquivo"; filename="t.csv"\r\ncontent-type: text/csv\r\n\r\nQuem;CPF;Entrou\r\nProva Mapa;${numero};02/01/2026\r\n--prova--\r\n`
  const sent = await admin.post('/api/gestao-talentos/talentos/importacao/arquivo', file, {
    'content-type': 'multipart/form-data; boundary=prova',
  })
  const { arquivoId } = sent.json() as { arquivoId: string }
  const asked = { arquivoId, mapa: ['nome', 'cpf', 'dataAdmissao'], existentes: 'altera' }
  for (const authority of ['ROLE_CAD_TALENTO_INCLUIR', 'ROLE_CAD_TALENTO_ALTERAR'])
    expect((await (await app.clientWithout(authority)).post(IMPORTA, asked)).statusCode).toBe(403)
  // somebody else's file
  expect((await (await login(app, 'rh')).post(IMPORTA, asked)).statusCode).toBe(400)
  const begun = await admin.post(IMPORTA, asked)
  expect(begun.statusCode, begun.body).toBe(202)
  await app.fastify.prumo.jobs.drain()
  expect((await talentoDe(numero)).nome).toBe('Prova Mapa')
})

const erros = (answer: { json(): { erros: { erros: { message: string }[] }[] } }) =>
  answer.json().erros.flatMap((one) => one.erros.map(({ message }) => message))

/** The talent with a CPF, as the record is read. */
const talentoDe = async (numero: string, em = '') => {
  const [found] = (await admin.get(`/api/gestao-talentos/talentos?cpf=${numero}`)).json()
  return (await admin.get(`/api/gestao-talentos/talentos/${found.id}${em}`)).json()
}

describe('a row that says the enrolment number', () => {
  const cabeca = 'Matrícula;Nome;CPF;Data de Admissão'
  const numero = () => `M${next()}`

  test('is about the talent with it, without CPF and day of admission', async () => {
    const [matricula, pessoa] = [numero(), cpf(next())]
    await envia([cabeca, `${matricula};Prova Matrícula;${pessoa};02/01/2026`])
    const again = await envia(['Matrícula;Nome', `${matricula};Prova Matrícula Nova`])
    expect(again.json(), again.body).toMatchObject({ importados: 0, alterados: 1, recusados: 0 })
    expect(await talentoDe(pessoa)).toMatchObject({ nome: 'Prova Matrícula Nova', dataAdmissao: '2026-01-02' })
  })

  test('is refused where it says another person or contract, and where several have the number', async () => {
    const [matricula, pessoa] = [numero(), cpf(next())]
    await envia([cabeca, `${matricula};Prova Dona;${pessoa};02/01/2026`])
    const outra = await envia([cabeca, `${matricula};Prova Outra;${cpf(next())};02/01/2026`])
    expect(erros(outra)).toEqual([`Matrícula ${matricula} já é de outro registro: CPF é diferente`])
    const depois = await envia([cabeca, `${matricula};Prova Dona;${pessoa};02/06/2026`])
    expect(erros(depois)).toEqual([`Matrícula ${matricula} já é de outro registro: Data de Admissão é diferente`])
    await app.database.pool.query(
      `update talento set matricula = $1 where id in (select id from talento where empresa_id = 1 and matricula <> $1 order by id limit 1)`,
      [matricula],
    )
    const varias = await envia(['Matrícula;Nome', `${matricula};Prova Dona`])
    expect(erros(varias)).toEqual([`Matrícula ${matricula} é de mais de um registro`])
  })
})

describe("a row that says 'A partir de'", () => {
  const cabeca = 'Nome;CPF;Data de Admissão;A partir de;Área Organizacional;Cargo/Faixa;Salário'
  let areas: { nome: string }[]
  let faixa: string
  beforeAll(async () => {
    areas = (await admin.get('/api/cargo-salario/areas-organizacionais?ativo=true')).json()
    const [one] = (await admin.get('/api/cargo-salario/faixas-salariais/opcoes')).json()
    faixa = String(one.id)
  })
  const linha = (pessoa: string, desde: string, area: number, salario: string) =>
    `Prova Histórico;${pessoa};02/01/2024;${desde};${areas[area]?.nome};${faixa};${salario}`
  const dias = (talento: { historicos: { data: string }[] }) => talento.historicos.map(({ data }) => data).sort()

  test('is an entry of the history on that day; the rest is that of the entry before', async () => {
    const pessoa = cpf(next())
    const file = [cabeca, linha(pessoa, '02/01/2024', 0, '3.000,00'), linha(pessoa, '01/03/2025', 1, '3.500,00')]
    const answer = await envia(file)
    expect(answer.json(), answer.body).toMatchObject({ importados: 1, alterados: 1, recusados: 0 })
    const talento = await talentoDe(pessoa)
    expect(dias(talento)).toEqual(['2024-01-02', '2025-03-01'])
    expect([talento.areaOrganizacional.nome, talento.salario]).toEqual([areas[1]?.nome, 3500])
    const antes = await talentoDe(pessoa, '?em=2025-02-28')
    expect([antes.areaOrganizacional.nome, antes.salario]).toEqual([areas[0]?.nome, 3000])
    // a raise between the two leaves the area as it was then
    const raise = await envia(['CPF;Data de Admissão;A partir de;Salário', `${pessoa};02/01/2024;2024-07-01;3200`])
    expect(raise.json(), raise.body).toMatchObject({ alterados: 1, recusados: 0 })
    const meio = await talentoDe(pessoa, '?em=2024-07-01')
    expect([meio.areaOrganizacional.nome, meio.salario]).toEqual([areas[0]?.nome, 3200])
    // the same file once more says nothing new
    expect((await envia(file)).json()).toMatchObject({ importados: 0, alterados: 0, inalterados: 2 })
    expect(dias(await talentoDe(pessoa))).toEqual(['2024-01-02', '2024-07-01', '2025-03-01'])
  })

  test('is refused on the day of another entry, without a day, and with nothing that changes', async () => {
    const pessoa = cpf(next())
    await envia([cabeca, linha(pessoa, '02/01/2024', 0, '3000')])
    expect(erros(await envia([cabeca, linha(pessoa, '02/01/2024', 1, '3000')]))).toEqual([
      'Já existe um histórico nesta data.',
    ])
    expect(erros(await envia([cabeca, linha(pessoa, '31/02/2025', 1, '3000')]))).toEqual(['Data inválida'])
    expect(erros(await envia(['CPF;Data de Admissão;A partir de', `${pessoa};02/01/2024;01/02/2025`]))).toEqual([
      'A linha não diz nada que mude a partir de um dia',
    ])
    expect(dias(await talentoDe(pessoa))).toEqual(['2024-01-02'])
  })

  test('is taken back with the operation: the entry goes, today is as it was', async () => {
    const pessoa = cpf(next())
    await envia([cabeca, linha(pessoa, '02/01/2024', 0, '3000')])
    const { loteId } = (await envia([cabeca, linha(pessoa, '01/03/2025', 1, '3500')])).json()
    expect((await talentoDe(pessoa)).salario).toBe(3500)
    const undone = await admin.post(`/api/gestao-talentos/talentos/lotes/${loteId}/desfaz`)
    expect(undone.statusCode, undone.body).toBe(200)
    const talento = await talentoDe(pessoa)
    expect([dias(talento), talento.salario, talento.areaOrganizacional.nome]).toEqual([
      ['2024-01-02'],
      3000,
      areas[0]?.nome,
    ])
  })

  test('has its lines in the trail, one for each record; what is refused beside it has none', async () => {
    const [um, dois] = [cpf(next()), cpf(next())]
    const file = [
      cabeca,
      linha(um, '02/01/2024', 0, '3000'),
      linha(dois, '02/01/2024', 0, '3000'),
      linha('', '', 0, '1'),
    ]
    const { loteId, importados, recusados } = (await envia(file)).json()
    expect([importados, recusados]).toEqual([2, 1])
    const { rows } = await app.database.pool.query(
      `select operacao, count(*)::int as linhas, count(distinct registro_id)::int as registros,
        count(*) filter (where registro_id in (select id from talento where cpf = any($2)))::int as deles
      from auditoria where lote_id = $1 and registro_id <> 0 group by 1`,
      [loteId, [um, dois]],
    )
    expect(rows).toEqual([{ operacao: 'criacao', linhas: 2, registros: 2, deles: 2 }])
  })

  test('stands beside rows whose key is none: those are refused, the others come in', async () => {
    const pessoa = cpf(next())
    const file = [
      head,
      `Prova Certa;${pessoa};02/01/2026`,
      `Prova Dia;${cpf(next())};31/02/2026`,
      'Prova CPF;abc;02/01/2026',
    ]
    const answer = await envia(file)
    expect(answer.json(), answer.body).toMatchObject({ importados: 1, recusados: 2 })
    expect(erros(answer)).toEqual(['Data inválida', 'CPF inválido'])
  })

  test('is a column of the template', async () => {
    const { body } = await admin.get('/api/gestao-talentos/talentos/importacao/modelo?formato=csv')
    expect(body.split('\r\n')[0]).toContain(';A partir de;')
    const other = await admin.get('/api/captacao/etapas-seletivas/importacao/modelo?formato=csv')
    expect(other.body).not.toContain('A partir de')
  })
})

// it leaves the field mandatory
test('[R-TAL-03] what the company made mandatory may be left out where somebody says so, what the product demands never', async () => {
  const campos = '/api/utilitario/empresas/1/campos-extras-visiveis-obrigatorios/colaborador'
  const { visiveis, obrigatorios, versao } = (await admin.get(campos)).json()
  const asked = await admin.put(campos, { visiveis, obrigatorios: [...obrigatorios, 'pis'], versao })
  expect(asked.statusCode, asked.body).toBe(200)
  const row = () => `Prova Sem Pis;${cpf(next())};02/01/2026`
  expect((await envia([head, row()])).json()).toMatchObject({ importados: 0, recusados: 1 })
  expect((await envia([head, row()], { ignoraOpcionaisObrigatorios: 'false' })).json()).toMatchObject({ recusados: 1 })
  expect((await envia([head, row()], { ignoraOpcionaisObrigatorios: 'true' })).json()).toMatchObject({ importados: 1 })
  const semNome = `;${cpf(next())};02/01/2026`
  expect((await envia([head, semNome], { ignoraOpcionaisObrigatorios: 'true' })).json()).toMatchObject({ recusados: 1 })
})
