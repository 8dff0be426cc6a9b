import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMail } from '#server/platform/mail/send.ts'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'
import { placesWith } from './scan.ts'

const NOME = 'Zuleica Tamarindo Quaresma'
const CPF = '86288366757'
const url = '/api/utilitario/lgpd'
const candidatos = '/api/captacao/candidatos'

let app: TestApp
let admin: Client
let rh: Client
let id: number

/** What the company asks of a candidate on its own. */
const campos = [
  // nobody said what kind of data it is: it goes
  { rotulo: 'Como se apresenta', tipo: 'TEXTO', naBusca: true },
  { rotulo: 'Quem o recomenda', tipo: 'TEXTO', dadoPessoal: 'contato' },
  { rotulo: 'Cor do avental', tipo: 'TEXTO', dadoPessoal: 'nenhum' },
  { rotulo: 'Número antigo', tipo: 'NUMERO', casas: 2, dadoPessoal: 'nenhum' },
]
const extras = {
  comoSeApresenta: `Sou ${NOME}, CPF ${CPF}`,
  quemORecomenda: 'Irmã Quaresma',
  corDoAvental: 'GG',
  numeroAntigo: Number(CPF),
}

const previa = async (who: { entidade: string; id: number }) =>
  admin.get(`${url}/previa?entidade=${who.entidade}&id=${who.id}`)
const pessoa = () => ({ entidade: 'captacao/candidato', id })

/** Leaves the person in every place where the product keeps something about a candidate. */
async function live(): Promise<void> {
  for (const campo of campos) {
    const answer = await admin.post('/api/utilitario/campos-empresa', { entidade: 'captacao/candidato', ...campo })
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  }
  // somebody registered her once before, and threw that away
  const lost = (await rh.post(candidatos, { nome: NOME, pessoal: { cpf: CPF }, extras })).json()
  await rh.delete(`${candidatos}/${lost.id}`)
  const file = (await rh.upload('/api/arquivos', `Curriculo ${NOME}.txt`, `Curriculo de ${NOME}`)).json()
  const answer = await rh.post(candidatos, {
    nome: NOME,
    nomeSocial: 'Zu Quaresma',
    pessoal: { cpf: CPF, dataNascimento: '1988-07-19', rg: 'MG-10.200.300', mae: 'Ana Quaresma', etniaRaca: '3' },
    contato: { email: 'zuleica.quaresma@exemplo.com.br', dddCelular: '31', foneCelular: '988887777' },
    endereco: { cep: '30130000', logradouro: 'Rua dos Ipês', numero: '10' },
    observacao: 'Prefere trabalhar de manhã',
    disponivel: true,
    extras,
    experiencias: [
      { empresa: 'Padaria Pão Quente', cargo: { id: 1 }, dataAdmissao: '2019-01-02', observacao: `Chefe de ${NOME}` },
    ],
    documentos: [{ descricao: `Currículo de ${NOME}`, documento: file.id, data: '2026-01-10' }],
  })
  expect(answer.json()).toMatchObject({ nome: NOME })
  id = answer.json().id
  const { versao } = (await rh.get(`${candidatos}/${id}`)).json()
  await rh.patch(`${candidatos}/${id}`, { versao, observacaoRH: `${NOME} foi muito bem` })
  const now = (await rh.get(`${candidatos}/${id}`)).json()
  await rh.post(`${candidatos}/edicao-em-lote`, {
    valores: { contato: { nomeContato: NOME } },
    registros: [{ id, versao: now.versao }],
  })
  const [pedido] = (await rh.get('/api/captacao/solicitacoes-pessoal?size=1')).json()
  const inclusao = await rh.post('/api/captacao/candidato-solicitacoes', {
    candidato: { id },
    solicitacao: { id: pedido.id },
    data: '2026-02-03',
    observacao: `Indicaram ${NOME.toUpperCase()}, CPF 862.883.667-57`,
  })
  expect(inclusao.statusCode).toBe(201)
  const mensagem = await rh.post('/api/utilitario/mensagens', {
    tipo: 'R',
    texto: `A candidata ${NOME} chega às 14h`,
    destino: 'USUARIOS',
    usuarios: [{ id: 2 }],
  })
  expect(mensagem.statusCode).toBe(201)
  await sendMail(app.database.kysely, {
    empresaId: 1,
    to: { endereco: 'zuleica.quaresma@exemplo.com.br', nome: NOME },
    subject: `Olá, ${NOME}`,
    text: 'Sua entrevista foi marcada.',
    about: [{ entidade: 'captacao/candidato', id }],
  })
  const tarefa = "insert into tarefa (empresa_id, tipo, titulo, mensagem, entrada) values (1, 'x', $1, $1, $2)"
  await app.database.pool.query(tarefa, [`Relatório de ${NOME}`, JSON.stringify({ cpf: CPF })])
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  await live()
})
afterAll(() => app.close())

