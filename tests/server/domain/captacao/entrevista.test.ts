import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { messagesIn } from '../../platform/messages/boxes.ts'
import { act as actOnRequest, create as createRequest, first, type Stored } from './solicitacao/solicitacao.ts'

const url = '/api/captacao/entrevistas'
let app: TestApp
let admin: Client
let rh: Client
/** ids of the users */
let eu: number
let outro: number
let solicitacao: number

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  await sql("update usuario set email = login || '@aurora.example' where login in ('rh', 'admin')")
  eu = await idOf('rh')
  outro = await idOf('admin')
  const faixaSalarial = await first(rh, 'cargo-salario/faixas-salariais')
  const pedida = await createRequest(rh, { descricao: 'Operador de Envase', quantidade: 5, faixaSalarial })
  await actOnRequest(admin, pedida.id, 'status', { status: 'A' })
  solicitacao = pedida.id
})
afterAll(() => app?.close())
beforeEach(async () => {
  await sql('delete from entrevista')
  await sql('delete from email_saida')
  await sql('delete from usuario_mensagem')
})

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query<Row>(text, values)).rows
const idOf = async (nome: string) =>
  (await sql<{ id: number }>('select id from usuario where login = $1', [nome]))[0]?.id ?? 0

async function candidatura(nome: string): Promise<number> {
  const candidato = await rh.post('/api/captacao/candidatos', {
    nome,
    pessoal: { cpf: cpf(next()), dataNascimento: '1990-05-20' },
    contato: { email: 'conceicao@exemplo.com.br' },
  })
  const body = { candidato: { id: candidato.json().id }, solicitacao: { id: solicitacao } }
  const answer = await rh.post('/api/captacao/candidato-solicitacoes', body)
  expect(answer.statusCode, answer.body).toBe(201)
  await sql('delete from email_saida')
  return answer.json().id
}
const inicio = '2031-03-10T17:00:00.000Z'
const marca = (candidaturaId: number, more: RecordData = {}) =>
  rh.post(url, {
    candidatura: { id: candidaturaId },
    inicio,
    duracao: 45,
    local: 'Sala 2',
    entrevistadores: [{ id: eu }, { id: outro }],
    ...more,
  })
async function marcada(candidaturaId: number, more: RecordData = {}): Promise<Stored> {
  const answer = await marca(candidaturaId, more)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}
interface Saida {
  para: string
  assunto: string
  texto: string
  anexos: { tipo: string; conteudo: string }[]
}
/** What left, with the calendar file read back: name → value, folded lines joined. */
async function saida() {
  const rows = await sql<Saida>('select para, assunto, texto, anexos from email_saida order by para')
  await sql('delete from email_saida')
  return rows.map(({ anexos: [anexo], ...email }) => {
    const text = Buffer.from(anexo?.conteudo ?? '', 'base64')
      .toString('utf8')
      .replaceAll(/\r\n[ \t]/g, '')
    const lines = text.split('\r\n').map((line) => /^([^;:]+)[^:]*:(.*)$/.exec(line)?.slice(1) ?? [line, ''])
    return { ...email, tipo: anexo?.tipo, ics: Object.fromEntries(lines) as Record<string, string>, cru: text }
  })
}

