import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'
import { proven } from '#tests/helpers/login/registration.ts'

let app: TestApp
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

const query = async <T = RecordData>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]
let usados = 0
/** A CPF that nobody of the demo has. */
const novoCpf = (): string => {
  usados += 1
  const digits = [...String(700_000_000 + usados * 7919)].map(Number)
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
const formulario = async (empresaId = 1) =>
  (await app.nobody.get(`/api/externo/candidatos/formulario?empresaId=${empresaId}&novo=1`)).json()
const pessoa = async (mais: RecordData = {}): Promise<RecordData> => ({
  nome: 'Joana Prado',
  pessoal: { cpf: novoCpf() },
  contato: { email: `joana.prado.${usados}@exemplo.com.br` },
  primeiroEmprego: true,
  senha: 'manga-rosa-77',
  confirmaSenha: 'manga-rosa-77',
  versaoTermo: (await formulario()).termo?.versao,
  ...mais,
})
/** The company asks for nothing but what the portal needs. */
const pedeSo = (campos: string[], visiveis: string[] = []) =>
  query(
    'update empresa_configuracao set campos_candidato_obrigatorios = $1, campos_candidato_visiveis = $2 where empresa_id = 1',
    [JSON.stringify(campos), JSON.stringify(visiveis)],
  )
/** As the page does it: what was typed is looked at before the e-mail is proven. */
const cadastra = async (record: RecordData, params = 'empresaId=1') => {
  const post = (body: RecordData) => new Client(app).post(`/api/externo/candidatos?${params}`, body)
  const tried = await post(record)
  return tried.json().errors?.[0]?.code === 'EMAIL_NAO_CONFIRMADO' ? post(await proven(app, record)) : tried
}
const mensagens = (answer: { json(): { errors?: { field?: string; message: string }[] } }) =>
  (answer.json().errors ?? []).map(({ field, message }) => `${field}: ${message}`)
const entra = async (record: RecordData, senha = record.senha): Promise<Client> => {
  const client = new Client(app)
  const { cpf } = record.pessoal as { cpf: string }
  const answer = await client.post('/api/externo/login', { cpf, senha, empresaId: 1 })
  expect(answer.statusCode, answer.body).toBe(200)
  return client
}
const eu = async (client: Client): Promise<number> => (await client.get('/api/externo/userinfo')).json().candidato.id

describe('registering', () => {
  test('who is not registered registers, logs in with CPF and password, and HR finds him', async () => {
    await pedeSo([])
    const record = await pessoa({ nomeSocial: 'Jô' })
    const answer = await cadastra(record)
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.any(Number), nome: 'Jô', candidatado: false },
    ])
    const client = await entra(record)
    expect((await client.get(`/api/externo/candidatos/${answer.json().id}`)).json()).toMatchObject({
      nome: 'Joana Prado',
      pessoal: record.pessoal,
      primeiroEmprego: true,
    })
    const rh = await login(app, 'rh')
    const found = (await rh.get(`/api/captacao/candidatos/${answer.json().id}`)).json()
    expect(found).toMatchObject({ nome: 'Joana Prado', dataCadastro: app.today() })
    expect(found.senha).toBeUndefined()
    expect((await rh.get(`/api/captacao/candidatos/${found.id}/historico`)).json().at(-1)).toMatchObject({
      operacao: 'criacao',
    })
  })

  test('the vacancy one came from stays with the application; one that is no longer open does not stop the registration', async () => {
    const [vaga] = (await app.nobody.get('/api/externo/anuncios?empresaId=1')).json()
    const first = await cadastra(await pessoa(), `empresaId=1&solicitacaoId=${vaga.solicitacaoId}`)
    expect([first.statusCode, first.json().candidatado]).toEqual([201, true])
    const links = await query('select solicitacao_id from candidato_solicitacao where candidato_id = $1', [
      first.json().id,
    ])
    expect(links).toEqual([{ solicitacao_id: vaga.solicitacaoId }])
    const second = await cadastra(await pessoa(), 'empresaId=1&solicitacaoId=999999')
    expect([second.statusCode, second.json().candidatado]).toEqual([201, false])
  })

  test('the fields that the company shows and demands hold, and CPF and password always', async () => {
    await pedeSo(['contato.email', 'foto', 'expProfissional'], ['contato.email', 'foto', 'expProfissional'])
    const { contexto, modulo } = await formulario()
    expect(contexto.empresa).toMatchObject({
      camposCandidatoVisiveis: expect.arrayContaining(['pessoal.cpf', 'senha']),
      camposCandidatoObrigatorios: ['contato.email', 'foto', 'expProfissional', 'pessoal.cpf', 'senha'],
    })
    expect(Object.keys(contexto.empresa)).not.toContain('politicaSeguranca')
    expect((await app.nobody.get(modulo)).headers['content-type']).toContain('text/javascript')
    const { versaoTermo } = await pessoa()
    const answer = await cadastra({ nome: 'Joana Prado', versaoTermo })
    expect(answer.statusCode).toBe(400)
    expect(mensagens(answer).sort()).toEqual([
      'contato.email: E-mail é obrigatório',
      'experiencias: Experiências Profissionais é obrigatório',
      'foto: Foto é obrigatória',
      'pessoal.cpf: CPF é obrigatório',
      'senha: Senha é obrigatória',
    ])
    await pedeSo([])
  })

  test('passwords that differ, are weak or not repeated are refused', async () => {
    const record = await pessoa()
    const { pessoal } = record as { pessoal: { cpf: string } }
    expect(mensagens(await cadastra({ ...record, confirmaSenha: 'outra-senha' }))).toEqual([
      'confirmaSenha: As senhas devem ser iguais',
    ])
    expect(mensagens(await cadastra({ ...record, confirmaSenha: undefined }))).toEqual([
      'confirmaSenha: As senhas devem ser iguais',
    ])
    const fraca = await cadastra({ ...record, senha: pessoal.cpf, confirmaSenha: pessoal.cpf })
    expect(mensagens(fraca)).toEqual([
      'senha: A senha é fácil demais de adivinhar: é o seu nome, o seu usuário ou o seu CPF',
    ])
  })

  test('without a company that exists, or with data only HR writes, nothing is registered', async () => {
    const record = await pessoa()
    for (const params of ['', 'empresaId=abc', 'empresaId=999'])
      expect(mensagens(await cadastra(record, params))).toEqual([
        'empresaId: Empresa ID inválido. Revise ou solicite novamente o link',
      ])
    const answer = await cadastra({
      ...record,
      observacaoRH: 'Ótimo',
      contratado: true,
      aceitoPoliticaSeguranca: true,
      jaFoiColaborador: true,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const [row] = await query('select observacao_rh, contratado, ja_foi_colaborador from candidato where id = $1', [
      answer.json().id,
    ])
    expect(row).toEqual({ observacao_rh: null, contratado: false, ja_foi_colaborador: false })
    expect((await app.nobody.post('/api/externo/candidatos?empresaId=1')).statusCode).toBe(401)
  })
})