describe('the data of a person', () => {
  it('are found by name, CPF and e-mail', async () => {
    for (const q of ['zuleica tamarindo', '862.883.667-57', 'ZULEICA.quaresma@exemplo.com.br']) {
      const found = (await admin.get(`${url}/pessoas?q=${encodeURIComponent(q)}`)).json()
      expect(found, q).toEqual([
        expect.objectContaining({
          entidade: 'captacao/candidato',
          titulo: 'Candidato',
          empresa: 'Aurora Alimentos Ltda',
          id,
          nome: NOME,
          cpf: '862.883.667-57',
          link: `/captacao/candidatos/${id}`,
        }),
      ])
    }
    expect((await admin.get(`${url}/pessoas?q=zu`)).json()).toEqual([])
  })

  it('are gathered with category, purpose and legal ground, with children, selections and files', async () => {
    const { secoes, arquivos } = (await admin.get(`${url}/dados?entidade=captacao/candidato&id=${id}`)).json()
    const [candidata, selecao] = secoes
    const datum = (campo: string) => candidata.dados.find((d: { campo: string }) => d.campo === campo)
    expect(datum('pessoal.cpf')).toMatchObject({ titulo: 'CPF', texto: '862.883.667-57', categoria: 'Documentos' })
    expect(datum('pessoal.etniaRaca')).toMatchObject({
      texto: 'Parda',
      categoria: 'Origem racial ou étnica',
      base: 'Consentimento específico (art. 11, I)',
    })
    expect(datum('contato.email')).toMatchObject({
      finalidade: 'Recrutamento e seleção de pessoal',
      base: 'Execução de contrato ou procedimentos preliminares (art. 7º, V)',
    })
    expect(datum('extras.comoSeApresenta')).toMatchObject({
      titulo: 'Como se apresenta',
      texto: extras.comoSeApresenta,
      finalidade: 'Recrutamento e seleção de pessoal',
    })
    expect(datum('extras.quemORecomenda')).toMatchObject({ titulo: 'Quem o recomenda', categoria: 'Contato' })
    expect(datum('extras.corDoAvental')).toMatchObject({ texto: 'GG', categoria: 'Não é dado pessoal' })
    expect(candidata.linhas.map((row: { entidade: string }) => row.entidade)).toEqual(
      expect.arrayContaining(['captacao/candidato-experiencia', 'captacao/candidato-documento']),
    )
    expect(selecao.entidade).toBe('captacao/candidato-solicitacao')
    expect(arquivos).toEqual([expect.objectContaining({ entidade: 'Candidato', tipo: 'text/plain' })])
  })

  it('are handed out as JSON and PDF, and the handing out stays in the history without them', async () => {
    const json = await admin.get(`${url}/dados?entidade=captacao/candidato&id=${id}&formato=json`)
    expect(json.headers['content-disposition']).toBe('attachment; filename="dados-pessoais.json"')
    expect(json.json()).toMatchObject({ pessoa: NOME })
    const pdf = await admin.get(`${url}/dados?entidade=captacao/candidato&id=${id}&formato=pdf`)
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    const [linha] = (await admin.get(`${candidatos}/${id}/historico`)).json()
    expect(linha).toMatchObject({ titulo: 'Dados pessoais entregues (LGPD)', campos: [] })
    expect((await admin.get(`${url}/dados?entidade=captacao/candidato&id=${id}&formato=doc`)).statusCode).toBe(400)
  })

  it('are for the data protection officer: without the authority, of another company or of some areas only nobody sees them', async () => {
    expect((await rh.get(`${url}/pessoas?q=zuleica`)).statusCode).toBe(403)
    expect((await (await app.clientWithout('ROLE_LGPD_APAGAR')).get(`${url}/pessoas?q=zuleica`)).json().length).toBe(1)
    const outra = await officerOfCompanyTwo()
    expect((await outra.get(`${url}/pessoas?q=zuleica`)).json()).toEqual([])
    expect((await outra.get(`${url}/dados?entidade=captacao/candidato&id=${id}`)).statusCode).toBe(404)
    expect((await outra.get(`${url}/previa?entidade=captacao/candidato&id=${id}`)).statusCode).toBe(404)
  })
})

