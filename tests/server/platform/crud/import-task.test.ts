import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const etapas = '/api/captacao/etapas-seletivas'

const send = async (url: string, text: string | Buffer, name = 'planilha.csv') => {
  const answer = await admin.upload(`${url}/importacao/arquivo`, name, text)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const start = async (url: string, body: object) => {
  const answer = await admin.post(`${url}/importacao/tarefa`, body)
  expect(answer.statusCode, answer.body).toBe(202)
  await app.fastify.prumo.jobs.drain()
  return (await admin.get(`/api/tarefas/${answer.json().tarefaId}`)).json()
}
const count = async (where: string) =>
  (await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${where}`)).rows[0]?.n

describe('import as a task', () => {
  const sheet = 'Ordem;Etapa;Sobra\r\n801;Importada um;x\r\nabc;Importada dois;y\r\n803;Importada três;z\r\n'

  test('the file says its columns and where they go; what is not recognised is corrected', async () => {
    const { arquivoId, linhas, colunas, campos } = await send(etapas, sheet)
    expect(linhas).toBe(3)
    expect(colunas).toEqual([
      { titulo: 'Ordem', exemplos: ['801', 'abc', '803'], campo: 'ordem' },
      { titulo: 'Etapa', exemplos: ['Importada um', 'Importada dois', 'Importada três'], campo: null },
      { titulo: 'Sobra', exemplos: ['x', 'y', 'z'], campo: null },
    ])
    expect(campos).toContainEqual({ campo: 'nome', titulo: 'Nome', obrigatorio: true })
    for (const [mapa, message] of [
      [['ordem', 'cor', null], 'Coluna desconhecida: cor'],
      [['ordem', 'ordem', null], 'Duas colunas do arquivo vão para Ordem'],
    ] as const)
      expect(await start(etapas, { arquivoId, mapa, simular: true })).toMatchObject({
        estado: 'falhou',
        mensagem: message,
      })
    const again = await admin.post(`${etapas}/importacao/tarefa`, { arquivoId: 'x', simular: true })
    expect([again.statusCode, again.json().message]).toEqual([400, 'Envie o arquivo novamente.'])
  })

  test('dry run without storing, import, the file of errors to be corrected, and the whole import undone', async () => {
    const { arquivoId } = await send(etapas, sheet)
    const mapa = ['ordem', 'nome', null]
    const dry = await start(etapas, { arquivoId, mapa, simular: true })
    expect(dry).toMatchObject({
      estado: 'concluida',
      titulo: 'Simulação da importação de Etapas seletivas',
      resultado: { simulado: true, total: 3, importados: 2, recusados: 1, colunasIgnoradas: ['Sobra'] },
    })
    expect(dry.resultado.erros).toMatchObject([{ linha: 3, erros: [{ field: 'ordem' }] }])
    expect(await count("etapa_seletiva where nome like 'Importada%'")).toBe(0)
    expect(await count("lote where entidade = 'captacao/etapa-seletiva'")).toBe(0)

    const task = await start(etapas, { arquivoId, mapa, simular: false })
    expect(task).toMatchObject({ estado: 'concluida', total: 3, resultado: { importados: 2, recusados: 1 } })
    expect(await count("etapa_seletiva where nome like 'Importada%'")).toBe(2)
    const errors = (await admin.get(`/api/arquivos/${task.arquivoId}`)).body.replace(/^\uFEFF/, '').split('\r\n')
    expect(errors[0]).toBe('Linha;Motivo;Ordem;Etapa;Sobra')
    expect(errors[1]).toMatch(/^3;.*Ordem.*;abc;Importada dois;y$/)
    const corrected = await send(etapas, errors.join('\r\n').replace(';abc;', ';802;'))
    const second = await start(etapas, { arquivoId: corrected.arquivoId, mapa: [null, null, 'ordem', 'nome', null] })
    expect(second.resultado).toMatchObject({ importados: 1, recusados: 0 })

    const log = (await admin.get('/api/utilitario/log?entidade=captacao/etapa-seletiva')).json()
    expect(log.slice(0, 2)).toMatchObject([
      { operacao: 'Importação', registro: '1 registro' },
      { operacao: 'Importação', registro: '2 registros', lote: { registros: 2, recusados: 1 } },
    ])
    const rows = (await admin.get(`${etapas}?q=importada&sort=nome,asc`)).json()
    const tres = rows.find((r: { nome: string }) => r.nome === 'Importada três')
    const [line] = (await admin.get(`${etapas}/${tres.id}/historico`)).json()
    expect(line).toMatchObject({ titulo: 'Criação por importação', loteId: task.resultado.loteId })
    await admin.patch(`${etapas}/${tres.id}`, { ordem: 804, versao: tres.versao })
    const undone = await admin.post(`${etapas}/lotes/${task.resultado.loteId}/desfaz`)
    expect(undone.json()).toMatchObject({ alterados: 1, recusas: [{ rotulo: 'Importada três' }] })
    expect(await count("etapa_seletiva where nome like 'Importada%'")).toBe(2)
  })

  test('done twice it is done once; cancelled it leaves nothing', async () => {
    const many = ['Ordem;Nome', ...Array.from({ length: 1200 }, (_, i) => `7;Lote grande ${i}`)].join('\r\n')
    const { arquivoId } = await send(etapas, many)
    const { jobs } = app.fastify.prumo
    const begin = async () =>
      (await admin.post(`${etapas}/importacao/tarefa`, { arquivoId, simular: false })).json().tarefaId as string
    const stateOf = async (id: string) => (await admin.get(`/api/tarefas/${id}`)).json()
    await app.database.pool.query(`create function espera() returns trigger language plpgsql as $$ begin
      if new.nome = 'Lote grande 700' then perform pg_sleep(1.5); end if; return new; end $$;
      create trigger espera before insert on etapa_seletiva for each row execute function espera()`)
    const cancelled = await begin()
    const running = jobs.drain()
    await expect.poll(async () => (await stateOf(cancelled)).progresso, { timeout: 20_000 }).toBeGreaterThan(400)
    await admin.delete(`/api/tarefas/${cancelled}`)
    await running
    await app.database.pool.query('drop trigger espera on etapa_seletiva; drop function espera')
    expect((await stateOf(cancelled)).estado).toBe('cancelada')
    expect(await count("etapa_seletiva where nome like 'Lote grande%'")).toBe(0)

    const done = await begin()
    await jobs.drain()
    // as a process that died left it
    await app.database.pool.query("update tarefa set estado = 'executando', executor = 1 where id = $1", [done])
    expect(await jobs.runNext()).toBe(true)
    expect(await stateOf(done)).toMatchObject({ estado: 'concluida', resultado: { importados: 1200 } })
    expect(await count("etapa_seletiva where nome like 'Lote grande%'")).toBe(1200)
  })

  test('the file of one is not imported by another; who may not register does not import', async () => {
    const { arquivoId } = await send(etapas, sheet)
    const rh = await login(app, 'rh')
    expect((await rh.post(`${etapas}/importacao/tarefa`, { arquivoId })).statusCode).toBe(400)
    const viewer = await app.clientWithout('ROLE_CAD_ETAPA_SELETIVA_INCLUIR')
    expect((await viewer.upload(`${etapas}/importacao/arquivo`, 'a.csv', sheet)).statusCode).toBe(403)
    expect((await viewer.post(`${etapas}/importacao/tarefa`, { arquivoId })).statusCode).toBe(403)
  })
})

describe('items of lists in the spreadsheet', () => {
  test('the first in the row of the record, the others below it; a mistake says which item', async () => {
    const atitudes = '/api/cargo-salario/atitudes'
    const [area] = (await admin.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,0]')).json()
    const text = [
      'Nome;Áreas Organizacionais;Comportamentos: Descrição',
      `Escuta;${area.id};Ouve até o fim`,
      ';;Pergunta antes de responder',
      `Foco;${area.id};`,
      `Ritmo;${area.id};Cumpre o combinado`,
      `;;${'x'.repeat(251)}`,
    ].join('\r\n')
    const { arquivoId, colunas } = await send(atitudes, text)
    expect(colunas.map(({ campo }: { campo: string }) => campo)).toEqual([
      'nome',
      'areasOrganizacionais',
      'competencias.descricao',
    ])
    const task = await start(atitudes, { arquivoId, simular: false })
    expect(task.resultado).toMatchObject({ total: 3, importados: 2, recusados: 1 })
    expect(task.resultado.erros).toMatchObject([{ linha: 5, erros: [{ field: 'competencias[1].descricao' }] }])
    const errors = (await admin.get(`/api/arquivos/${task.arquivoId}`)).body.trim().split('\r\n')
    expect(errors).toHaveLength(3)
    expect(errors[2]).toMatch(/^6;;;;x+$/)
    const [escuta] = (await admin.get(`${atitudes}?q=escuta`)).json()
    expect((await admin.get(`${atitudes}/${escuta.id}`)).json().competencias).toMatchObject([
      { descricao: 'Ouve até o fim' },
      { descricao: 'Pergunta antes de responder' },
    ])
  })
})

describe('template to download', () => {
  test('as XLSX: the columns, the accepted values offered in the cells, and the instructions', async () => {
    const answer = await admin.get('/api/captacao/solicitacoes-pessoal/importacao/modelo?formato=xlsx')
    expect(answer.headers['content-disposition']).toContain('.xlsx')
    const { sheets } = await readXlsx(answer.rawPayload)
    const [filling, notes] = sheets
    expect(notes?.name).toBe('Instruções')
    expect(notes?.rows[0]).toEqual(['Coluna', 'Obrigatória', 'O que escrever', 'Valores aceitos', 'Observações'])
    const rowOf = (column: string) => notes?.rows.find(([name]) => name === column)
    expect(rowOf('Sexo')).toMatchObject({
      0: 'Sexo',
      2: 'um dos valores aceitos',
      3: expect.stringContaining('Feminino'),
    })
    expect(rowOf('Área Organizacional')).toMatchObject({ 1: 'Sim', 2: 'nome ou código de Área organizacional' })
    expect(filling?.rows[0]).toContain('Sexo')
    const report = await admin.upload(
      '/api/captacao/solicitacoes-pessoal/importacao?simular=true',
      'modelo.xlsx',
      answer.rawPayload,
    )
    expect(report.json()).toMatchObject({ total: 0, colunasIgnoradas: [] })
  })

  test('as CSV: a row of notes that the import skips', async () => {
    const { body } = await admin.get(`${etapas}/importacao/modelo`)
    const [header, notes] = body.replace(/^\uFEFF/, '').split('\r\n')
    expect(header).toMatch(/^Ordem;Nome;Análise Comportamental/)
    expect(notes).toContain(
      '"#: obrigatório; número inteiro de 1 a 999";"obrigatório; texto de até 100 caracteres";um de: Sim, Não',
    )
    const filled = `${header}\r\n${notes}\r\n5;Do modelo;Sim\r\n`
    const report = await admin.upload(`${etapas}/importacao?simular=true`, 'modelo.csv', filled)
    expect(report.json()).toMatchObject({ total: 1, importados: 1, erros: [] })
  })

  test('a filled-in XLSX is imported like a CSV', async () => {
    const file = await writeXlsx({
      sheets: [{ name: 'Etapas', rows: [['Nome', 'Ordem', 'Análise Comportamental'], [], ['Do Excel', 12, 'Sim']] }],
    })
    const report = await admin.upload(`${etapas}/importacao?simular=true`, 'etapas.xlsx', Buffer.from(file))
    expect(report.json()).toMatchObject({ total: 1, importados: 1, erros: [] })
  })
})