describe('the own registration', () => {
  test("the candidate changes his data; the CPF, what is HR's and the documents stay as they are", async () => {
    await pedeSo([])
    const record = await pessoa()
    const { id } = (await cadastra(record)).json()
    const client = await entra(record)
    const url = `/api/externo/candidatos/${id}`
    await query("update candidato set observacao_rh = 'Só para o RH' where id = $1", [id])
    const before = (await client.get(url)).json()
    expect(before.observacaoRH).toBeUndefined()
    const changed = { ...before, nome: 'Joana Prado Lima', formacao: [], pessoal: { ...before.pessoal, sexo: 'F' } }
    const answer = await client.put(url, changed)
    expect([answer.statusCode, answer.json().nome, answer.json().versao]).toEqual([
      200,
      'Joana Prado Lima',
      before.versao + 1,
    ])
    const rh = await login(app, 'rh')
    expect((await rh.get(`/api/captacao/candidatos/${id}`)).json()).toMatchObject({
      observacaoRH: 'Só para o RH',
      pessoal: { cpf: before.pessoal.cpf, sexo: 'F' },
    })
    const other = await client.put(url, { ...(answer.json() as RecordData), pessoal: { cpf: novoCpf() } })
    expect(mensagens(other)).toEqual([
      'pessoal.cpf: O CPF não pode ser alterado aqui. Se estiver errado, fale com a empresa.',
    ])
    const stale = await client.put(url, changed)
    expect([stale.statusCode, stale.json().errors[0].code, stale.json().atual.nome]).toEqual([
      409,
      'VERSAO_DESATUALIZADA',
      'Joana Prado Lima',
    ])
    expect(stale.json().atual.observacaoRH).toBeUndefined()
    // the password is still the one of the registration
    await entra(record)
  })

  test('the lists of the registration come in parts, too', async () => {
    const client = await loginCandidato(app)
    const id = await eu(client)
    const whole = (await client.get(`/api/externo/candidatos/${id}/completo`)).json()
    expect(whole.documentos).toBeUndefined()
    const parts = {
      formacoes: 'formacao',
      idiomas: 'candidatoIdiomas',
      experiencias: 'experiencias',
      'areas-interesses': 'areasInteresse',
    }
    for (const [part, field] of Object.entries(parts))
      expect((await client.get(`/api/externo/candidatos/${id}/${part}`)).json()).toEqual(whole[field] ?? [])
    expect((await client.get(`/api/externo/candidatos/${id}/completo?comCargos=false`)).json().cargos).toBeUndefined()
  })

  test('the registration of another person does not exist for the candidate, in no call', async () => {
    const client = await loginCandidato(app)
    const own = await eu(client)
    const [{ id: other } = { id: 0 }] = await query<{ id: number }>(
      'select id from candidato where empresa_id = 1 and id <> $1 order by id limit 1',
      [own],
    )
    const { versao } = (await client.get(`/api/externo/candidatos/${own}`)).json()
    const seen: string[] = []
    const below = app.fastify.guardedRoutes.filter(({ url }) => url.startsWith('/api/externo/candidatos/:id'))
    expect(below.length).toBeGreaterThan(8)
    for (const { method, url } of below) {
      const payload = method === 'GET' || method === 'HEAD' ? undefined : { versao, nome: 'Outra' }
      const answer = await client.send({
        method: method as 'GET',
        url: url.replace(':id', String(other)).replace(/:\w+/g, '1'),
        payload,
      })
      if (answer.statusCode !== 404) seen.push(`${method} ${url} ${answer.statusCode}`)
    }
    expect(seen).toEqual([])
  })
})

