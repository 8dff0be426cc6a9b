import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import {
  act,
  configure,
  create,
  first,
  noSettings,
  refusal,
  type Stored,
  smallest,
  url,
  violations,
} from './solicitacao.ts'

let app: TestApp
let admin: Client
let rh: Client
let gestor: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  gestor = await login(app, 'gestor')
})
afterAll(() => app?.close())
beforeEach(() => configure(admin, noSettings))

describe('a new request', () => {
  test('begins with the defaults of the specification and with its creation in the trail', async () => {
    const stored = await create(rh)
    expect(stored).toMatchObject({ quantidade: 1, vinculo: 'E', sexo: 'I', status: 'I', invisivelParaGestor: false })
    expect(stored).toMatchObject({ suspensa: false, encerrada: false, cancelada: false, qtdVagasPreenchidas: 0 })
    expect(stored.data).toBe(app.fastify.prumo.today())
    expect(stored.eventos).toMatchObject([{ tipo: 'CRIACAO', usuario: stored.solicitante }])
  })

  test('says what is missing in the words of the specification', async () => {
    const answer = await rh.post(url, { quantidade: 0 })
    const errors = answer.json().errors.map(({ message }: { message: string }) => message)
    for (const label of ['Descrição', 'Horário Comercial', 'Estabelecimento', 'Área Organizacional'])
      expect(errors).toContain(`${label} é obrigatório`)
    expect(errors).toContain('Motivo da Solicitação é obrigatório')
    expect(errors).toContain('Número de vagas deve ser um número positivo')
  })

  test('accepts neither a period nor ages the wrong way round', async () => {
    const wrong = { data: '2026-05-10', dataPrevisaoEncerramento: '2026-05-09', idadeMinima: 40, idadeMaxima: 30 }
    expect(await violations(rh, wrong)).toEqual({
      dataPrevisaoEncerramento: 'Data final inferior a data inicial.',
      idadeMaxima: 'Idade Máxima deve ser maior ou igual a Idade Mínima',
    })
  })

  test('counts the expected days', async () => {
    const stored = await create(rh, { data: '2026-02-27', dataPrevisaoEncerramento: '2026-03-02' })
    expect(stored.qtdDiasPrevisao).toBe(3)
  })

  test('accepts no city of another state', async () => {
    const estados = (await rh.get('/api/geral/estados/opcoes?range=[0,1]')).json() as { id: number }[]
    const cidade = await first(rh, 'geral/cidades', { ufId: estados[0]?.id })
    expect(await violations(rh, { uf: { id: estados[1]?.id }, cidade })).toEqual({
      cidade: 'Cidade não pertence ao Estado informado',
    })
  })
})

