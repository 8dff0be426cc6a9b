import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

const url = '/api/utilitario/modelos-documento'
let app: TestApp
let admin: Client
let rh: Client
let candidatoId: number

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  candidatoId = await candidato('Conceição <b>do</b> Prado')
})
afterAll(() => app?.close())

async function candidato(nome: string, mais: RecordData = {}): Promise<number> {
  const [cargo] = (await rh.get('/api/cargo-salario/cargos/opcoes')).json() as { id: number }[]
  const answer = await rh.post('/api/captacao/candidatos', {
    nome,
    pessoal: { dataNascimento: '1990-05-20', naturalidade: 'Sobral', sexo: 'F' },
    contato: { email: 'conceicao@exemplo.com.br', dddCelular: '85', foneCelular: '988887777' },
    cargos: [{ id: cargo?.id }],
    pretencaoSalarial: 3200,
    experiencias: [
      { empresa: 'Tecelagem Boa Vista', checkNomeCargo: true, nomeMercado: 'Costureira', dataAdmissao: '2015-02-01' },
    ],
    ...mais,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return (answer.json() as { id: number }).id
}

const modelo = (mais: RecordData = {}): RecordData => ({
  nome: `Modelo ${Math.random()}`,
  tipo: 'COMUNICADO',
  entidade: 'captacao/candidato',
  titulo: 'Comunicado a {{candidato.nome}}',
  corpo: '<p>Olá, {{candidato.nome}}.</p>',
  ...mais,
})

async function cria(mais: RecordData = {}): Promise<RecordData & { id: number }> {
  const answer = await admin.post(url, modelo(mais))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as RecordData & { id: number }
}

const imprime = (modeloId: number, registros: number[], client = rh) =>
  client.post('/api/documentos', { modeloId, registros })

async function textOf(answer: Response): Promise<string> {
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  return (await pagesOf(answer.rawPayload)).join('\n')
}

const rows = async (text: string, value: unknown) => (await app.database.pool.query(text, [value])).rows

const mensagem = (answer: Response) => (answer.json() as { errors: { field: string; message: string }[] }).errors[0]

test('a document says what the record says, in the formats of the lists, and words that look like HTML stay words', async () => {
  const { id } = await cria({
    corpo: [
      '<h2>{{candidato.nome}}</h2><p align="center"><b>Pretensão</b>: {{candidato.pretencaoSalarial}}</p>',
      '<p>Nascimento: {{candidato.pessoal.dataNascimento}}</p><p>Indicado por: {{candidato.pessoal.indicadoPor}}</p>',
      '<p>{{candidato.experiencias: empresa, dataAdmissao}}</p><ol><li>Um</li><li>Dois</li></ol>',
      '<p class="assinatura">{{usuario.nome}}</p>',
    ].join(''),
    rodape: 'Confidencial de {{candidato.nome}}',
  })
  const text = await textOf(await imprime(id, [candidatoId]))
  for (const words of [
    'Comunicado a Conceição <b>do</b> Prado',
    'Nascimento: 20/05/1990',
    'Tecelagem Boa Vista',
    '01/02/2015',
    'Confidencial de Conceição <b>do</b> Prado',
    'Página 1 de 1',
  ])
    expect(text).toContain(words)
  expect(text.replaceAll('\u00a0', ' ')).toContain('R$ 3.200,00')
  // a line that would say nothing is left out, and a column that was not asked for does not come
  expect(text).not.toContain('Indicado por')
  expect(text).not.toContain('Costureira')
})

test('a placeholder that does not exist is refused on its field, with what was probably meant', async () => {
  const wrong = await admin.post(url, modelo({ corpo: '<p>Olá, {{candidato.nme}}</p>' }))
  expect(wrong.statusCode).toBe(400)
  expect(mensagem(wrong)).toMatchObject({
    field: 'corpo',
    message: 'O marcador {{candidato.nme}} não existe: você quis dizer "candidato.nome"?',
  })
  expect(mensagem(await admin.post(url, modelo({ titulo: 'Sem {{fim' })))).toMatchObject({
    field: 'titulo',
    message: 'Há um marcador sem {{ ou }}.',
  })
  expect(mensagem(await admin.post(url, modelo({ corpo: '<p>Veja {{candidato.experiencias}}</p>' })))?.message).toBe(
    'A lista {{candidato.experiencias}} precisa de um parágrafo só para ela.',
  )
  expect(
    mensagem(await admin.post(url, modelo({ corpo: '<p>{{candidato.experiencias: empreza}}</p>' })))?.message,
  ).toBe('A lista {{candidato.experiencias}} não tem a coluna empreza: você quis dizer "empresa"?')
  expect(mensagem(await admin.post(url, modelo({ rodape: '{{candidato.experiencias}}' })))?.field).toBe('rodape')
})

test('of a text only what formats is kept: scripts, styles, pictures and links do not reach the register', async () => {
  const { corpo } = await cria({
    corpo:
      '<p onclick="x()" style="color:red" align="right">Um <strong>dois</strong><script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:x()">três</a>',
  })
  expect(corpo).toBe('<p align="right">Um <b>dois</b></p>três')
})

test('what was printed stays as it was, whoever changes the template, and who sees the record sees it', async () => {
  const um = await cria({ corpo: '<p>Primeira redação</p>' })
  await textOf(await imprime(um.id, [candidatoId]))
  const changed = await admin.put(`${url}/${um.id}`, { ...um, corpo: '<p>Segunda redação</p>' })
  expect(changed.statusCode, changed.body).toBe(200)
  await textOf(await imprime(um.id, [candidatoId]))
  const address = `/api/documentos?entidade=captacao/candidato&id=${candidatoId}`
  const lista = (await rh.get(address)).json() as { id: number; modelo: string; emitidoPor: string }[]
  const [second, first] = lista.filter(({ modelo: nome }) => nome === um.nome)
  expect(first?.emitidoPor).not.toBe('')
  expect(await textOf(await rh.get(`/api/documentos/${first?.id}/pdf`))).toContain('Primeira redação')
  expect(await textOf(await rh.get(`/api/documentos/${second?.id}/pdf`))).toContain('Segunda redação')
  // another company, and who has no right to the register, are told nothing
  expect((await (await login(app, 'rh2')).get(`/api/documentos/${first?.id}/pdf`)).statusCode).toBe(404)
  const sst = await login(app, 'sst')
  expect((await sst.get(`/api/documentos/${first?.id}/pdf`)).statusCode).toBe(403)
  expect((await sst.get(address)).statusCode).toBe(403)
  expect((await imprime(um.id, [candidatoId], sst)).statusCode).toBe(403)
  // only who keeps the templates takes one away
  expect((await rh.delete(`/api/documentos/${first?.id}`)).statusCode).toBe(403)
  expect((await admin.delete(`/api/documentos/${first?.id}`)).statusCode).toBe(204)
  expect((await admin.get(`/api/documentos/${first?.id}/pdf`)).statusCode).toBe(404)
})

test('erasing a person takes the documents printed about her, and their files', async () => {
  const id = await candidato('Isaura Documentada Teles')
  const { id: modeloId } = await cria()
  expect(await textOf(await imprime(modeloId, [id]))).toContain('Isaura Documentada Teles')
  const [line] = (await rh.get(`/api/documentos?entidade=captacao/candidato&id=${id}`)).json() as { id: number }[]
  const [stored] = await rows('select arquivo from documento_emitido where id = $1', line?.id)
  expect(await rows('select id from arquivo where id = $1', stored.arquivo)).toHaveLength(1)
  const lgpd = '/api/utilitario/lgpd'
  const { assinatura } = (await admin.get(`${lgpd}/previa?entidade=captacao/candidato&id=${id}`)).json()
  await admin.post(`${lgpd}/apagamento`, { entidade: 'captacao/candidato', id, assinatura })
  await app.fastify.prumo.jobs.drain()
  expect((await rh.get(`/api/documentos/${line?.id}/pdf`)).statusCode).toBe(404)
  expect(await rows('select id from documento_emitido where registro_id = $1', id)).toEqual([])
  expect(await rows('select id from arquivo where id = $1', stored.arquivo)).toEqual([])
})

test('several records are one file, each from a page of its own that counts its own pages', async () => {
  const { id } = await cria({ corpo: '<p>Um</p><hr class="quebra"><p>Dois</p>' })
  const outro = await candidato('Antônio José')
  const answer = await imprime(id, [candidatoId, outro])
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  const pages = await pagesOf(answer.rawPayload)
  expect(pages).toHaveLength(4)
  expect(pages[1]).toContain('Página 2 de 2')
  expect(pages[2]).toContain('Comunicado a Antônio José')
  expect(pages[2]).toContain('Página 1 de 2')
  const many = await imprime(
    id,
    Array.from({ length: 1001 }, (_, i) => i + 1),
  )
  expect(mensagem(many)?.message).toBe('Podem ser impressos até 1.000 registros de cada vez')
})

describe('many records are a task', () => {
  interface Tarefa {
    estado: string
    progresso: number
    total?: number
    mensagem?: string
    arquivoId?: string
  }
  let todos: number[]
  beforeAll(async () => {
    const range = encodeURIComponent('[0,59]')
    todos = ((await rh.get(`/api/captacao/candidatos/opcoes?range=${range}`)).json() as { id: number }[]).map(
      ({ id }) => id,
    )
    expect(todos).toHaveLength(60)
  })

  const pede = async (modeloId: number, registros: number[], client = rh) => {
    const answer = await imprime(modeloId, registros, client)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(202)
    return (answer.json() as { tarefaId: string }).tarefaId
  }
  const tarefaDe = async (id: string) => (await rh.get(`/api/tarefas/${id}`)).json() as Tarefa
  const emitidos = async (tarefa: string): Promise<number[]> =>
    (await rows('select registro_id from documento_emitido where tarefa = $1 order by id', tarefa)).map((row) =>
      Number(row.registro_id),
    )
  const drain = () => app.fastify.prumo.jobs.drain()

  test('one PDF of all of them in the order they were chosen, each kept with its record', async () => {
    const { id } = await cria({ nome: 'Aviso a todos' })
    const tarefa = await pede(id, todos)
    expect(await emitidos(tarefa)).toEqual([])
    await drain()
    const { estado, total, progresso, mensagem: words, arquivoId } = await tarefaDe(tarefa)
    expect({ estado, total, progresso, words }).toEqual({
      estado: 'concluida',
      total: 60,
      progresso: 60,
      words: '60 documentos impressos.',
    })
    const file = await rh.get(`/api/arquivos/${arquivoId}`)
    expect(file.headers['content-disposition']).toContain('Aviso a todos.pdf')
    const pages = await pagesOf(file.rawPayload)
    expect(pages).toHaveLength(60)
    const [last] = (await rows('select nome from candidato where id = $1', todos.at(-1))) as { nome: string }[]
    expect(pages.at(-1)).toContain(`Olá, ${last?.nome}.`)
    expect(pages.at(-1)).toContain('Página 1 de 1')
    expect(await emitidos(tarefa)).toEqual(todos)
    const own = (await rh.get(`/api/documentos?entidade=captacao/candidato&id=${todos[0]}`)).json() as RecordData[]
    expect(own[0]).toMatchObject({ modelo: 'Aviso a todos' })
  })

  test('what breaks half-way has issued nothing, and the next try issues each once', async () => {
    const { id } = await cria()
    // a sequence does not go back with a transaction: only the first try meets it
    await app.database.pool.query('create sequence tropeco')
    await app.database.pool.query(`create function tropeca() returns trigger language plpgsql as $$ begin
      if new.registro_id = ${todos[40]} and nextval('tropeco') = 1 then raise exception 'tropeço'; end if; return new; end $$`)
    await app.database.pool.query(
      'create trigger tropeca before insert on documento_emitido for each row execute function tropeca()',
    )
    const tarefa = await pede(id, todos)
    const { prumo } = app.fastify
    await expect(prumo.jobs.run('impressao-documentos', { empresaId: 1, tarefaId: tarefa })).rejects.toThrow('tropeço')
    expect([(await tarefaDe(tarefa)).estado, await emitidos(tarefa)]).toEqual(['na-fila', []])
    await drain()
    expect([(await tarefaDe(tarefa)).estado, await emitidos(tarefa)]).toEqual(['concluida', todos])
    await app.database.pool.query('drop trigger tropeca on documento_emitido')
  })

  test('a process that dies after it has issued them leaves the file to the next, which issues none', async () => {
    const { id } = await cria()
    const tarefa = await pede(id, todos)
    await drain()
    const before = await rows('select id, arquivo from documento_emitido where tarefa = $1 order by id', tarefa)
    // as the dead process left it: begun, not ended
    await app.database.pool.query(
      `update tarefa set estado = 'executando', executor = 1, arquivo_id = null, terminada_em = null where id = $1`,
      [tarefa],
    )
    await app.database.pool.query(`update candidato set nome = 'Outro nome' where id = $1`, [todos[0]])
    await app.fastify.prumo.jobs.run('impressao-documentos', { empresaId: 1, tarefaId: tarefa })
    const { estado, arquivoId } = await tarefaDe(tarefa)
    expect(estado).toBe('concluida')
    expect(await rows('select id, arquivo from documento_emitido where tarefa = $1 order by id', tarefa)).toEqual(
      before,
    )
    const pages = await pagesOf((await rh.get(`/api/arquivos/${arquivoId}`)).rawPayload)
    expect(pages).toHaveLength(60)
    // as they were issued, not as they would be now
    expect(pages[0]).not.toContain('Outro nome')
  })

  test('records that are gone, or of others, are left out and counted; who may not read them is refused at once', async () => {
    const { id } = await cria()
    const tarefa = await pede(id, [...todos, 999_999_999])
    await drain()
    expect(await tarefaDe(tarefa)).toMatchObject({
      estado: 'concluida',
      mensagem: '60 documentos impressos. 1 registro não foi encontrado.',
    })
    const none = await pede(
      id,
      Array.from({ length: 51 }, (_, i) => 900_000_000 + i),
    )
    await drain()
    expect(await tarefaDe(none)).toMatchObject({ estado: 'falhou' })
    const without = await app.clientWithout('ROLE_CAD_CANDIDATO_VER')
    expect((await imprime(id, todos, without)).statusCode).toBe(403)
  })
})

test('a document tells of a manager no more than his screens do', async () => {
  const gestor = await login(app, 'gestor')
  const { id } = await cria({
    entidade: 'captacao/solicitacao-pessoal',
    titulo: 'Pedido',
    corpo: '<p>{{solicitacaoPessoal.descricao}}</p>',
  })
  const all = (await rh.get('/api/captacao/solicitacoes-pessoal/opcoes?size=100')).json() as { id: number }[]
  const own = (await gestor.get('/api/captacao/solicitacoes-pessoal/opcoes?size=100')).json() as { id: number }[]
  const foreign = all.find((one) => !own.some((mine) => mine.id === one.id))
  expect(own.length).toBeGreaterThan(0)
  expect(foreign).toBeDefined()
  expect((await imprime(id, [own[0]?.id ?? 0], gestor)).statusCode).toBe(200)
  expect((await imprime(id, [foreign?.id ?? 0], gestor)).statusCode).toBe(404)
})

test('an offer letter is printed from the candidate in a selection, with what the request says', async () => {
  const modelos = (await rh.get('/api/documentos/modelos')).json() as { id: number; nome: string; entidade: string }[]
  const carta = modelos.find(({ nome }) => nome === 'Carta-proposta')
  expect(carta?.entidade).toBe('captacao/candidato-solicitacao')
  const [row] = (await rh.get('/api/captacao/candidato-solicitacoes?size=1')).json() as {
    id: number
    candidato: { nome: string }
    solicitacao: { descricao: string }
  }[]
  const text = await textOf(await imprime(carta?.id ?? 0, [row?.id ?? 0]))
  expect(text).toContain('Proposta de trabalho')
  expect(text).toContain(row?.candidato.nome)
  expect(text).toContain(row?.solicitacao.descricao)
})

test('the preview shows what is being written with the newest record, says what is wrong, and keeps nothing', async () => {
  const address = `/api/documentos?entidade=captacao/candidato&id=${candidatoId}`
  const before = ((await rh.get(address)).json() as unknown[]).length
  const rascunho = modelo({ corpo: '<p>Rascunho de {{candidato.nome}}</p>' })
  const answer = await admin.post(`${url}/previa`, { modelo: rascunho, registroId: candidatoId })
  expect(await textOf(answer)).toContain('Rascunho de Conceição')
  expect(((await rh.get(address)).json() as unknown[]).length).toBe(before)
  const wrong = await admin.post(`${url}/previa`, { modelo: { ...rascunho, corpo: '<p>{{candidat.nome}}</p>' } })
  expect(mensagem(wrong)?.field).toBe('corpo')
})

test('the placeholders offered carry the titles of the definitions, those of lists and of inner parts too', async () => {
  const fontes = (await admin.get(`${url}/marcadores?entidade=captacao/candidato-solicitacao`)).json() as {
    titulo: string
    marcadores: { marcador: string; titulo: string; lista: boolean }[]
  }[]
  const todos = fontes.flatMap(({ marcadores }) => marcadores)
  expect(todos).toContainEqual({ marcador: 'candidato.contato.email', titulo: 'Contato: E-mail', lista: false })
  expect(todos).toContainEqual({
    marcador: 'candidato.experiencias',
    titulo: 'Experiências Profissionais',
    lista: true,
  })
  expect(todos.some(({ marcador }) => marcador === 'candidato.senha' || marcador === 'candidato.foto')).toBe(false)
  expect((await admin.get(`${url}/marcadores?entidade=utilitario/usuario`)).statusCode).toBe(400)
})

test('a template that is not active is neither offered nor printed', async () => {
  const { id } = await cria({ ativo: false })
  const modelos = (await rh.get('/api/documentos/modelos')).json() as { id: number }[]
  expect(modelos.some((one) => one.id === id)).toBe(false)
  expect(mensagem(await imprime(id, [candidatoId]))?.message).toBe('O modelo de documento não existe ou não está ativo')
})
