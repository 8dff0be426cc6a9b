import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

type Stored = RecordData & { id: number; versao: number; pessoal?: RecordData; candidatoIdiomas?: RecordData[] }

const url = '/api/captacao/candidatos'
let app: TestApp
let rh: Client
let idiomas: { id: number }[]
let cargo: { id: number }

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  idiomas = await options('captacao/idiomas')
  cargo = (await options('cargo-salario/cargos'))[0] as { id: number }
})
afterAll(() => app?.close())

async function options(route: string): Promise<{ id: number }[]> {
  const answer = await rh.get(`/api/${route}/opcoes`)
  expect(answer.statusCode).toBe(200)
  return (answer.json() as { id: number }[]).map(({ id }) => ({ id }))
}

async function create(body: RecordData): Promise<Stored> {
  const answer = await rh.post(url, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}

const messages = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors.map((e) => `${e.field}: ${e.message}`)

test('the password never leaves the server, and a change that does not name it keeps it', async () => {
  const senha = 'Girassol-Azul-2026'
  const created = await create({
    nome: 'Conceição Prado',
    pessoal: { cpf: '390.533.447-05' },
    senha,
    confirmaSenha: senha,
  })
  expect(created).not.toHaveProperty('senha')
  const saved = await rh.put(`${url}/${created.id}`, { ...created, nomeSocial: 'Ceiça' })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.body).not.toContain('argon2')
  const session = await app.inject({
    method: 'POST',
    url: '/api/externo/login',
    headers: { 'x-requested-with': 'prumo' },
    payload: { cpf: '39053344705', senha, empresaId: 1 },
  })
  expect(session.statusCode, session.body).toBe(200)
})

test('a password that is easy to guess is refused', async () => {
  const answer = await rh.post(url, { nome: 'Maria Fraca', senha: 'aaaaaaaaaa', confirmaSenha: 'aaaaaaaaaa' })
  expect(messages(answer)).toEqual(['senha: A senha é fácil demais de adivinhar: repete os mesmos caracteres'])
})

test('two candidates of a company never share a CPF, with or without its mask', async () => {
  await create({ nome: 'Um', pessoal: { cpf: '11144477735' } })
  const answer = await rh.post(url, { nome: 'Outro', pessoal: { cpf: '111.444.777-35' } })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ errors: [{ code: 'CHAVE_DUPLICADA' }] })
  expect(answer.body).toContain('Já existe um candidato com este CPF.')
})

test('who worked in the company, or was hired, is known by the CPF, which then stays', async () => {
  const { rows } = await app.database.pool.query<{ cpf: string }>(
    `select cpf from talento t where empresa_id = 1 and situacao = 'D' and cpf is not null
     and not exists (select from candidato c where c.empresa_id = 1 and c.pessoal_cpf = t.cpf)
     and not exists (select from talento o where o.empresa_id = 1 and o.cpf = t.cpf and o.situacao <> 'D') limit 1`,
  )
  const change = ({ id, versao }: Stored) => rh.patch(`${url}/${id}`, { pessoal: { cpf: '98765432100' }, versao })
  const refusal = 'pessoal.cpf: O CPF de quem foi contratado ou já foi colaborador não pode ser alterado.'
  const left = await create({ nome: 'Volta Depois', pessoal: { cpf: rows[0]?.cpf } })
  expect(left.jaFoiColaborador).toBe(true)
  expect(messages(await change(left))).toEqual([refusal])
  const other = await create({ nome: 'Nunca Antes', pessoal: { cpf: '15350946056' } })
  expect(other.jaFoiColaborador ?? false).toBe(false)
  await app.database.pool.query('update candidato set contratado = true where id = $1', [other.id])
  expect(messages(await change(other))).toEqual([refusal])
  await app.database.pool.query('update candidato set contratado = false where id = $1', [other.id])
  expect((await change(other)).statusCode).toBe(200)
})

test('the form can ask whether a CPF is free and who has the same name', async () => {
  const { id } = await create({ nome: 'João Antônio Sobral', pessoal: { cpf: '28625587887' } })
  const valid = async (query: string) => (await rh.get(`${url}/valida-cpf?${query}`)).json()
  expect(await valid('cpf=286.255.878-87')).toEqual({ valido: false, mensagem: 'Já existe um candidato com este CPF.' })
  expect(await valid(`cpf=28625587887&candidatoId=${id}`)).toEqual({ valido: true })
  expect(await valid('cpf=28625587887&contratado=true')).toEqual({ valido: true })
  expect(await valid('cpf=11111111111')).toEqual({ valido: false, mensagem: 'CPF inválido' })
  const namesakes = (await rh.get(`${url}/candidatos-homonimos?nome=joao%20antonio%20SOBRAL`)).json()
  expect(namesakes).toMatchObject([{ id, nome: 'João Antônio Sobral' }])
  expect((await rh.get(`${url}/candidato-cpf?cpf=28625587887`)).json()).toMatchObject({ id })
})