describe('the five settings of the company', () => {
  test('obrigarAmbienteFuncao demands environment and function of own contracts', async () => {
    await configure(admin, { obrigarAmbienteFuncao: true })
    const both = { ambiente: 'Ambiente é obrigatório', funcao: 'Função é obrigatório' }
    expect(await violations(rh, {})).toEqual(both)
    expect(await create(rh, { vinculo: 'S' })).toMatchObject({ vinculo: 'S' })
  })

  test('solPessoalObrigarDadosComplementares demands the complementary data', async () => {
    await configure(admin, { solPessoalObrigarDadosComplementares: true })
    const labels = {
      escolaridade: 'Escolaridade',
      idadeMinima: 'Idade Mínima',
      idadeMaxima: 'Idade Máxima',
      uf: 'Estado',
      cidade: 'Cidade',
      bairrosIds: 'Bairros',
      infoComplementares: 'Informações Complementares',
    }
    const wanted = Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, `${label} é obrigatório`]))
    expect(await violations(rh, {})).toEqual(wanted)
  })

  test('pay is demanded only with both, is positive, and is not stored while hidden', async () => {
    const hidden = await create(rh, { remuneracao: 3000 })
    expect(hidden).not.toHaveProperty('remuneracao')
    await configure(admin, { solPessoalExibirSalario: true })
    expect(await create(rh, {})).not.toHaveProperty('remuneracao')
    expect(await create(rh, { remuneracao: 3000.55 })).toMatchObject({ remuneracao: 3000.55 })
    expect(await violations(rh, { remuneracao: -1 })).toEqual({
      remuneracao: 'Remuneração deve ser um número positivo',
    })
    await configure(admin, { solPessoalObrigarDadosComplementares: true })
    expect(await violations(rh, {})).toHaveProperty('remuneracao', 'Remuneração é obrigatório')
  })

  test('solPessoalExibirColabSubstituido shows the replaced talents', async () => {
    const colaboradoresSubstituidos = [await first(rh, 'gestao-talentos/talentos')]
    expect(await create(rh, { colaboradoresSubstituidos })).not.toHaveProperty('colaboradoresSubstituidos')
    await configure(admin, { solPessoalExibirColabSubstituido: true })
    expect(await create(rh, { colaboradoresSubstituidos })).toMatchObject({ colaboradoresSubstituidos })
    // a line that nobody was chosen in counts as nobody at the end, and nowhere else
    const [talento] = colaboradoresSubstituidos
    const aberta = await create(rh, { colaboradoresSubstituidos: [talento, null] })
    expect(aberta).toMatchObject({ colaboradoresSubstituidos })
    expect(await violations(rh, { colaboradoresSubstituidos: [null, talento] })).toEqual({
      'colaboradoresSubstituidos[0]': 'Somente o último talento pode ficar vazio',
    })
  })

  test('[R-SOL-CIPA-] of who has stability in the CIPA is asked first, up to its last day', async () => {
    const { id } = await first(rh, 'gestao-talentos/talentos')
    const pergunta = async (until: string | null) => {
      await app.database.pool.query('update talento set data_estabilidade = $2 where id = $1', [id, until])
      return (await rh.get(`${url}/substituidos/${id}/estabilidade`)).json() as { estavel: boolean; mensagem?: string }
    }
    const [today, yesterday] = [app.fastify.prumo.today(), '2020-01-01']
    expect(await pergunta(null)).toEqual({ estavel: false })
    expect(await pergunta(yesterday)).toEqual({ estavel: false })
    expect((await pergunta(today)).estavel).toBe(true)
    expect((await pergunta('2090-03-31')).mensagem).toMatch(
      /^O talento .+ é membro da CIPA e possui estabilidade até 31\/03\/2090\. Deseja realmente substituí-lo\?$/,
    )
  })

  test('offers who left for replacement only where the request says so', async () => {
    const find = async (situacao: string) => {
      const filter = encodeURIComponent(JSON.stringify({ situacao }))
      return ((await rh.get(`/api/gestao-talentos/talentos?filter=${filter}&range=[0,0]`)).json() as Stored[])[0]?.id
    }
    const [ativo, desligado] = [await find('A'), await find('D')]
    const offered = async (query: string) => {
      const answer = await rh.get(`/api/captacao/candidatos/substituidos?range=[0,999]${query}`)
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([
        200,
        expect.stringContaining('substituidos'),
      ])
      const ids = (answer.json() as Stored[]).map(({ id }) => id)
      return [ids.includes(Number(ativo)), ids.includes(Number(desligado))]
    }
    expect(await offered('')).toEqual([true, false])
    expect(await offered('&incluirColaboradoresDesligados=false')).toEqual([true, false])
    expect(await offered('&incluirColaboradoresDesligados=true')).toEqual([true, true])
  })

  test('[R-SOL-REABRIR] solPessoalReabrirSolicitacao allows reopening', async () => {
    const { id } = await create(rh)
    await act(rh, id, 'encerra')
    expect(await refusal(rh, id, 'reabre')).toEqual([409, 'A empresa não permite reabrir solicitações.'])
    await configure(admin, { solPessoalReabrirSolicitacao: true })
    const open = await act(rh, id, 'reabre')
    expect(open.encerrada).toBe(false)
    expect(open).not.toHaveProperty('dataEncerramento')
  })
})

