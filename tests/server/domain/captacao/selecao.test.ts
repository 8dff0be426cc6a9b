import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { act as actOnRequest, create as createRequest, first, type Stored } from './solicitacao/solicitacao.ts'

const url = '/api/captacao/candidato-solicitacoes'
let app: TestApp
let admin: Client
let rh: Client
let gestor: Client
let etapas: { id: number }[]

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  gestor = await managerOf(app, admin)
  const rows = (await rh.get('/api/captacao/etapas-seletivas?sort=["ordem","ASC"]')).json() as Stored[]
  etapas = rows.map(({ id }) => ({ id }))
})
afterAll(() => app?.close())

const made = async (client: Client, path: string, body: RecordData): Promise<Stored> => {
  const answer = await client.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}
const candidato = (nome: string, more: RecordData = {}) =>
  made(rh, '/api/captacao/candidatos', { nome, pessoal: { cpf: cpf(next()), dataNascimento: '1990-05-20' }, ...more })

/** An approved request of the company, and candidates in it. */
async function selecao(vagas: number, ...nomes: string[]) {
  const faixaSalarial = await first(rh, 'cargo-salario/faixas-salariais')
  const pedida = await createRequest(rh, { quantidade: vagas, faixaSalarial })
  const solicitacao = await actOnRequest(admin, pedida.id, 'status', { status: 'A' })
  const links: Stored[] = []
  for (const nome of nomes) {
    const { id } = await candidato(nome)
    links.push(
      await made(rh, url, { candidato: { id }, solicitacao: { id: solicitacao.id }, etapaSeletiva: etapas[0] }),
    )
  }
  return { solicitacao, links: links as [Stored, ...Stored[]] }
}