test('a one-letter type of education is stored in its long form', async () => {
  const [areaFormacao] = await options('captacao/areas-formacao')
  const formacao = { areaFormacao, curso: 'Engenharia', local: 'UFC', tipo: 'P', situacao: 'COMPLETO' }
  const { id } = await create({ nome: 'Doutora', formacao: [formacao] })
  expect((await rh.get(`${url}/${id}/formacoes`)).json()).toMatchObject([{ tipo: 'POS_DOUTORADO' }])
})

test('[R-IDI-FIXO] the language of an entry is fixed, its level is not', async () => {
  const [ingles, frances] = idiomas
  const created = await create({ nome: 'Poliglota', candidatoIdiomas: [{ idioma: ingles, nivel: 'B' }] })
  const [entry] = created.candidatoIdiomas ?? []
  const change = (idioma: unknown) =>
    rh.put(`${url}/${created.id}`, { ...created, candidatoIdiomas: [{ ...entry, idioma, nivel: 'A' }] })
  expect(messages(await change(frances))).toEqual([
    'candidatoIdiomas[0].idioma: O idioma não pode ser alterado; remova-o e adicione outro.',
  ])
  expect((await change(ingles)).json()).toMatchObject({ candidatoIdiomas: [{ id: entry?.id, nivel: 'A' }] })
})

test('[R-CAND-SIMPLES] [R-CAND-SIMPLES-OCR] the simple form asks for name and position; with a CV for its text and the personal data', async () => {
  const post = (body: RecordData) => rh.post(`${url}/candidato-curriculo`, body)
  expect(messages(await post({}))).toEqual([
    'nome: Nome é obrigatório',
    'cargos: Cargo/Função Pretendida é obrigatório',
  ])
  expect(messages(await post({ nome: 'Simples', cargos: [cargo], ocrTexto: ' ' }))).toEqual([
    'ocrTexto: Texto do Currículo é obrigatório',
    'pessoal: Dados Pessoais é obrigatório',
  ])
  expect((await post({ nome: 'Simples', cargos: [cargo] })).statusCode).toBe(201)
  const body = { nome: 'Com currículo', cargos: [cargo], ocrTexto: 'Padeiro', pessoal: { naturalidade: 'Sobral' } }
  const saved = (await post(body)).json() as Stored
  const changed = await rh.put(`${url}/${saved.id}/ocr`, { ocrTexto: 'Padeiro e confeiteiro', versao: saved.versao })
  expect(changed.json()).toMatchObject({ ocrTexto: 'Padeiro e confeiteiro', nome: 'Com currículo' })
})

async function upload(name: string, content: Buffer | string): Promise<string> {
  const answer = await rh.upload('/api/arquivos', name, content)
  expect(answer.statusCode, answer.body).toBe(201)
  return (answer.json() as { id: string }).id
}

test('[R-CAND-FOTO-IMG] a photo is an image, whatever its name says', async () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const text = await upload('foto.txt', 'isto não é uma foto')
  expect(messages(await rh.post(url, { nome: 'Sem rosto', foto: text }))).toEqual([
    'foto: O arquivo adicionado não é uma imagem',
  ])
  const foto = await upload('foto.png', Buffer.from(pixel, 'base64'))
  const created = await create({ nome: 'Com rosto', foto })
  expect(created.foto).toBe(foto)
  const shown = await rh.get(`${url}/${created.id}/foto`)
  expect([shown.statusCode, shown.headers.location]).toEqual([302, `/api/arquivos/${foto}`])
})

test('documents are attached below the candidate and downloaded from there', async () => {
  const { id } = await create({ nome: 'Com documentos' })
  const documentos = `${url}/${id}/documentos-anexos`
  expect(messages(await rh.post(documentos, {}))).toEqual([
    'descricao: Descrição é obrigatória',
    'documento: Documento é obrigatório',
  ])
  const documento = await upload('diploma.txt', 'Diploma')
  const saved = (await rh.post(documentos, { descricao: 'Diploma', documento })).json() as Stored
  expect((await rh.get(documentos)).json()).toMatchObject([{ id: saved.id, descricao: 'Diploma' }])
  const answer = await rh.get(`${documentos}/${saved.id}/download`)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `/api/arquivos/${documento}?baixar=1`])
  const file = await rh.get(String(answer.headers.location))
  expect([file.statusCode, file.body]).toEqual([200, 'Diploma'])
  expect(file.headers['content-disposition']).toContain('attachment')
  const rh2 = await login(app, 'rh2')
  expect((await rh2.get(`${documentos}/${saved.id}/download`)).statusCode).toBe(404)
})

test('a copy is another person', async () => {
  const { id } = await create({ nome: 'Original', pessoal: { cpf: '52601784830', naturalidade: 'Crato' } })
  const copy = (await rh.get(`${url}/${id}/clone`)).json() as Stored
  expect(copy).toMatchObject({ nome: 'Original', pessoal: { naturalidade: 'Crato' } })
  expect(copy).not.toHaveProperty('id')
  expect(copy.pessoal).not.toHaveProperty('cpf')
})