async function officerOfCompanyTwo(): Promise<Client> {
  const authorities = ['ROLE_LGPD', 'ROLE_LGPD_APAGAR']
  const perfil = (
    await admin.post('/api/utilitario/perfis', { nome: 'Encarregada', authorities, deTodasEmpresas: true })
  ).json()
  await admin.post('/api/utilitario/usuarios', {
    nome: 'Encarregada',
    login: 'encarregada',
    senha: PASSWORD,
    empresas: [{ empresa: { id: 2 }, perfis: [{ id: perfil.id }] }],
  })
  return login(app, 'encarregada')
}

describe('the erasure', () => {
  it('shows first what goes, what changes, what stays and why, and changes nothing', async () => {
    const antes = (await admin.get(`${candidatos}/${id}`)).json()
    const { partes, rastros, homonimos, guardados } = (await previa(pessoa())).json()
    const [candidata] = partes
    expect(candidata).toMatchObject({
      cadastro: 'Candidato',
      registros: 1,
      substituidos: ['Nome'],
      reduzidos: ['Data de Nascimento', 'CEP'],
      motivo: 'Estatística de recrutamento sem identificação da pessoa (LGPD, art. 12 e art. 16, IV)',
    })
    expect(candidata.apagados).toEqual(
      expect.arrayContaining(['CPF', 'E-mail', 'Nome da Mãe', 'Etnia/Raça', 'Como se apresenta', 'Quem o recomenda']),
    )
    expect(partes).toContainEqual(
      expect.objectContaining({ cadastro: expect.stringMatching(/^Candidato › Documentos/), excluidos: true }),
    )
    expect(rastros).toMatchObject({ arquivos: 1, excluidos: 1, emails: 1, lotes: 1 })
    expect(rastros.log).toBeGreaterThan(2)
    expect([homonimos, guardados]).toEqual([[], []])
    expect((await admin.get(`${candidatos}/${id}`)).json()).toEqual(antes)
  })

  it('is refused when the data changed after the preview', async () => {
    const { assinatura } = (await previa(pessoa())).json()
    const { versao } = (await rh.get(`${candidatos}/${id}`)).json()
    await rh.patch(`${candidatos}/${id}`, { versao, contato: { nomeContato: 'Irmã' } })
    const answer = await admin.post(`${url}/apagamento`, { ...pessoa(), assinatura })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'PESSOA_ALTERADA'])
  })

  it('reaches neither the first user nor who asks for it', async () => {
    const answer = await previa({ entidade: 'utilitario/usuario', id: 1 })
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Este usuário não pode ser apagado: é o primeiro usuário do sistema, ou é você.',
    ])
  })

  it('leaves nothing of the person: no record, children, files, log, deleted, batches, e-mails, messages, tasks or search', async () => {
    const texts = [NOME, CPF, '862.883.667-57', 'zuleica', 'MG-10.200.300', '988887777']
    const before = await placesWith(app, ...texts)
    expect(before.length).toBeGreaterThan(10)
    expect(before).toEqual(expect.arrayContaining(['candidato.extras', 'auditoria.campos', 'registro_excluido.dados']))
    const { assinatura } = (await previa(pessoa())).json()
    const { tarefaId } = (await admin.post(`${url}/apagamento`, { ...pessoa(), assinatura })).json()
    await app.fastify.prumo.jobs.drain()
    const tarefa = (await admin.get(`/api/tarefas/${tarefaId}`)).json()
    expect(tarefa).toMatchObject({ estado: 'concluida', mensagem: '2 registro(s) anonimizado(s).' })
    expect(await placesWith(app, ...texts)).toEqual([])
    const depois = (await admin.get(`${candidatos}/${id}`)).json()
    expect(depois).toMatchObject({
      nome: `Pessoa anonimizada ${id}`,
      pessoal: { dataNascimento: '1988-01-01' },
      endereco: { cep: '30130000' },
      disponivel: false,
    })
    // what the company said to be no personal data stays, but for the number that is one all the same
    expect(depois.extras).toEqual({ corDoAvental: 'GG' })
    expect(depois.pessoal.cpf).toBeUndefined()
    expect(depois.experiencias[0]).toMatchObject({ cargo: { id: 1 } })
    expect(depois.documentos).toBeUndefined()
    expect((await admin.get(`${url}/pessoas?q=zuleica`)).json()).toEqual([])
    expect((await admin.get('/api/utilitario/log?q=zuleica')).json()).toEqual([])
    expect((await admin.get(`${candidatos}/exportacao?formato=csv`)).body).not.toContain('Zuleica')
    const [linha] = (await admin.get(`${candidatos}/${id}/historico`)).json()
    expect(linha).toMatchObject({ titulo: 'Anonimização (LGPD)', campos: [], usuario: { id: 1 } })
  })

  it('done twice is the same as once', async () => {
    const antes = (await admin.get(`${candidatos}/${id}`)).json()
    const { assinatura } = (await previa(pessoa())).json()
    await admin.post(`${url}/apagamento`, { ...pessoa(), assinatura })
    await app.fastify.prumo.jobs.drain()
    const { versao: _, ...depois } = (await admin.get(`${candidatos}/${id}`)).json()
    const { versao: __, ...before } = antes
    expect(depois).toEqual(before)
  })
})