describe('fields of the company', () => {
  test('the candidate sees, fills in and takes along only the fields the company shows in the portal; the others stay with HR', async () => {
    await pedeSo([])
    const admin = await login(app, 'admin')
    const campo = async (body: RecordData) => {
      const made = await admin.post('/api/utilitario/campos-empresa', { entidade: 'captacao/candidato', ...body })
      expect(made.statusCode, made.body).toBe(201)
      return made.json() as { id: number; versao: number }
    }
    const mostrado = await campo({ rotulo: 'Número do calçado', tipo: 'NUMERO', noPortal: true, obrigatorio: true })
    const interno = await campo({ rotulo: 'Impressão do RH', tipo: 'TEXTO', obrigatorio: true })
    const modulo = (await app.nobody.get((await formulario()).modulo)).body
    expect(modulo).toContain('Número do calçado')
    expect(modulo).not.toContain('Impressão do RH')

    const record = await pessoa()
    expect(mensagens(await cadastra(record))).toEqual(['extras.numeroDoCalcado: Número do calçado é obrigatório'])
    const forged = await cadastra({ ...record, extras: { numeroDoCalcado: 40, impressaoDoRh: 'ótimo' } })
    expect(forged.statusCode).toBe(400)
    const made = await cadastra({ ...record, extras: { numeroDoCalcado: 40 } })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json()
    const interna = `/api/captacao/candidatos/${id}`
    const { versao } = (await admin.get(interna)).json()
    const noted = await admin.patch(interna, { versao, extras: { impressaoDoRh: 'Atento' } })
    expect([noted.statusCode, noted.body]).toEqual([200, expect.stringContaining('Atento')])

    const client = await entra(record)
    const seu = (await client.get(`/api/externo/candidatos/${id}`)).json()
    expect(seu.extras).toEqual({ numeroDoCalcado: 40 })
    const changed = await client.put(`/api/externo/candidatos/${id}`, { ...seu, extras: { numeroDoCalcado: 41 } })
    expect(changed.statusCode, changed.body).toBe(200)
    expect((await admin.get(interna)).json().extras).toEqual({ numeroDoCalcado: 41, impressaoDoRh: 'Atento' })
    const copia = (await client.get('/api/externo/privacidade/dados?formato=json')).body
    expect(copia).toContain('Número do calçado')
    expect(copia).not.toContain('Atento')

    const erased = await client.post('/api/externo/privacidade/apagamento', { senha: record.senha })
    expect(erased.statusCode, erased.body).toBe(204)
    const [left] = await query<{ extras: RecordData | null }>('select extras from candidato where id = $1', [id])
    expect(left?.extras ?? {}).toEqual({})
    for (const { id: campoId } of [mostrado, interno])
      expect((await admin.delete(`/api/utilitario/campos-empresa/${campoId}`)).statusCode).toBe(200)
  })
})