test('candidates without pending requests are deleted together; nobody of another company is', async () => {
  const ids = [(await create({ nome: 'A' })).id, (await create({ nome: 'B' })).id]
  expect((await rh.post(`${url}/verificar-pendencias-em-lote`, { candidatosIds: ids })).json()).toEqual([])
  const rh2 = await login(app, 'rh2')
  expect((await rh2.post(`${url}/remove-candidato-em-lote`, { candidatosIds: ids })).statusCode).toBe(404)
  expect((await rh.post(`${url}/remove-candidato-em-lote`, { candidatosIds: ids })).statusCode).toBe(204)
  expect((await rh.get(`${url}/${ids[0]}`)).statusCode).toBe(404)
  const admin = await login(app, 'admin')
  const gone = (await admin.get(`${url}/excluidos`)).json() as { id: number; registroId: number }[]
  const deleted = gone.find(({ registroId }) => registroId === ids[0])
  expect((await admin.post(`${url}/excluidos/${deleted?.id}/restaura`)).statusCode).toBe(200)
  expect((await rh.get(`${url}/${ids[0]}`)).statusCode).toBe(200)
  const without = await app.clientWithout('ROLE_CAD_CANDIDATO_EXCLUIR')
  expect((await without.post(`${url}/remove-candidato-em-lote`, { candidatosIds: [ids[0]] })).statusCode).toBe(403)
  expect(messages(await rh.post(`${url}/remove-candidato-em-lote`, {}))).toEqual([
    'candidatosIds: Selecione ao menos um candidato',
  ])
})

test('who takes part in a selection is named before many are deleted, and then nobody is', async () => {
  const [link] = (await rh.get('/api/captacao/candidato-solicitacoes?size=1')).json() as {
    candidato: { id: number; nome: string }
  }[]
  const busy = link?.candidato
  const free = (await create({ nome: 'Livre' })).id
  const candidatosIds = [free, busy?.id]
  const pending = (await rh.post(`${url}/verificar-pendencias-em-lote`, { candidatosIds })).json() as RecordData[]
  expect(pending[0]).toMatchObject({ candidatoId: busy?.id, nome: busy?.nome })
  expect(pending.every(({ candidatoId }) => candidatoId === busy?.id)).toBe(true)
  expect((await rh.post(`${url}/remove-candidato-em-lote`, { candidatosIds })).statusCode).toBe(409)
  expect((await rh.get(`${url}/${free}`)).statusCode).toBe(200)
})

test('what an education, a certificate and an experience may hold is taken to the last, and the next is refused by its name', async () => {
  const [areaFormacao] = await options('captacao/areas-formacao')
  const today = app.fastify.prumo.today()
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  const fits = {
    pessoal: {},
    formacao: [
      {
        areaFormacao,
        curso: 'c'.repeat(100),
        local: 'l'.repeat(100),
        tipo: 'TECNICO',
        situacao: 'COMPLETO',
        conclusao: 'x'.repeat(20),
        anoConclusao: '12/2024',
      },
    ],
    certificados: [
      {
        titulo: 'NR-10',
        organizacao: 'Senai',
        tipo: 'CERTIFICACAO',
        cargaHorariaDiaria: 24,
        cargaHorariaTotal: 24,
      },
    ],
    experiencias: [
      { empresa: 'Moinho', cargo, dataAdmissao: today, dataDesligamento: today, motivoSaida: 'm'.repeat(100) },
    ],
  }
  const stored = await create({ nome: 'Ester Limite', ...fits })
  // spec 1 §9: who does not say is not asked again
  expect(stored.pessoal).toMatchObject({ sexo: 'I' })
  const beyond = {
    formacao: [
      {
        ...fits.formacao[0],
        curso: 'c'.repeat(101),
        local: 'l'.repeat(101),
        conclusao: 'x'.repeat(21),
        anoConclusao: '13/2024',
      },
    ],
    certificados: [{ ...fits.certificados[0], cargaHorariaDiaria: 25, cargaHorariaTotal: 23 }],
    experiencias: [
      { ...fits.experiencias[0], dataAdmissao: tomorrow, dataDesligamento: today, motivoSaida: 'm'.repeat(101) },
    ],
  }
  const refused = await rh.post(url, { nome: 'Ester Além', ...beyond })
  expect(refused.statusCode).toBe(400)
  expect(messages(refused).sort()).toEqual(
    [
      'formacao[0].curso: Curso deve ter no máximo 100 caracteres',
      'formacao[0].local: Instituição deve ter no máximo 100 caracteres',
      'formacao[0].conclusao: Conclusão deve ter no máximo 20 caracteres',
      'formacao[0].anoConclusao: Mês/ano inválido',
      'certificados[0].cargaHorariaDiaria: Carga horária diária não pode ser maior 24 horas',
      'certificados[0].cargaHorariaTotal: Carga horária total não pode ser menor que a carga horária diária',
      'experiencias[0].dataAdmissao: A data de admissão deve ser igual ou anterior a data atual',
      'experiencias[0].dataDesligamento: A data de desligamento não pode ser anterior à data de admissão',
      'experiencias[0].motivoSaida: Motivo da Saída deve ter no máximo 100 caracteres',
    ].sort(),
  )
})