describe('the actions', () => {
  test('leave each step in the trail: who, what and why', async () => {
    await configure(admin, { solPessoalReabrirSolicitacao: true })
    const { id } = await create(rh)
    await act(rh, id, 'status', { status: 'A', observacaoLiberador: 'Conforme orçamento' })
    await act(rh, id, 'suspende', { obsSuspensao: 'Férias coletivas' })
    await act(rh, id, 'libera')
    await act(rh, id, 'encerra', { obsEncerra: 'Vaga preenchida' })
    const stored = await act(rh, id, 'reabre')
    const eventos = stored.eventos as { tipo: string; observacao?: string; usuario: { nome: string }; data: string }[]
    expect(eventos.map(({ tipo, observacao }) => [tipo, observacao])).toEqual([
      ['CRIACAO', undefined],
      ['STATUS', 'Conforme orçamento'],
      ['SUSPENSAO', 'Férias coletivas'],
      ['LIBERACAO', undefined],
      ['ENCERRAMENTO', 'Vaga preenchida'],
      ['REABERTURA', undefined],
    ])
    expect(stored).toMatchObject({ status: 'A', dataStatus: app.fastify.prumo.today(), liberador: eventos[0]?.usuario })
    const trilha = (await rh.get(`${url}/${id}/historico`)).json() as { operacao: string }[]
    expect(trilha.map(({ operacao }) => operacao)).toEqual([
      'reabre',
      'encerra',
      'libera',
      'suspende',
      'status',
      'criacao',
    ])
  })

  test('the state that does not allow an action says why', async () => {
    const { id } = await create(rh)
    expect(await refusal(rh, id, 'libera')).toEqual([409, 'A solicitação não está suspensa.'])
    expect(await refusal(rh, id, 'reabre')).toEqual([409, 'A solicitação não está encerrada.'])
    await act(rh, id, 'suspende')
    expect(await refusal(rh, id, 'suspende')).toEqual([409, 'A solicitação já está suspensa.'])
    await act(rh, id, 'cancela', { obsCancelamento: 'Corte' })
    for (const action of ['suspende', 'libera', 'encerra', 'cancela'])
      expect(await refusal(rh, id, action)).toEqual([409, 'A solicitação está encerrada ou cancelada.'])
  })

  test('a status that does not exist, no status and a closing before the beginning are refused', async () => {
    const { id } = await create(rh, { data: '2026-05-10' })
    expect(await refusal(rh, id, 'status')).toEqual([400, 'Status é obrigatório'])
    expect(await refusal(rh, id, 'status', { status: 'X' })).toEqual([400, 'Status não é uma opção válida'])
    const early = await refusal(rh, id, 'encerra', { dataEncerramento: '2026-05-09' })
    expect(early).toEqual([400, 'Data final inferior a data inicial.'])
  })

  test('the body of a write does not change what only the actions change', async () => {
    const stored = await create(rh, { status: 'A', encerrada: true, eventos: [], qtdVagasPreenchidas: 9 })
    expect(stored).toMatchObject({ status: 'I', encerrada: false, qtdVagasPreenchidas: 0 })
    const again = (await rh.put(`${url}/${stored.id}`, { ...stored, status: 'R', eventos: [] })).json() as Stored
    expect(again).toMatchObject({ status: 'I', versao: 2 })
    expect(again.eventos).toHaveLength(1)
  })

  test('[R-SOL-CLONE] the copy loses id, forecast, approver and status', async () => {
    const stored = await create(rh, { data: '2026-01-10', dataPrevisaoEncerramento: '2026-03-10', quantidade: 4 })
    await act(rh, stored.id, 'status', { status: 'A' })
    const copy = await act(admin, stored.id, 'clona')
    expect(copy.id).not.toBe(stored.id)
    expect(copy).toMatchObject({
      versao: 1,
      quantidade: 4,
      status: 'I',
      data: app.fastify.prumo.today(),
      solicitante: { id: 1 },
    })
    for (const name of ['dataPrevisaoEncerramento', 'liberador', 'dataStatus']) expect(copy).not.toHaveProperty(name)
    expect(copy.eventos).toMatchObject([{ tipo: 'CLONAGEM', observacao: `Cópia da solicitação ${stored.id}` }])
  })
})

describe('the manager', () => {
  test('asks for vacancies of his areas, but does not approve', async () => {
    const { id } = await create(gestor)
    expect(await refusal(gestor, id, 'status', { status: 'A' })).toEqual([403, 'Não autorizado.'])
  })

  test('does not see what is of another area nor what is hidden from him', async () => {
    const body = await smallest(gestor)
    const seen = (await rh.post(url, body)).json() as Stored
    const hidden = (await rh.post(url, { ...body, invisivelParaGestor: true })).json() as Stored
    expect((await gestor.get(`${url}/${seen.id}`)).statusCode).toBe(200)
    expect((await gestor.get(`${url}/${hidden.id}`)).statusCode).toBe(404)
    const ids = encodeURIComponent(JSON.stringify({ id: [seen.id, hidden.id] }))
    const rows = (await gestor.get(`${url}?filter=${ids}`)).json() as Stored[]
    expect(rows.map(({ id }) => id)).toEqual([seen.id])
  })

  test('[R-SOL-REQ-invisivelParaGestor] who saves a request that he will not see is told so: it is stored, once', async () => {
    const body = await smallest(gestor)
    const counted = async () =>
      Number(String((await rh.get(`${url}?range=[0,0]`)).headers['content-range']).split('/')[1])
    const before = await counted()
    const answer = await gestor.post(url, { ...body, invisivelParaGestor: true })
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Você não verá mais este registro.'])
    expect(await counted()).toBe(before + 1)
    expect((await gestor.get(`${url}/${answer.json().id}`)).statusCode).toBe(404)
    const { id, versao } = await create(gestor)
    const changed = await gestor.patch(`${url}/${id}`, { versao, invisivelParaGestor: true })
    expect([changed.statusCode, changed.json().message]).toEqual([200, 'Você não verá mais este registro.'])
    expect((await rh.get(`${url}/${id}`)).json()).toMatchObject({ invisivelParaGestor: true, versao: versao + 1 })
  })
})