async function act(id: number, action: string, body: RecordData = {}, client = rh): Promise<Stored> {
  const answer = await client.put(`${url}/${id}/${action}`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Stored
}
async function refusal(id: number, action: string, body: RecordData = {}) {
  const answer = await rh.put(`${url}/${id}/${action}`, body)
  return [answer.statusCode, (answer.json() as { message: string }).message]
}
const passos = ({ eventos }: Stored) => (eventos as RecordData[]).map(({ tipo }) => tipo)
const quadro = async (solicitacao: number, client = rh) => client.get(`${url}/quadro?solicitacao=${solicitacao}`)

describe('a candidate in selection', () => {
  test('goes through the steps, and each says who, when, from where, to where and why', async () => {
    const { solicitacao, links } = await selecao(1, 'Ana Prado')
    const [link] = links
    expect(link).toMatchObject({ situacao: 'E', aptidao: 'I' })
    const body = { versao: link.versao, etapaSeletiva: etapas[1], aptidao: 'S', observacao: 'Boa entrevista.' }
    const moved = await act(link.id, 'etapa', body)
    expect(moved).toMatchObject({ etapaSeletiva: { id: etapas[1]?.id }, aptidao: 'S', situacao: 'E' })
    expect(moved.eventos).toMatchObject([
      { tipo: 'INCLUSAO', paraEtapa: { id: etapas[0]?.id }, usuario: { id: 2 } },
      {
        tipo: 'ETAPA',
        deEtapa: { id: etapas[0]?.id },
        paraEtapa: { id: etapas[1]?.id },
        aptidao: 'S',
        observacao: 'Boa entrevista.',
        usuario: { id: 2 },
      },
    ])
    expect(moved.naEtapaDesde).toBe((moved.eventos as RecordData[])[1]?.data)

    // by the form, an import or a change of many it is written down all the same; a save that moves nobody leaves no step
    const patched = await rh.patch(`${url}/${link.id}`, { versao: moved.versao, etapaSeletiva: etapas[2] })
    expect(passos(patched.json() as Stored)).toEqual(['INCLUSAO', 'ETAPA', 'ETAPA'])
    const noted = await rh.patch(`${url}/${link.id}`, { versao: patched.json().versao, observacao: 'Retornar.' })
    expect(passos(noted.json() as Stored)).toEqual(['INCLUSAO', 'ETAPA', 'ETAPA'])
    expect(noted.json().naEtapaDesde).toBe(patched.json().naEtapaDesde)

    const board = (await quadro(solicitacao.id)).json()
    expect(board.solicitacao).toMatchObject({ id: solicitacao.id, quantidade: 1, qtdVagasPreenchidas: 0, aberta: true })
    expect(board.etapas.map(({ id }: Stored) => id)).toEqual(etapas.map(({ id }) => id))
    expect(board.candidatos).toMatchObject([
      { id: link.id, nome: 'Ana Prado', etapaId: etapas[2]?.id, aptidao: 'S', situacao: 'E', dias: 0 },
    ])
  })

  test('counts the days in the step', async () => {
    const { solicitacao, links } = await selecao(1, 'Bento Dias')
    await app.database.pool.query(
      `update candidato_solicitacao set na_etapa_desde = now() - interval '9 days' where id = $1`,
      [links[0].id],
    )
    expect((await quadro(solicitacao.id)).json().candidatos[0].dias).toBe(9)
  })

  test('is refused or withdraws with a reason, moves no more, and can be taken up again', async () => {
    const [link] = (await selecao(1, 'Caio Melo')).links
    expect(await refusal(link.id, 'recusa')).toEqual([400, 'Motivo é obrigatório'])
    const refused = await act(link.id, 'recusa', { motivo: 'Sem a experiência pedida.' })
    expect(refused).toMatchObject({ situacao: 'R', motivo: 'Sem a experiência pedida.' })
    const gone = 'O candidato não está mais em seleção.'
    expect(await refusal(link.id, 'etapa', { etapaSeletiva: etapas[1] })).toEqual([409, gone])
    expect(await refusal(link.id, 'contrata', { dataAdmissao: app.today() })).toEqual([409, gone])
    const byForm = await rh.patch(`${url}/${link.id}`, { versao: refused.versao, etapaSeletiva: etapas[1] })
    expect([byForm.statusCode, byForm.json().message]).toEqual([400, gone])

    const again = await act(link.id, 'retoma')
    expect(again).toMatchObject({ situacao: 'E', etapaSeletiva: { id: etapas[0]?.id } })
    expect(again).not.toHaveProperty('motivo')
    expect(await refusal(link.id, 'retoma')).toEqual([409, 'Só volta à seleção quem foi recusado ou desistiu.'])
    const left = await act(link.id, 'desiste', { motivo: 'Aceitou outra proposta.' })
    expect(passos(left)).toEqual(['INCLUSAO', 'RECUSA', 'RETOMADA', 'DESISTENCIA'])
  })

  test('does not move in a request that is not open', async () => {
    const { solicitacao, links } = await selecao(1, 'Dora Luz')
    await actOnRequest(admin, solicitacao.id, 'suspende')
    expect(await refusal(links[0].id, 'etapa', { etapaSeletiva: etapas[1] })).toEqual([
      400,
      'A solicitação de pessoal não está em aberto: seus candidatos não mudam de etapa.',
    ])
  })
})

describe('the hiring', () => {
  const admissao = { dataAdmissao: '2026-11-30' }

  test('makes of the candidate a talent with what is known of him and of the vacancy', async () => {
    const { solicitacao, links } = await selecao(2)
    expect(links).toEqual([])
    const idioma = await first(rh, 'captacao/idiomas')
    const foto = (await rh.upload('/api/arquivos?campo=captacao/candidato:foto', 'eva.png', pixel, 'image/png')).json()
    const { id: uf } = await first(rh, 'geral/estados')
    const documentos = {
      etniaRaca: '3',
      estadoCivil: '02',
      naturalidade: 'Sobral',
      mae: 'Lia Rocha',
      pai: 'Ivo Rocha',
      rg: '2001098765',
      rgOrgaoEmissor: 'SSP',
      rgUfId: { id: uf },
      rgDataExpedicao: '2008-03-01',
      ctps: { numero: '1234567', serie: '0042', ufId: { id: uf } },
      certificadoMilitar: { numero: '998877' },
      titEleitZona: '112',
      titEleitSecao: '0045',
    }
    const habilitacao = { numeroHab: '04512345678', categoria: 'B', vencimento: '2030-01-10' }
    const eva = await candidato('Eva Rocha', {
      pessoal: { cpf: cpf(next()), dataNascimento: '1990-05-20', ...documentos },
      habilitacao,
      foto: foto.id,
      contato: { email: 'eva@exemplo.com.br' },
      candidatoIdiomas: [{ idioma, nivel: 'I' }],
    })
    const link = await made(rh, url, { candidato: { id: eva.id }, solicitacao: { id: solicitacao.id } })
    const hired = await act(link.id, 'contrata', admissao)
    expect(hired).toMatchObject({ situacao: 'C', aptidao: 'S', dataAdmissao: '2026-11-30' })
    expect(passos(hired).at(-1)).toBe('CONTRATACAO')

    const talento = (await admin.get(`/api/gestao-talentos/talentos/${(hired.talento as Stored).id}`)).json()
    expect(talento).toMatchObject({
      nome: 'Eva Rocha',
      ...documentos,
      rgUfId: { id: uf },
      habilitacao,
      cpf: (eva.pessoal as RecordData).cpf,
      dataNascimento: '1990-05-20',
      dataAdmissao: '2026-11-30',
      situacao: 'A',
      contato: { email: 'eva@exemplo.com.br' },
      areaOrganizacional: { id: (solicitacao.areaOrganizacional as Stored).id },
      estabelecimento: { id: (solicitacao.estabelecimento as Stored).id },
      faixaSalarial: { id: (solicitacao.faixaSalarial as Stored).id },
      idiomas: [{ idioma: { id: idioma.id }, nivel: 'I' }],
    })
    expect(talento.foto).not.toBe(foto.id)
    const pictures = await Promise.all([talento.foto, foto.id].map((id) => admin.get(`/api/arquivos/${id}`)))
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(pictures[0]?.rawPayload.equals(pictures[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true)

    const person = (await rh.get(`/api/captacao/candidatos/${eva.id}`)).json()
    expect(person).toMatchObject({ contratado: true, disponivel: false })
    const request = (await rh.get(`/api/captacao/solicitacoes-pessoal/${solicitacao.id}`)).json()
    expect(request).toMatchObject({ qtdVagasPreenchidas: 1, encerrada: false })
  })

  test('the last vacancy closes the request, and nobody else is hired in it', async () => {
    const { solicitacao, links } = await selecao(1, 'Fábio Nunes', 'Gil Souza')
    const [fabio, gil] = links
    await act(fabio.id, 'contrata', admissao)
    const request = (await rh.get(`/api/captacao/solicitacoes-pessoal/${solicitacao.id}`)).json()
    expect(request).toMatchObject({
      qtdVagasPreenchidas: 1,
      encerrada: true,
      dataEncerramento: app.today(),
      obsEncerra: 'Vagas preenchidas.',
    })
    expect(request.eventos.at(-1)).toMatchObject({ tipo: 'ENCERRAMENTO', usuario: { id: 2 } })
    expect(await refusal(gil?.id ?? 0, 'contrata', admissao)).toEqual([
      409,
      'Todas as vagas desta solicitação já foram preenchidas.',
    ])
    expect((await rh.get(`${url}/${gil?.id}`)).json()).toMatchObject({ situacao: 'E' })
  })

  test('of two hirings at once for the last vacancy, one holds and the other stores nothing', async () => {
    const { solicitacao, links } = await selecao(1, 'Hugo Reis', 'Iara Reis')
    const answers = await Promise.all(links.map(({ id }) => rh.put(`${url}/${id}/contrata`, admissao)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const { rows } = await app.database.pool.query<{ n: number }>(
      `select count(*)::int as n from talento t join candidato c on c.pessoal_cpf = t.cpf
       join candidato_solicitacao s on s.candidato_id = c.id where s.solicitacao_id = $1`,
      [solicitacao.id],
    )
    expect(rows[0]?.n).toBe(1)
    const board = (await quadro(solicitacao.id)).json()
    expect(board.solicitacao).toMatchObject({ qtdVagasPreenchidas: 1, encerrada: true, aberta: false })
    expect(board.candidatos.map(({ situacao }: Stored) => situacao).sort()).toEqual(['C', 'E'])
  })

  test("says what is missing in the candidate's registration, and nothing changes", async () => {
    const { solicitacao } = await selecao(1)
    const semCpf = await made(rh, '/api/captacao/candidatos', { nome: 'Joana Sem Documento' })
    const link = await made(rh, url, { candidato: { id: semCpf.id }, solicitacao: { id: solicitacao.id } })
    expect(await refusal(link.id, 'contrata', admissao)).toEqual([
      409,
      'Para contratar, informe o CPF no cadastro do candidato.',
    ])
    expect(await refusal(link.id, 'contrata')).toEqual([400, 'Data de Admissão é obrigatória'])
    expect((await rh.get(`${url}/${link.id}`)).json()).toMatchObject({ situacao: 'E', versao: link.versao })
  })

  test('who is an active talent already is not admitted again', async () => {
    const { solicitacao, links } = await selecao(1, 'Kátia Alves')
    await act(links[0].id, 'contrata', admissao)
    const outra = await selecao(1)
    const { candidato: pessoa } = links[0] as unknown as { candidato: { id: number } }
    const link = await made(rh, url, { candidato: { id: pessoa.id }, solicitacao: { id: outra.solicitacao.id } })
    expect(outra.solicitacao.id).not.toBe(solicitacao.id)
    expect(await refusal(link.id, 'contrata', { dataAdmissao: '2026-12-15' })).toEqual([
      409,
      'Já existe um talento ativo com este CPF: registre a movimentação no cadastro dele.',
    ])
  })
})

describe('candidates for a request', () => {
  interface Sugestoes {
    criterios: { nome: string; peso: number }[]
    candidatos: { candidatoId: number; nome: string; aderencia: number; atende: Record<string, number> }[]
  }
  const sugestoes = async (solicitacao: number, q = ''): Promise<Sugestoes> => {
    const answer = await rh.get(`${url}/sugestoes?solicitacao=${solicitacao}&q=${encodeURIComponent(q)}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as Sugestoes
  }

  test('the available ones come, the best matching first, each with what he meets', async () => {
    const { pool } = app.database
    const { rows } = await pool.query<{ faixa: number; cargo: number; sp: number; outra: number; uf: number }>(
      `select f.id::int as faixa, f.cargo_id::int as cargo, c.id as sp, o.id as outra, c.uf_id as uf from faixa_salarial f,
       cidade c join cidade o on o.uf_id = c.uf_id and o.id <> c.id where f.empresa_id = 1 and c.nome = 'São Paulo' limit 1`,
    )
    const { faixa = 0, cargo = 0, sp = 0, outra = 0, uf = 0 } = rows[0] ?? {}
    await pool.query('delete from cargo_conhecimentos where empresa_id = 1 and cargo_id = $1', [cargo])
    const pedida = await createRequest(rh, {
      faixaSalarial: { id: faixa },
      uf: { id: uf },
      cidade: { id: sp },
      escolaridade: '07',
    })
    await actOnRequest(admin, pedida.id, 'status', { status: 'A' })
    const pessoal = (escolaridade: string) => ({ cpf: cpf(next()), escolaridade })
    const mora = (cidade: number) => ({ uf: { id: uf }, cidade: { id: cidade } })
    const zelia = { cargos: [{ id: cargo }], pessoal: pessoal('09'), endereco: mora(sp) }
    await candidato('Zélia Aderente Quadros', zelia)
    await candidato('Yara Aderente Quadros', { pessoal: pessoal('07'), endereco: mora(outra) })
    const xisto = await candidato('Xisto Aderente Quadros', { pessoal: pessoal('01') })
    await candidato('Wanda Aderente Quadros', { ...zelia, pessoal: pessoal('12'), disponivel: false })
    const vilma = await candidato('Vilma Aderente Quadros', { ...zelia, pessoal: pessoal('12') })
    await made(rh, url, { candidato: { id: vilma.id }, solicitacao: { id: pedida.id } })

    const { criterios, candidatos } = await sugestoes(pedida.id, 'aderente QUADROS')
    expect(Object.fromEntries(criterios.map(({ nome, peso }) => [nome, peso]))).toEqual({
      cargo: 40,
      area: 20,
      cidade: 15,
      escolaridade: 10,
    })
    // of 85 points: 40 + 15 + 10, 7.5 + 10, none
    expect(candidatos.map(({ nome, aderencia }) => [nome, aderencia])).toEqual([
      ['Zélia Aderente Quadros', 76],
      ['Yara Aderente Quadros', 21],
      ['Xisto Aderente Quadros', 0],
    ])
    expect(candidatos[1]?.atende).toEqual({ cargo: 0, area: 0, cidade: 0.5, escolaridade: 1 })
    const proposed = (await sugestoes(pedida.id)).candidatos
    expect(proposed.map(({ candidatoId }) => candidatoId)).not.toContain(xisto.id)
    expect(proposed.map(({ aderencia }) => aderencia)).toEqual(
      proposed.map(({ aderencia }) => aderencia).sort((a, b) => b - a),
    )

    const added = await rh.post(`${url}/inclui`, {
      solicitacoesIds: [pedida.id],
      candidatosIds: [xisto.id, vilma.id, candidatos[0]?.candidatoId],
    })
    expect([added.statusCode, added.json()]).toEqual([200, { incluidos: 2 }])
    const board = (await quadro(pedida.id)).json().candidatos as { nome: string; etapaId: number | null }[]
    expect(board.map(({ nome, etapaId }) => [nome, etapaId]).sort()).toEqual([
      ['Vilma Aderente Quadros', null],
      ['Xisto Aderente Quadros', etapas[0]?.id],
      ['Zélia Aderente Quadros', etapas[0]?.id],
    ])
  })

  test('what cannot be added is refused, and nobody comes in', async () => {
    const { solicitacao } = await selecao(1)
    const { id } = await candidato('Ugo Prado')
    const post = async (body: RecordData) => (await rh.post(`${url}/inclui`, body)).statusCode
    const { rows } = await app.database.pool.query<{ id: number }>(
      'select id::int as id from candidato where empresa_id = 2 order by id desc limit 1',
    )
    expect(await post({ solicitacoesIds: [solicitacao.id], candidatosIds: [] })).toBe(400)
    expect(await post({ solicitacoesIds: [solicitacao.id], candidatosIds: ['1'] })).toBe(400)
    expect(await post({ candidatosIds: [id] })).toBe(400)
    expect(await post({ solicitacoesIds: [solicitacao.id], candidatosIds: [id, rows[0]?.id ?? 0] })).toBe(400)
    // of several requests none takes anybody when one of them is not there
    expect(await post({ solicitacoesIds: [solicitacao.id, 999_999], candidatosIds: [id] })).toBe(400)
    expect((await quadro(solicitacao.id)).json().candidatos).toEqual([])
  })

  test('several candidates come into several requests at once', async () => {
    const [uma, outra] = [(await selecao(1)).solicitacao, (await selecao(1)).solicitacao]
    const [ivo, lia] = [(await candidato('Ivo Prado')).id, (await candidato('Lia Prado')).id]
    const inclui = async (solicitacoesIds: number[], candidatosIds: number[]) =>
      (await rh.post(`${url}/inclui`, { solicitacoesIds, candidatosIds })).json()
    expect(await inclui([uma.id], [ivo])).toEqual({ incluidos: 1 })
    expect(await inclui([outra.id, uma.id], [ivo, lia])).toEqual({ incluidos: 3 })
    for (const { id } of [uma, outra]) {
      const { candidatos } = (await quadro(id)).json() as { candidatos: { nome: string }[] }
      expect(candidatos.map(({ nome }) => nome).sort()).toEqual(['Ivo Prado', 'Lia Prado'])
    }
  })
})

test('the board is of who sees the request', async () => {
  const areas = (await admin.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,200]')).json() as Stored[]
  const dele = new Set(
    ((await gestor.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,200]')).json() as Stored[]).map(
      ({ id }) => id,
    ),
  )
  const alheia = areas.find(({ id }) => !dele.has(id))
  const outra = await createRequest(rh, { areaOrganizacional: { id: alheia?.id } })
  expect((await quadro(outra.id, gestor)).statusCode).toBe(404)
  expect((await quadro(outra.id)).statusCode).toBe(200)
  const elsewhere = await login(app, 'admin')
  await elsewhere.put('/api/userinfo/empresa', { empresaId: 2 })
  expect((await quadro(outra.id, elsewhere)).statusCode).toBe(404)
  for (const wrong of ['', 'x', '0', "1'--", '99999999999999999']) {
    const answer = await rh.get(`${url}/quadro?solicitacao=${encodeURIComponent(wrong)}`)
    expect([wrong, answer.statusCode]).toEqual([wrong, 400])
  }
})

/** One white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