describe('privacy terms', () => {
  test('without accepting the present text nobody registers; version, day and address of the acceptance are kept', async () => {
    const { termo } = await formulario()
    expect(termo.texto.length).toBeGreaterThan(50)
    const record = await pessoa()
    expect(mensagens(await cadastra({ ...record, versaoTermo: 'outra' }))).toEqual([
      'versaoTermo: Para continuar, leia e aceite os termos de privacidade e a política de segurança.',
    ])
    const { id } = (await cadastra(record)).json()
    const stored =
      "select versao_termo, endereco_aceite, aceito_em > now() - interval '1 hour' as agora, aceito_politica_seguranca as aceito from candidato where id = $1"
    expect(await query(stored, [id])).toEqual([
      { versao_termo: termo.versao, endereco_aceite: '127.0.0.1', agora: true, aceito: true },
    ])
    expect((await formulario(2)).termo).toBeUndefined()
  })

  test('[R-CAND-PRIVACIDADE] where the company does not demand the acceptance one registers without it, and nothing is kept as accepted', async () => {
    const exige = (sim: boolean) =>
      query('update empresa_configuracao set exigir_aceite_psi = $1 where empresa_id = 1', [sim])
    const { versaoTermo: _, ...record } = await pessoa()
    expect((await cadastra(record)).statusCode).toBe(400)
    await exige(false)
    try {
      const answer = await cadastra(record)
      expect(answer.statusCode, answer.body).toBe(201)
      const { id } = answer.json()
      const stored = 'select versao_termo as versao, aceito_em as dia from candidato where id = $1'
      expect(await query(stored, [id])).toEqual([{ versao: null, dia: null }])
      const client = await entra(record)
      expect((await client.get(`/api/externo/candidatos/${id}/termo`)).json()).toEqual({})
    } finally {
      await exige(true)
    }
  })

  test('a new text is shown again to who accepted the former one', async () => {
    const record = await pessoa()
    const { id } = (await cadastra(record)).json()
    const client = await entra(record)
    const pendente = async () => (await client.get(`/api/externo/candidatos/${id}/termo`)).json().termo?.texto
    expect(await pendente()).toBeUndefined()
    const [{ politica_seguranca: before } = {}] = await query(
      'select politica_seguranca from empresa_configuracao where empresa_id = 1',
    )
    await query("update empresa_configuracao set politica_seguranca = 'Outro texto' where empresa_id = 1")
    expect(await pendente()).toBe('Outro texto')
    expect((await client.patch(`/api/externo/candidatos/${id}/aceita-termo`, {})).statusCode).toBe(204)
    expect(await pendente()).toBeUndefined()
    await query('update empresa_configuracao set politica_seguranca = $1 where empresa_id = 1', [before])
  })
})

describe('what the form uses', () => {
  test('offers the options of the fields of the registration and nothing more; of positions, those open to candidates', async () => {
    const opcoes = (path: string) => app.nobody.get(`/api/externo/candidatos/opcoes/${path}?empresaId=1&unpaged=true`)
    const cargos = (await opcoes('cargo-salario/cargo')).json() as { id: number }[]
    const [{ total } = {}] = await query(
      'select count(*)::int as total from cargo where empresa_id = 1 and exibir_modulo_externo',
    )
    expect(cargos).toHaveLength(Number(total))
    expect((await opcoes('geral/estado')).json()).toHaveLength(27)
    for (const path of ['utilitario/usuario', 'captacao/candidato', 'gestao-talentos/talento', 'nada/nada'])
      expect((await opcoes(path)).statusCode).toBe(404)
  })

  test('who registers sends the photo before being registered; it is of who sent it and stays with the candidate', async () => {
    const visitor = new Client(app)
    const url = '/api/externo/cadastro/arquivos'
    const foto = (await visitor.upload(`${url}?empresaId=1&campo=captacao/candidato:foto`, 'eu.png', png)).json()
    expect(foto.tipo).toMatch(/^image/)
    expect((await visitor.get(`${url}/${foto.id}?empresaId=1`)).statusCode).toBe(200)
    expect((await visitor.get(`${url}/${foto.id}?empresaId=2`)).statusCode).toBe(404)
    expect((await (await loginCandidato(app)).get(`/api/externo/arquivos/${foto.id}`)).statusCode).toBe(404)
    const record = await pessoa({ foto: foto.id })
    const { id } = (await cadastra(record)).json()
    expect((await visitor.get(`${url}/${foto.id}?empresaId=1`)).statusCode).toBe(404)
    const client = await entra(record)
    expect((await client.get(`/api/externo/candidatos/${id}/foto`)).headers.location).toBe(
      `/api/externo/arquivos/${foto.id}`,
    )
    expect((await client.get(`/api/externo/arquivos/${foto.id}`)).statusCode).toBe(200)
    const stolen = await cadastra(await pessoa({ foto: foto.id }))
    expect(mensagens(stolen)).toEqual(['foto: Foto: o arquivo não foi encontrado. Envie-o novamente.'])
  })

  test('a photo that is no image, or a file for another field, is refused', async () => {
    const url = '/api/externo/cadastro/arquivos?empresaId=1'
    const fake = await app.nobody.upload(`${url}&campo=captacao/candidato:foto`, 'eu.png', Buffer.from('MZ disfarçado'))
    expect([fake.statusCode, fake.json().message]).toEqual([415, 'O arquivo adicionado não é uma imagem'])
    for (const campo of ['', '&campo=captacao/candidato:documentos', '&campo=utilitario/usuario:avatar'])
      expect((await app.nobody.upload(`${url}${campo}`, 'a.png', png)).statusCode).toBe(403)
  })
})