describe('an interview', () => {
  test('invites candidate and interviewers, with a calendar file that follows the changes', async () => {
    const id = await candidatura('Conceição Prates')
    const entrevista = await marcada(id)
    expect(entrevista).toMatchObject({ situacao: 'M', candidato: { nome: 'Conceição Prates' } })
    const convites = await saida()
    expect(convites.map(({ para }) => para)).toEqual([
      'admin@aurora.example',
      'conceicao@exemplo.com.br',
      'rh@aurora.example',
    ])
    const [, candidato] = convites
    expect(candidato?.assunto).toBe('Entrevista em 10/03/2031 14:00: Operador de Envase')
    expect(candidato?.texto).toContain('Quando: 10/03/2031 14:00 (45 minutos)')
    expect(candidato?.texto).toContain('Onde: Sala 2')
    expect(candidato?.tipo).toBe('text/calendar; method=REQUEST')
    expect(candidato?.ics).toMatchObject({
      METHOD: 'REQUEST',
      UID: `entrevista-1-${entrevista.id}@prumo-rh`,
      SEQUENCE: '0',
      DTSTART: '20310310T170000Z',
      DTEND: '20310310T174500Z',
      STATUS: 'CONFIRMED',
      LOCATION: 'Sala 2',
      SUMMARY: 'Entrevista: Conceição Prates – Operador de Envase',
    })
    for (const email of ['conceicao@exemplo.com.br', 'rh@aurora.example', 'admin@aurora.example'])
      expect(candidato?.cru).toContain(email)
    expect(await messagesIn(admin, 'R')).toMatchObject([
      {
        texto: 'Entrevista marcada: Conceição Prates, para Operador de Envase, em 10/03/2031 14:00.',
        link: `/captacao/entrevistas/${entrevista.id}/ficha`,
      },
    ])

    // what nobody invited sees changes no calendar
    const note = await rh.patch(`${url}/${entrevista.id}`, { versao: entrevista.versao, observacao: 'Levar o teste' })
    expect([note.statusCode, await saida()]).toEqual([200, []])
    const moved = await rh.patch(`${url}/${entrevista.id}`, {
      versao: note.json().versao,
      inicio: '2031-03-11T12:00:00.000Z',
      entrevistadores: [{ id: eu }],
    })
    expect(moved.statusCode, moved.body).toBe(200)
    const mudados = await saida()
    expect(mudados.map(({ para, tipo, ics }) => [para, tipo?.slice(-7), ics.SEQUENCE, ics.STATUS])).toEqual([
      ['admin@aurora.example', '=CANCEL', '1', 'CANCELLED'],
      ['conceicao@exemplo.com.br', 'REQUEST', '1', 'CONFIRMED'],
      ['rh@aurora.example', 'REQUEST', '1', 'CONFIRMED'],
    ])
    const cancelled = await rh.put(`${url}/${entrevista.id}/cancela`, { motivo: 'Vaga suspensa' })
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    const fim = await saida()
    expect(fim.map(({ para, ics }) => [para, ics.METHOD, ics.SEQUENCE])).toEqual([
      ['conceicao@exemplo.com.br', 'CANCEL', '2'],
      ['rh@aurora.example', 'CANCEL', '2'],
    ])
    expect(fim[0]?.assunto).toBe('Entrevista cancelada: Operador de Envase')
    // why stays in the house
    expect(fim[0]?.texto).not.toContain('Vaga suspensa')
    expect(fim[1]?.texto).toContain('Motivo: Vaga suspensa')
    const again = await rh.put(`${url}/${entrevista.id}/realiza`, {})
    expect([again.statusCode, again.json().message]).toEqual([409, 'A entrevista não está mais marcada.'])
  })

  test('does not put the candidate into two at once; of a busy interviewer it warns, and can be confirmed', async () => {
    const [a, b] = [await candidatura('Ana'), await candidatura('Bia')]
    await marcada(a)
    const dupla = await marca(a, { inicio: '2031-03-10T17:30:00.000Z', mesmoComConflito: true })
    expect([dupla.statusCode, dupla.json().errors]).toMatchObject([
      400,
      [{ field: 'inicio', message: 'O candidato já tem uma entrevista neste horário: 10/03/2031 14:00.' }],
    ])
    const ocupado = await marca(b, { inicio: '2031-03-10T17:30:00.000Z', entrevistadores: [{ id: eu }] })
    expect(ocupado.json().errors).toMatchObject([
      {
        field: 'entrevistadores',
        message:
          'Renata Holanda já tem uma entrevista neste horário: 10/03/2031 14:00. Para marcar assim mesmo, assinale a opção abaixo.',
      },
    ])
    await marcada(b, { inicio: '2031-03-10T17:30:00.000Z', entrevistadores: [{ id: eu }], mesmoComConflito: true })
    // when one ends the next may begin
    await marcada(a, { inicio: '2031-03-10T17:45:00.000Z', mesmoComConflito: true })
    const juntas = await Promise.all([1, 2].map(() => marca(a, { inicio: '2031-04-01T17:00:00.000Z' })))
    expect(juntas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
  })

  test('asks for where, who and of whom it is; it is of who sees the request', async () => {
    const id = await candidatura('Ana')
    const semLugar = await marca(id, { local: undefined })
    expect(semLugar.json().errors).toMatchObject([{ message: 'Local é obrigatório' }])
    expect((await marca(id, { entrevistadores: [] })).statusCode).toBe(400)
    // who works in another company only
    const deFora = await marca(id, { entrevistadores: [{ id: await idOf('rh2') }] })
    expect(deFora.json().errors).toMatchObject([{ field: 'entrevistadores' }])
    const { id: entrevista } = await marcada(id)
    const rh2 = await login(app, 'rh2')
    expect((await rh2.get(`${url}/${entrevista}`)).statusCode).toBe(404)
    expect((await (await login(app, 'sst')).get(`${url}/${entrevista}`)).statusCode).toBe(403)
  })

  test('that has passed already is recorded without inviting anybody', async () => {
    await marcada(await candidatura('Ana'), { inicio: '2020-03-10T17:00:00.000Z' })
    expect(await saida()).toEqual([])
  })
})

describe('the reminder of an interview', () => {
  const roda = () => app.fastify.prumo.jobs.run('lembretes-entrevistas', {})
  const em = (horas: number) => new Date(Date.now() + horas * 3_600_000).toISOString()
  /** Marked days ago, and now so many hours away. */
  const faltam = (id: number, horas: number) =>
    sql('update entrevista set inicio = $2, lembrete_de = null where id = $1', [id, em(horas)])
  const lembretes = async () => (await saida()).filter(({ assunto }) => assunto.startsWith('Lembrete'))

  test('goes out a day before, once only, also from two servers, to candidate and interviewers', async () => {
    const { id } = await marcada(await candidatura('Conceição Prates'))
    await saida()
    await sql('delete from usuario_mensagem')
    await faltam(id, 25)
    await roda()
    expect(await lembretes()).toEqual([])
    await faltam(id, 23)
    await Promise.all([roda(), roda(), roda()])
    const emails = await lembretes()
    expect(emails.map(({ para, tipo }) => [para, tipo])).toEqual([
      ['admin@aurora.example', undefined],
      ['conceicao@exemplo.com.br', undefined],
      ['rh@aurora.example', undefined],
    ])
    expect(emails[1]?.assunto).toMatch(/^Lembrete: entrevista em \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    expect(emails[1]?.texto).toContain('Lembramos a sua entrevista para Operador de Envase.')
    expect(emails[1]?.texto).toMatch(/Atenciosamente,\nAurora Alimentos Ltda$/)
    expect(await messagesIn(rh, 'R')).toMatchObject([
      { texto: expect.stringMatching(/^Lembrete de entrevista: Conceição Prates/) },
    ])
    await roda()
    expect(await lembretes()).toEqual([])
    const [linha] = (await rh.get(`${url}/${id}/historico`)).json<{ operacao: string; usuario: unknown }[]>()
    expect(linha).toMatchObject({ operacao: 'lembrete' })
  })

  test('does not follow who was invited less than a day before; a moved interview is reminded of again', async () => {
    const { id } = await marcada(await candidatura('Ana'), { inicio: em(20) })
    await roda()
    expect(await lembretes()).toEqual([])
    const { versao } = (await rh.get(`${url}/${id}`)).json()
    const depois = await rh.patch(`${url}/${id}`, { versao, inicio: em(90) })
    expect(depois.statusCode, depois.body).toBe(200)
    await sql("update entrevista set inicio = inicio - interval '70 hours' where id = $1", [id])
    await roda()
    expect(await lembretes()).toHaveLength(3)
  })

  test('does not go out from a cancelled one, nor what still waited in the outbox', async () => {
    const [a, b] = [await candidatura('Ana'), await candidatura('Bia')]
    const { id } = await marcada(a)
    const { id: outra } = await marcada(b, { mesmoComConflito: true })
    await faltam(id, 5)
    await faltam(outra, 6)
    expect((await rh.put(`${url}/${id}/cancela`, { motivo: 'Vaga suspensa' })).statusCode).toBe(200)
    await saida()
    await roda()
    expect((await sql("select id from email_saida where evento = 'ENTREVISTA_LEMBRETE'")).length).toBe(3)
    expect((await rh.put(`${url}/${outra}/cancela`, { motivo: 'Vaga suspensa' })).statusCode).toBe(200)
    expect(await sql("select id from email_saida where evento = 'ENTREVISTA_LEMBRETE'")).toEqual([])
  })
})

describe('the grades of an interview', () => {
  test('each interviewer gives his own without seeing those of others, and then sees all and the average', async () => {
    const entrevista = await marcada(await candidatura('Ana'))
    const path = `${url}/${entrevista.id}/avaliacao`
    const { criterios } = (await rh.get(path)).json()
    expect(criterios).toEqual(expect.arrayContaining(['Comunicação', 'Motivação para a vaga']))
    const dadas = await rh.put(path, {
      notas: [
        { criterio: 'Comunicação', nota: 5, observacao: 'Clara.' },
        { criterio: 'Motivação para a vaga', nota: 4 },
      ],
    })
    expect(dadas.json()).toMatchObject({ media: 4.5 })
    const antes = (await admin.get(`${url}/${entrevista.id}`)).json()
    expect([antes.notas ?? [], antes.media]).toEqual([[], undefined])
    await admin.put(path, { notas: [{ criterio: 'Comunicação', nota: 3 }] })
    const depois = (await admin.get(`${url}/${entrevista.id}`)).json()
    expect([depois.notas.length, depois.media]).toEqual([3, 4])
  })

  test('change freely while they are the only ones; once others were seen, with a reason only, and the first one stays beside', async () => {
    const entrevista = await marcada(await candidatura('Ana'))
    const path = `${url}/${entrevista.id}/avaliacao`
    const da = (nota: number, mais: RecordData = {}) => ({ criterio: 'Comunicação', nota, ...mais })
    await rh.put(path, { notas: [da(2)] })
    await rh.put(path, { notas: [da(3)] })
    expect((await rh.get(path)).json()).toMatchObject({ enviadas: false, notas: [{ nota: 3 }] })

    await admin.put(path, { notas: [da(5)] })
    expect((await rh.get(path)).json()).toMatchObject({ enviadas: true })
    const semMotivo = await rh.put(path, { notas: [da(5)], justificativa: '  ' })
    expect([semMotivo.statusCode, semMotivo.json().errors]).toMatchObject([
      400,
      [{ field: 'justificativa', message: 'Motivo da correção é obrigatório' }],
    ])
    const longo = await rh.put(path, { notas: [da(5)], justificativa: 'x'.repeat(501) })
    expect(longo.json().errors[0].message).toBe('Motivo da correção deve ter no máximo 500 caracteres')
    const some = await rh.put(path, {
      notas: [{ criterio: 'Motivação para a vaga', nota: 1 }],
      justificativa: 'Engano',
    })
    expect(some.json().errors[0].message).toBe(
      'A nota de Comunicação já foi enviada: ela pode ser corrigida, não retirada.',
    )
    const minha = (record: RecordData) =>
      (record.notas as { usuario: { id: number } }[]).find((n) => n.usuario.id === eu)
    // what says the same changes nothing
    expect(minha((await rh.put(path, { notas: [da(3)] })).json())).not.toHaveProperty('justificativa')

    const corrigida = await rh.put(path, { notas: [da(4)], justificativa: 'Troquei os candidatos.' })
    expect(minha(corrigida.json())).toMatchObject({ nota: 4, notaOriginal: 3, justificativa: 'Troquei os candidatos.' })
    await rh.put(path, { notas: [da(1)], justificativa: 'Outra vez.' })
    const vista = (await admin.get(`${url}/${entrevista.id}`)).json()
    expect(minha(vista)).toMatchObject({ nota: 1, notaOriginal: 3, justificativa: 'Outra vez.' })
    expect(vista.media).toBe(3)
  })

  test('do not leak to who has not given his own: by list, spreadsheet, history, log, search, filter or deleted records', async () => {
    const entrevista = await marcada(await candidatura('Ana'))
    const one = `${url}/${entrevista.id}`
    const notas = [{ criterio: 'Comunicação', nota: 5, observacao: 'Fala com clareza' }]
    const dadas = await rh.put(`${one}/avaliacao`, { notas })
    expect(dadas.json()).toMatchObject({ media: 5, notas: [{ nota: 5 }] })
    const linhas = (await rh.get(`${one}/historico`)).json<{ id: number; campos: { campo: string }[] }[]>()
    expect(linhas[0]?.campos).toMatchObject([{ campo: 'notas' }])
    const log = `/api/utilitario/log?entidade=captacao/entrevista&registroId=${entrevista.id}`
    const exportado = `/api/utilitario/log/exportacao?formato=csv&entidade=captacao/entrevista&registroId=${entrevista.id}`
    const [linha] = (await admin.get(log)).json<{ id: number }[]>()
    const ways = () => [
      one,
      url,
      `${url}?q=Ana`,
      `${url}/opcoes`,
      `${url}/exportacao?formato=csv`,
      `${one}/historico`,
      `${one}/historico/${linhas.at(-1)?.id}`,
      `${one}/clone`,
      `${one}/avaliacao`,
      log,
      `/api/utilitario/log/${linha?.id}`,
      exportado,
    ]
    const told = /clareza|"notas":\[\{|"campo":"notas"|"media"|Notas: |;5(,00)?(;|\r|\n|$)/
    for (const way of ways()) {
      const answer = await admin.get(way)
      expect(answer.statusCode, `${way} ${answer.body}`).toBeLessThan(405)
      expect(answer.body, way).not.toMatch(told)
    }
    expect((await rh.get(url)).json()).toMatchObject([{ media: 5 }])
    expect((await rh.get(`${url}/exportacao?formato=csv`)).body).toMatch(/5/)
    expect((await admin.get(`${log}&q=clareza`)).json()).toEqual([])
    expect((await admin.get(`${url}?filter=${encodeURIComponent('{"notas.nota_gte":5}')}`)).statusCode).toBe(400)

    // a stale version is told what there is now, and nobody goes around it by leaving and coming back
    const velha = await admin.patch(one, { versao: 1, local: 'Sala 3' })
    expect([velha.statusCode, velha.body]).toEqual([409, expect.not.stringMatching(told)])
    const { versao } = (await admin.get(one)).json()
    const saiu = await admin.patch(one, { versao, entrevistadores: [{ id: eu }] })
    expect(saiu.json().errors).toMatchObject([
      {
        field: 'entrevistadores',
        message: 'Já há notas que você verá depois de dar as suas. Até lá, só outra pessoa pode tirar o seu nome.',
      },
    ])

    const excluida = await admin.delete(one, { versao })
    expect([excluida.statusCode, excluida.body]).toEqual([200, expect.not.stringMatching(told)])
    const [kept] = (await admin.get(`${url}/excluidos`)).json<{ id: number }[]>()
    expect((await admin.get(`${url}/excluidos/${kept?.id}`)).body).not.toMatch(told)
    expect((await admin.get(log)).body).not.toMatch(told)
    expect((await admin.get(exportado)).body).not.toMatch(told)

    const voltou = await admin.post(`${url}/excluidos/${kept?.id}/restaura`)
    expect([voltou.statusCode, voltou.body]).toEqual([200, expect.not.stringMatching(told)])
    await admin.put(`${one}/avaliacao`, { notas: [{ criterio: 'Comunicação', nota: 3 }] })
    expect((await admin.get(one)).json()).toMatchObject({ media: 4, notas: [{ nota: 5 }, { nota: 3 }] })
    expect((await admin.get(log)).body).toContain('"campo":"notas"')
  })

  test('go from 1 to 5, by the criteria of the vacancy, from who interviews, and only when there was an interview', async () => {
    const entrevista = await marcada(await candidatura('Ana'), { entrevistadores: [{ id: eu }] })
    const path = `${url}/${entrevista.id}/avaliacao`
    for (const nota of [0, 6, 2.5, '5', null])
      expect((await rh.put(path, { notas: [{ criterio: 'Comunicação', nota }] })).json().errors).toMatchObject([
        { field: 'notas[0].nota', message: 'A nota vai de 1 a 5.' },
      ])
    expect((await rh.put(path, { notas: [{ criterio: 'Signo', nota: 5 }] })).json().errors[0].message).toBe(
      'Critério inválido',
    )
    expect((await rh.put(path, { notas: [] })).statusCode).toBe(400)
    const alheia = await admin.put(path, { notas: [{ criterio: 'Comunicação', nota: 5 }] })
    expect([alheia.statusCode, alheia.json().message]).toEqual([409, 'Só os entrevistadores dão notas.'])
    await rh.put(`${url}/${entrevista.id}/ausencia`, {})
    const tarde = await rh.put(path, { notas: [{ criterio: 'Comunicação', nota: 5 }] })
    expect(tarde.json().message).toBe('A entrevista não aconteceu: ela não recebe notas.')
  })
})