describe('who the law has kept', () => {
  it('stays as it is while the term lasts, with the law and the date', async () => {
    const vigente =
      'select id, nome from talento where empresa_id = 1 and data_desligamento is null order by id limit 1'
    const [ativo = { id: 0, nome: '' }] = (await app.database.pool.query<{ id: number; nome: string }>(vigente)).rows
    const talento = { entidade: 'gestao-talentos/talento', id: ativo.id }
    const { nada, guardados, partes } = (await previa(talento)).json()
    expect([nada, partes]).toEqual([true, []])
    expect(guardados[0].motivo).toBe(
      'Guarda obrigatória: sem Data de Desligamento, o prazo ainda não começou. Prescrição dos créditos trabalhistas (Constituição, art. 7º, XXIX; LGPD, art. 16, I).',
    )
    const { assinatura } = (await previa(talento)).json()
    await admin.post(`${url}/apagamento`, { ...talento, assinatura })
    await app.fastify.prumo.jobs.drain()
    expect((await admin.get(`/api/gestao-talentos/talentos/${ativo.id}`)).json().nome).toBe(ativo.nome)
  })

  it('is one person: whom he evaluates, and who evaluates him, are others', async () => {
    const { rows } = await app.database.pool.query<{ id: number; nome: string }>(
      `select t.id, t.nome from colaborador_questionario q join talento t on t.id = q.avaliador_id
       where q.empresa_id = 1 and q.colaborador_id <> q.avaliador_id and t.data_desligamento is null order by q.id limit 1`,
    )
    const [avaliador = { id: 0, nome: '' }] = rows
    const { guardados, registros } = (await previa({ entidade: 'gestao-talentos/talento', id: avaliador.id })).json()
    expect(registros).toEqual([])
    const talentos = (guardados as { cadastro: string; nome: string }[]).filter(
      ({ cadastro }) => cadastro === 'Talento',
    )
    expect(talentos.map(({ nome }) => nome)).toEqual([avaliador.nome])
  })

  it('can be erased after it', async () => {
    const { pool } = app.database
    const values = ['2015-03-31', 'Otacílio Bragança Veríssimo', '39053344705']
    const { rows } = await pool.query<{ id: number }>(
      `update talento set data_desligamento = $1, nome = $2, nome_social = null, nome_comercial = $2, cpf = $3
       where id = (select max(id) from talento where empresa_id = 1) returning id`,
      values,
    )
    const talento = { entidade: 'gestao-talentos/talento', id: Number(rows[0]?.id) }
    const { assinatura, nada } = (await previa(talento)).json()
    expect(nada).toBe(false)
    await admin.post(`${url}/apagamento`, { ...talento, assinatura })
    await app.fastify.prumo.jobs.drain()
    expect(await placesWith(app, 'Otacílio Bragança', '39053344705')).toEqual([])
  })
})

