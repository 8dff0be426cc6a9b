import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { createNotices, url } from './notices.ts'
import { talents } from './people.ts'

let on: Awaited<ReturnType<typeof createNotices>>

beforeAll(async () => {
  on = await createNotices()
})
afterAll(() => on?.app.close())

describe("a company's own notice", () => {
  test('tells at once that a field changed, to others than who changed it', async () => {
    const aviso = await on.made({ usuarios: [{ id: 2 }, { id: 1 }] })
    const before = (await on.messagesOf(2)).length
    await on.change(on.ana, { observacao: 'Nova' })
    await on.change(on.ana, { nomeSocial: 'Outro' })
    await on.minute()
    await on.minute()
    expect((await on.messagesOf(2)).slice(before)).toEqual([
      `Mudou a observação de ${on.ana.nome}, da área ${on.ana.areaOrganizacional.nome}.`,
    ])
    expect(await on.messagesOf(1)).toEqual([])
    await on.off(aviso)
    await on.change(on.ana, { observacao: 'Mais nova' })
    await on.minute()
    expect((await on.messagesOf(2)).slice(before)).toHaveLength(1)
  })

  test('tells that a condition begins to hold, by e-mail to an address, once', async () => {
    const aviso = await on.made({
      nome: 'Nome social informado',
      evento: 'CONDICAO',
      campos: [],
      campo: 'nomeSocial',
      operador: 'IGUAL',
      valor: 'Lia',
      usuarios: [],
      emails: ['chefia@exemplo.com.br'],
      porMensagem: false,
      porEmail: true,
      assunto: 'Nome social de {{registro}}',
      texto: 'Agora é {{nomeSocial}}.',
    })
    await on.change(on.ana, { nomeSocial: 'Lia' })
    await on.change(on.ana, { observacao: 'outra' })
    await on.minute()
    const sent = (await on.mails()).filter(({ para }) => para === 'chefia@exemplo.com.br')
    expect(sent).toMatchObject([{ assunto: `Nome social de ${on.ana.nome}`, texto: 'Agora é Lia.' }])
    await on.off(aviso)
  })

  test('the value of a condition is written as people write it', async () => {
    await on.app.database.pool.query("update talento set data_admissao = '2019-03-01' where id = $1", [on.ana.id])
    const aviso = await on.made({
      nome: 'Admissão depois de 2020',
      evento: 'CONDICAO',
      campos: [],
      campo: 'dataAdmissao',
      operador: 'MAIOR',
      valor: '31/12/2020',
      texto: 'Admissão de {{registro}}: {{dataAdmissao}}.',
    })
    const before = (await on.messagesOf(2)).length
    await on.change(on.ana, { dataAdmissao: '2020-12-31' })
    await on.change(on.ana, { dataAdmissao: '2021-01-01' })
    await on.minute()
    expect((await on.messagesOf(2)).slice(before)).toEqual([`Admissão de ${on.ana.nome}: 01/01/2021.`])
    await on.off(aviso)
  })

  test('tells of new records in the message of the day, and of a state', async () => {
    const created = await on.made({
      nome: 'Motivo novo',
      cadastro: 'gestao-talentos/motivo-desligamento',
      evento: 'CRIADO',
      campos: [],
      momento: 'RESUMO',
      texto: 'Novo motivo: {{registro}}.',
    })
    const before = (await on.messagesOf(2)).length
    for (const nome of ['Acordo A', 'Acordo B']) {
      const answer = await on.admin().post('/api/gestao-talentos/motivo-desligamento', { descricao: nome })
      expect(answer.statusCode, answer.body).toBe(201)
    }
    await on.minute()
    expect(await on.messagesOf(2)).toHaveLength(before)
    await on.nextDay()
    await on.morning()
    expect((await on.messagesOf(2)).at(-1)).toBe(
      ['Avisos do dia: 2 registros', 'Motivo novo:', '• Novo motivo: Acordo A.', '• Novo motivo: Acordo B.'].join('\n'),
    )
    await on.off(created)
  })

  test('tells that a state was reached, on whatever way', async () => {
    const requests = '/api/captacao/solicitacoes-pessoal'
    const aviso = await on.made({
      nome: 'Solicitação suspensa',
      cadastro: 'captacao/solicitacao-pessoal',
      evento: 'ESTADO',
      campos: [],
      estado: 'suspensao:suspensa',
      texto: 'Suspensa: {{registro}}.',
    })
    const before = (await on.messagesOf(2)).length
    const some = `select id, descricao, versao from solicitacao_pessoal where empresa_id = 1 and status = 'A' and not suspensa and not encerrada and not cancelada limit 1`
    const { rows } = await on.app.database.pool.query<{ id: number; descricao: string; versao: number }>(some)
    const [request] = rows
    const answer = await on.admin().put(`${requests}/${request?.id}/suspende`, {
      versao: request?.versao,
      obsSuspensao: 'Corte',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    await on.minute()
    expect((await on.messagesOf(2)).slice(before)).toEqual([`Suspensa: ${request?.descricao}.`])
    await on.off(aviso)
  })

  test('what was rolled back tells nobody', async () => {
    const aviso = await on.made({ nome: 'Observação' })
    const waiting = async () =>
      (
        await on.app.database.pool.query<{ n: number }>(
          'select count(*)::int as n from aviso_envio where aviso_id = $1',
          [aviso.id],
        )
      ).rows[0]?.n
    const { versao } = await on.people.read(on.ana.id)
    const answer = await on.admin().patch(`${talents}/${on.ana.id}`, { versao, observacao: 'Outra ainda', nome: '' })
    expect(answer.statusCode).toBe(400)
    expect(await waiting()).toBe(0)
    await on.change(on.ana, { observacao: 'Outra ainda' })
    expect(await waiting()).toBe(1)
    await on.off(aviso)
  })

  test.each<[string, RecordData, string]>([
    ['a register that is none', { cadastro: 'sst/nada' }, 'cadastro: '],
    ['a field that is none', { campos: ['salarios'] }, 'campos: O campo "salarios" não existe neste cadastro'],
    [
      'a state that is none',
      { evento: 'ESTADO', estado: 'status:X' },
      'estado: O estado informado não existe neste cadastro',
    ],
    [
      'a date that is none',
      { evento: 'VENCIMENTO', vencimento: 'nada', dias: '7' },
      'vencimento: A data informada não existe neste cadastro',
    ],
    [
      'days that are none',
      { evento: 'VENCIMENTO', vencimento: 'certificado', dias: 'sete' },
      'dias: Informe os dias separados por vírgula, como 30, 7, 0',
    ],
    ['nobody', { usuarios: [] }, 'usuarios: Informe quem recebe o aviso'],
    ['a role that is none', { papeis: ['dono'] }, 'papeis: O papel "dono" não existe neste cadastro'],
    ['no way', { porMensagem: false }, 'porMensagem: Informe como avisar: mensagem ou e-mail'],
    [
      'a placeholder that is none',
      { texto: 'Olá {{nomes}}' },
      'texto: O marcador {{nomes}} não existe: você quis dizer "nome"?',
    ],
    ['half a placeholder', { texto: 'Olá {{nome}' }, 'texto: Há um marcador sem {{ ou }}.'],
    [
      'what is nobody else’s business',
      { texto: '{{cpf}}', emails: ['x@exemplo.com.br'] },
      'texto: {{cpf}} não vai por e-mail a quem não tem acesso ao sistema',
    ],
    [
      'a value that does not fit',
      { evento: 'CONDICAO', campos: [], campo: 'dataAdmissao', operador: 'MAIOR', valor: 'ontem' },
      'valor: A condição não serve',
    ],
  ])('refuses %s', async (_what, changes, message) => {
    const found = await on.refusals(changes)
    expect(
      found.some((one) => one.startsWith(message)),
      found.join('\n'),
    ).toBe(true)
  })

  test('of a register one may not read is refused, and so are its choices', async () => {
    const without = await on.app.clientWithout('ROLE_CAD_TALENTO')
    expect(await on.refusals({}, without)).toContain('cadastro: Você não tem acesso a este cadastro')
    expect((await without.get(`${url}/escolhas?cadastro=gestao-talentos/talento`)).statusCode).toBe(404)
    const choices = (await on.admin().get(`${url}/escolhas?cadastro=captacao/solicitacao-pessoal`)).json() as Record<
      string,
      { valor: string }[]
    >
    expect(choices.estados?.map(({ valor }) => valor)).toContain('andamento:encerrada')
    expect(choices.papeis?.map(({ valor }) => valor)).toEqual(['gestor', 'solicitante'])
    expect(choices.vencimentos?.[0]?.valor).toBe('previsao')
  })

  test('tells the markers its text may have, of a register one may read and of fields one may know', async () => {
    type Groups = { titulo: string; marcadores: { marcador: string; titulo: string }[] }[]
    const marked = async (client: Client, query: string) => {
      const answer = await client.get(`${url}/marcadores?${query}`)
      return answer.statusCode === 200 ? (answer.json() as Groups) : answer.statusCode
    }
    const namesIn = (groups: Groups | number) =>
      typeof groups === 'number' ? [] : groups.flatMap(({ marcadores }) => marcadores.map(({ marcador }) => marcador))
    const talento = 'cadastro=gestao-talentos/talento'
    const without = await on.app.clientWithout('ROLE_CAD_TALENTO')
    expect(await marked(without, talento)).toBe(404)
    const found = await marked(on.admin(), talento)
    expect(typeof found === 'number' ? found : found.map(({ titulo }) => titulo)).toEqual(['Aviso', 'Talento'])
    expect(namesIn(found)).toEqual(expect.arrayContaining(['registro', 'prazo', 'nome', 'dataAdmissao']))
    expect(namesIn(found).some((name) => name.startsWith('certificados.'))).toBe(false)
    // rows of a list that run out are named, too
    const rows = namesIn(await marked(on.admin(), `${talento}&vencimento=certificado`))
    expect(rows).toContain('certificados.titulo')
    // what is offered is taken
    const texto = namesIn(found).slice(0, 20)
    await on.off(await on.made({ nome: 'Tudo', texto: texto.map((name) => `{{${name}}}`).join(' ') }))
  })
})
