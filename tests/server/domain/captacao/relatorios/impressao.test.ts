import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

const url = '/api/captacao/candidatos'
let app: TestApp
let rh: Client
let id: number

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  id = await candidate()
})
afterAll(() => app?.close())

const first = async (route: string) => {
  const [one] = (await rh.get(`/api/${route}/opcoes`)).json() as { id: number }[]
  return { id: one?.id }
}

/** With a picture, as a company would have him. */
async function candidate(): Promise<number> {
  const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#8a5a2b' } })
    .png()
    .toBuffer()
  const foto = (await rh.upload('/api/arquivos?campo=captacao/candidato:foto', 'foto.png', png)).json() as {
    id: string
  }
  const answer = await rh.post(url, {
    nome: 'Conceição do Prado',
    foto: foto.id,
    pessoal: { dataNascimento: '1990-05-20', naturalidade: 'Sobral', cpf: '39053344705' },
    contato: { email: 'conceicao@exemplo.com.br', dddCelular: '85', foneCelular: '988887777' },
    cargos: [await first('cargo-salario/cargos')],
    experiencias: [
      {
        empresa: 'Tecelagem Boa Vista',
        checkNomeCargo: true,
        nomeMercado: 'Costureira',
        dataAdmissao: '2015-02-01',
        dataDesligamento: '2019-03-31',
        motivoSaida: 'Mudança de cidade',
      },
      {
        empresa: 'Malharia Estrela',
        checkNomeCargo: true,
        nomeMercado: 'Encarregada de produção',
        dataAdmissao: '2019-05-02',
      },
    ],
    candidatoIdiomas: [{ idioma: await first('captacao/idiomas'), nivel: 'A' }],
    pretencaoSalarial: 3200,
    ocrTexto: 'Texto lido do papel',
    observacaoRH: 'Entrevistada em outra vaga',
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return (answer.json() as { id: number }).id
}

const print = (body: RecordData = {}, client = rh) => client.post(`${url}/${id}/imprimir-curriculo`, body)

async function textOf(answer: Response): Promise<string> {
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  return (await pagesOf(answer.rawPayload)).join('\n')
}

test('[REL-captacao/candidato/curriculo/impressao: rows] the CV is printed with every section, jobs newest first, on the paper of the company', async () => {
  const answer = await print()
  const text = await textOf(answer)
  for (const words of [
    'Conceição do Prado',
    'Currículo',
    '36 anos',
    'R$ 3.200,00',
    '(85) 98888-7777',
    'conceicao@exemplo.com.br',
    'Experiências Profissionais',
    'Encarregada de produção',
    '02/05/2019 a atual',
    'Motivo da saída: Mudança de cidade',
    'Avançado',
    '390.533.447-05',
    'Texto lido do papel',
    'Página 1 de 1',
  ])
    expect(text).toContain(words)
  expect(text.indexOf('Encarregada de produção')).toBeLessThan(text.indexOf('Costureira'))
  expect(answer.headers['content-disposition']).toContain('Curriculo de Conceicao do Prado.pdf')
})

test('what is switched off is not printed, and up to three people sign', async () => {
  const text = await textOf(
    await print({
      exibirDadosPessoais: false,
      exibirExperiencias: false,
      exibirContato: false,
      exibirOcr: false,
      exibirAssinatura1: true,
      assinatura1: 'Gerente de Produção',
      exibirAssinatura3: true,
      assinatura3: 'Diretoria',
      assinatura2: 'Não pedida',
    }),
  )
  for (const words of ['390.533.447-05', 'Tecelagem Boa Vista', 'conceicao@exemplo.com.br', 'Texto lido', 'Não pedida'])
    expect(text).not.toContain(words)
  expect(text).toContain('Gerente de Produção')
  expect(text).toContain('Diretoria')
  expect(text).toContain('Avançado')
})

test('what the company notes of a candidate is printed only where it is asked for', async () => {
  const note = 'Entrevistada em outra vaga'
  expect(await textOf(await print())).not.toContain(note)
  expect(await textOf(await print({ exibirObservacao: true }))).not.toContain(note)
  expect(await textOf(await print({ exibirObservacaoRH: true }))).toContain(note)
})

test('the picture is printed only when it is asked for', async () => {
  const size = async (body: RecordData) => (await print(body)).rawPayload.length
  expect(await size({})).toBeGreaterThan((await size({ exibirFoto: false })) + 100)
})

test('[REL-captacao/candidato/curriculo/impressao: companies] a signature without words, a flag that does not exist and the candidate of another company are refused', async () => {
  const refused = async (body: RecordData) => {
    const answer = await print(body)
    expect(answer.statusCode).toBe(400)
    return (answer.json() as { errors: { field: string; message: string }[] }).errors.map(
      ({ field, message }) => `${field}: ${message}`,
    )
  }
  expect(await refused({ exibirAssinatura2: true, assinatura2: '  ' })).toEqual([
    'assinatura2: Assinatura 2 é obrigatória',
  ])
  expect(await refused({ exibirTudo: true })).toEqual(['exibirTudo: Campo desconhecido: exibirTudo'])
  expect(await refused({ exibirFoto: 'sim' })).toEqual(['exibirFoto: Valor inválido para exibirFoto'])
  const other = await login(app, 'rh2')
  expect((await print({}, other)).statusCode).toBe(404)
  const without = await app.clientWithout('ROLE_CAD_CANDIDATO_VER')
  expect((await print({}, without)).statusCode).toBe(403)
})

test('[REL-captacao/solicitacao-pessoal/impressao: rows] a personnel request is printed as a form to be signed, with its history', async () => {
  const [request] = (await rh.get('/api/captacao/solicitacoes-pessoal?size=1&visualizar=E')).json() as {
    id: number
    descricao: string
  }[]
  const text = await textOf(await rh.get(`/api/captacao/solicitacoes-pessoal/${request?.id}/pdf`))
  for (const words of [
    'Solicitação de Pessoal',
    request?.descricao ?? '-',
    `Solicitação nº ${request?.id}`,
    'Encerrada',
    'Número de vagas',
    'Histórico',
    'Solicitante',
    'Liberador',
    'Recursos Humanos',
  ])
    expect(text).toContain(words)
  const other = await login(app, 'rh2')
  expect((await other.get(`/api/captacao/solicitacoes-pessoal/${request?.id}/pdf`)).statusCode).toBe(404)
})

test('the heading of the history stands on the page of its first line, however long the request is', async () => {
  const found = (await rh.get('/api/captacao/solicitacoes-pessoal?size=6&sort=id,asc')).json() as { id: number }[]
  expect(found).toHaveLength(6)
  for (const { id } of found) {
    const pages = await pagesOf((await rh.get(`/api/captacao/solicitacoes-pessoal/${id}/pdf`)).rawPayload)
    const page = pages.find((text) => text.includes('Histórico'))
    expect([id, page?.includes('Data e hora')]).toEqual([id, true])
  }
})

test('[REL-captacao/avaliacao-candidato/impressao: rows] an evaluation is printed with its result against the minimum, every question and the answer given', async () => {
  interface Feita {
    id: number
    candidato: { nome: string }
    performance: number
    percentualAprovacao: number
    aprovado: boolean
    respostas: {
      ordem: number
      texto: string
      tipo: string
      respostasIds?: number[]
      opcoes?: { id: number; texto: string }[]
    }[]
    aspectos: { aspecto: string; percentual: number }[]
  }
  const avaliacoes = '/api/captacao/avaliacoes'
  const all = (await rh.get(`${avaliacoes}?situacao=C&size=50`)).json() as Feita[]
  const each = await Promise.all(
    all.map(async ({ id: one }) => (await rh.get(`${avaliacoes}/${one}/resultado`)).json() as Feita),
  )
  const feita = each.find((one) => one.percentualAprovacao !== undefined && one.respostas.some(({ opcoes }) => opcoes))
  if (!feita) throw new Error('The demo has no such evaluation')
  const text = (await textOf(await rh.get(`${avaliacoes}/${feita.id}/pdf`))).replaceAll(/\s+/g, ' ')
  const number = (value: number) => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(value)
  expect(text).toContain(feita.candidato.nome)
  expect(text).toContain(`${number(feita.performance)}%`)
  expect(text).toContain(
    `${feita.aprovado ? 'Atingiu o mínimo de' : 'Abaixo do mínimo de'} ${number(feita.percentualAprovacao)}%`,
  )
  for (const { aspecto } of feita.aspectos) expect(text).toContain(aspecto)
  for (const { ordem, texto, opcoes = [] } of feita.respostas)
    for (const words of [`${ordem}. ${texto.slice(0, 40)}`, ...opcoes.map((opcao) => opcao.texto.slice(0, 40))])
      expect(text).toContain(words.replaceAll(/\s+/g, ' '))
  // another company's, and who has no right to it
  expect((await (await login(app, 'rh2')).get(`${avaliacoes}/${feita.id}/pdf`)).statusCode).toBe(404)
  expect((await (await login(app, 'sst')).get(`${avaliacoes}/${feita.id}/pdf`)).statusCode).toBe(403)
})