describe('people of the same name', () => {
  it('are shown in the preview, and what texts say of the name stays as it is', async () => {
    const nome = 'Benedita Anjos Leal'
    const um = (await rh.post(candidatos, { nome, pessoal: { cpf: '11144477735' } })).json()
    const outra = (await rh.post(candidatos, { nome, observacao: `${nome} tem irmã` })).json()
    const quem = { entidade: 'captacao/candidato', id: um.id }
    const { homonimos, assinatura } = (await previa(quem)).json()
    expect(homonimos).toEqual([expect.objectContaining({ id: outra.id, nome })])
    await admin.post(`${url}/apagamento`, { ...quem, assinatura })
    await app.fastify.prumo.jobs.drain()
    expect((await rh.get(`${candidatos}/${outra.id}`)).json()).toMatchObject({ nome, observacao: `${nome} tem irmã` })
    expect((await rh.get(`${candidatos}/${um.id}`)).json().nome).toBe(`Pessoa anonimizada ${um.id}`)
    expect(await placesWith(app, '11144477735', '111.444.777-35')).toEqual([])
  })
})

describe('a user', () => {
  it('no longer logs in, and the log keeps what was done without the name', async () => {
    const empresas = [{ empresa: { id: 1 }, perfis: [{ id: 1 }] }]
    const novo = { nome: 'Petronília Sabugosa Lima', login: 'petronilia.lima', senha: PASSWORD, empresas }
    const usuario = (await admin.post('/api/utilitario/usuarios', novo)).json()
    const ela = await login(app, 'petronilia.lima')
    await ela.post('/api/captacao/idiomas', { nome: 'Guarani' })
    const quem = { entidade: 'utilitario/usuario', id: usuario.id }
    const { assinatura } = (await previa(quem)).json()
    await admin.post(`${url}/apagamento`, { ...quem, assinatura })
    await app.fastify.prumo.jobs.drain()
    expect(await placesWith(app, 'petronília', 'petronilia')).toEqual([])
    expect((await ela.get('/api/userinfo')).statusCode).toBe(401)
    const [linha] = (await admin.get('/api/utilitario/log?q=guarani')).json()
    expect(linha).toMatchObject({ usuario: `Pessoa anonimizada ${usuario.id}`, operacao: 'Inserção' })
  })
})

describe('the inventory of personal data', () => {
  it('says what, what for, on what ground, how long, where and who reads', async () => {
    const linhas = (await admin.get(`${url}/inventario`)).json<{ cadastro: string; categoria: string }[]>()
    const linha = linhas.find(
      ({ cadastro, categoria }) => cadastro === 'Candidatos' && categoria === 'Origem racial ou étnica',
    )
    expect(linha).toMatchObject({
      grupo: 'Captação',
      tela: '/captacao/candidatos',
      sensivel: true,
      campos: ['Etnia/Raça'],
      finalidade: 'Recrutamento e seleção de pessoal',
      base: 'Consentimento específico (art. 11, I)',
      apagamento: 'apagado',
      tabela: 'candidato',
    })
    expect(linha).toHaveProperty('leitura', expect.arrayContaining(['Administrador', 'Analista de RH']))
    const talento = linhas.find(({ cadastro }) => cadastro === 'Talentos')
    expect(talento).toMatchObject({
      guarda:
        '5 anos a partir de Data de Desligamento (guarda obrigatória). Prescrição dos créditos trabalhistas (Constituição, art. 7º, XXIX; LGPD, art. 16, I)',
    })
    const proprios = linhas.filter((own) => JSON.stringify(own).includes('(campo da empresa)'))
    expect(proprios).toEqual([
      expect.objectContaining({
        cadastro: 'Candidatos',
        campos: expect.arrayContaining(['Quem o recomenda (campo da empresa)']),
      }),
      expect.objectContaining({ campos: expect.arrayContaining(['Como se apresenta (campo da empresa)']) }),
    ])
    expect(linhas.map(({ cadastro }) => cadastro)).toContainEqual(expect.stringMatching(/^Candidatos › Experiências/))
  })

  it('is printed as PDF and XLSX', async () => {
    const pdf = await admin.get(`${url}/inventario?formato=pdf`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const xlsx = await admin.get(`${url}/inventario?formato=xlsx`)
    expect([xlsx.rawPayload.subarray(0, 2).toString(), xlsx.headers['content-disposition']]).toEqual([
      'PK',
      'attachment; filename="inventario-dados-pessoais.xlsx"',
    ])
  })
})
