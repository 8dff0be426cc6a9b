import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/computed/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { type Cenario, cenario, type Registro } from '#tests/server/reports/provas/cenario.ts'
import { ALTERAR, AVALIACOES, completas, entrevistas, MODELOS, MODELOS_GT, type Modelo, VER } from './entrevistas.ts'

/** Exit interviews: their models, who answers them, and who may read them. */
const TALENTOS = '/api/gestao-talentos/talentos'
const EXTERNO = '/api/externo/questionarios'
const DEVIDAS = '/api/pesquisa/colaborador-questionario/entrevista-desligamento'
const GASTO = 'Este link já foi usado, venceu ou não é mais necessário.'

let c: Cenario
let e: ReturnType<typeof entrevistas>
let pedido: Registro
let padrao: Modelo
let doMotivo: Modelo
/** reads interviews, interviews, and has evaluations and talents but no right of the kind */
let leitora: Client
let rh: Client
let gestor: Client

const sql = async (text: string, values: unknown[] = []) => {
  const { rows } = await c.app.database.pool.query(text, values)
  c.app.fastify.prumo.sessions.forget()
  return rows as RecordData[]
}
const hoje = (n = 0) => addDays(c.app.today(), n) ?? ''
const doTalento = ({ id }: Registro) => `${TALENTOS}/${id}/entrevista-desligamento`
const responde = (modelo: Modelo, talento: Registro, body: RecordData = {}, client = rh, base = MODELOS) =>
  client.post(`${base}/${modelo.id}/respostas`, { colaboradorId: talento.id, respostas: completas(modelo), ...body })
const ok = async (answer: Promise<{ statusCode: number; body: string; json(): unknown }>): Promise<RecordData> => {
  const { statusCode, body, json } = await answer
  expect(statusCode, body).toBeLessThan(300)
  return json() as RecordData
}
const erros = async (answer: Promise<{ json(): unknown }>) =>
  ((await answer).json() as { errors: RecordData[] }).errors.map(({ field, message }) => `${field}: ${message}`)
const recusa = async (answer: Promise<{ statusCode: number; json(): unknown }>) => {
  const { statusCode, json } = await answer
  return [statusCode, (json() as RecordData).message]
}
const act = async (talento: Registro, action: string, body: RecordData = {}, client: Client = c.admin) => {
  const { versao } = (await c.admin.get(`${TALENTOS}/${talento.id}`)).json() as RecordData
  return ok(client.put(`${TALENTOS}/${talento.id}/${action}`, { versao, ...body }))
}
const sai = (dia = hoje()) => ({ dataDesligamento: dia, motivoDesligamento: { id: pedido.id } })
const configura = (automatica: boolean, dias: number | null = null) =>
  sql(
    'update empresa_configuracao set entrevista_desligamento_automatica = $1, entrevista_desligamento_dias = $2 where empresa_id = 1',
    [automatica, dias],
  )
const cartas = async () =>
  (await sql('select para, assunto, texto from email_saida order by id')).map(({ para, assunto, texto }) => ({
    ...{ para, assunto },
    texto: c.app.fastify.prumo.secrets.unseal('email', String(texto)) ?? String(texto),
  }))
const codigoEm = (texto = '') => /\/externo\/questionario\?empresaId=1#([\w-]{43})/.exec(texto)?.[1] ?? ''
const estranho = () => new Client(c.app)
const mostra = (codigo: string) => estranho().post(`${EXTERNO}/mostra`, { codigo })

beforeAll(async () => {
  c = await cenario()
  e = entrevistas(c)
  await sql('update modelo_entrevista set ativo = false, padrao = false')
  await sql('update roteiro set ativo = false')
  pedido = await e.make('gestao-talentos/motivo-desligamento', {
    ...{ descricao: 'Prova: pedido', iniciativa: 'COLABORADOR' },
  })
  padrao = await e.modelo('Prova: padrão', { padrao: true, cabecalho: 'Leia antes.' })
  doMotivo = await e.modelo('Prova: do motivo', { motivos: [{ id: pedido.id }] })
  leitora = await e.usuario('leitora', [VER])
  rh = await e.usuario('entrevista', [VER, ALTERAR, 'ROLE_CAD_MODELO_ENTREVISTA'])
  gestor = await e.usuario('chefe', ['ROLE_MOV_AVALIACAO', 'ROLE_CAD_TALENTO'])
}, 180_000)
beforeEach(() => sql('delete from email_saida'))
afterAll(() => c?.app.close())

describe('the register of models', () => {
  test('has two addresses for the same rows, and counts its questions', async () => {
    const [umas, outras] = await Promise.all([MODELOS, MODELOS_GT].map((base) => ok(rh.get(`${base}?size=100`))))
    expect(umas).toEqual(outras)
    const row = (umas as unknown as RecordData[]).find(({ id }) => id === padrao.id)
    expect(row).toMatchObject({ titulo: 'Prova: padrão', ativo: true, quantidade: 4 })
    expect(((await ok(rh.get(`${MODELOS_GT}/${padrao.id}/perguntas`))) as unknown as RecordData[]).length).toBe(4)
    const disponiveis = (await ok(rh.get(`${MODELOS}/questionarios`))) as unknown as RecordData[]
    expect(disponiveis.map(({ titulo, quantidade }) => [titulo, quantidade])).toEqual([
      ['Prova: padrão', 4],
      ['Prova: do motivo', 4],
    ])
  })

  test('has one default: marking another takes the mark away', async () => {
    const outro = await e.modelo('Prova: outro', { padrao: true })
    expect(await ok(rh.get(`${MODELOS}/${padrao.id}`))).toMatchObject({ padrao: false })
    const { versao } = await ok(rh.get(`${MODELOS}/${padrao.id}`))
    await ok(rh.patch(`${MODELOS}/${padrao.id}`, { versao, padrao: true }))
    expect(await ok(rh.get(`${MODELOS}/${outro.id}`))).toMatchObject({ padrao: false })
    await ok(rh.delete(`${MODELOS}/${outro.id}`))
  })

  test('is cloned with questions, here beside its original and into another company with the reasons of that name', async () => {
    const [copia] = (await ok(rh.post(`${MODELOS}/${doMotivo.id}/clone`, {}))) as unknown as Registro[]
    const daqui = await ok(rh.get(`${MODELOS_GT}/${copia?.id}`))
    expect(daqui).toMatchObject({ titulo: 'Prova: do motivo (cópia)', quantidade: 4, motivos: [{ id: pedido.id }] })
    await ok(rh.delete(`${MODELOS}/${copia?.id}`))
    const [la] = (await ok(c.admin.post(`${MODELOS}/${doMotivo.id}/clone?empresas=2`, {}))) as unknown as Registro[]
    const [row] = await sql(
      `select titulo, (select count(*)::int from pergunta p where p.empresa_id = 2 and p.questionario_id = m.questionario_id) as n,
        (select count(*)::int from modelo_entrevista_motivos l where l.empresa_id = 2 and l.modelo_entrevista_id = m.id) as motivos
       from modelo_entrevista m where empresa_id = 2 and id = $1`,
      [la?.id],
    )
    expect(row).toEqual({ titulo: 'Prova: do motivo', n: 4, motivos: 0 })
    expect((await leitora.get(MODELOS)).statusCode).toBe(403)
  })

  const papel = async (talento: Registro, client = leitora) => {
    const answer = await client.post(`${MODELOS}/${padrao.id}/print`, { colaboradorId: talento.id })
    return answer.statusCode === 200 ? (await pagesOf(answer.rawPayload)).join(' ') : answer.statusCode
  }

  test('[REL-avaliacao/colaborador-questionario/entrevista-impressao: rows, ties, empty] is printed blank, and for a talent with what he answered; of two of one name each has his own', async () => {
    const branco = await rh.post(`${MODELOS}/${padrao.id}/print`, {})
    expect((await pagesOf(branco.rawPayload)).join(' ')).toMatch(/Prova: padrão[\s\S]*Leia antes\.[\s\S]*O que pesou\?/)
    const uma = await e.sai('Paula Papel', hoje(-3))
    const outra = await e.sai('Paula Papel', hoje(-3))
    await ok(responde(padrao, uma, { respostas: completas(padrao, 'Rotina', 8, 'Mais luz.') }))
    await ok(rh.post(doTalento(outra), { por: 'RH', modeloId: padrao.id }))
    expect(await papel(uma)).toMatch(/Paula Papel[\s\S]*8 de 10[\s\S]*Mais luz\./)
    // nobody has answered: the questions to be filled in by hand
    expect(await papel(outra)).toMatch(/Paula Papel[\s\S]*Que nota\?/)
    expect(await papel(outra)).not.toMatch(/Mais luz|8 de 10/)
    expect((await leitora.post(`${MODELOS}/${padrao.id}/print`, {})).statusCode).toBe(403)
    expect((await rh.post(`${MODELOS}/${doMotivo.id}/print`, { colaboradorId: uma.id })).statusCode).toBe(404)
    expect(await erros(rh.post(`${MODELOS}/${padrao.id}/print`, { cor: 'azul' }))).toEqual([
      'cor: Campo desconhecido: cor',
    ])
  })

  test('[REL-avaliacao/colaborador-questionario/entrevista-impressao: areas, companies] whose area one does not see, and who is of another company, is on no paper', async () => {
    const [norte, sul] = [await e.sai('Nina Norte', hoje(-3)), await e.sai('Suzi Sul', hoje(-3), {}, undefined, 'sul')]
    for (const each of [norte, sul]) await ok(responde(padrao, each))
    expect(await papel(norte, c.gestora)).toContain('Nina Norte')
    expect(await papel(sul, c.gestora)).toBe(404)
    expect(await papel(norte, c.outra)).toBe(404)
  })
})

describe('answered by HR', () => {
  test('at both addresses, as a draft first; once handed in it is over, and the model locked', async () => {
    const ele = await e.sai('Davi Rascunho', hoje(-5))
    const metade = [{ perguntaId: padrao.perguntas.nota, nota: 4 }]
    const draft = await ok(responde(padrao, ele, { respostas: metade, respondidoParcialmente: true }, rh, MODELOS_GT))
    expect(draft).toMatchObject({ situacao: 'P', origem: 'E', colaborador: { nome: 'Davi Rascunho' } })
    expect(await erros(responde(padrao, ele, { respostas: metade }))).toEqual(['respostas[0]: Responda a pergunta 1.'])
    expect(await erros(responde(padrao, ele, { data: hoje(1) }))).toEqual(['data: Este dia ainda não chegou.'])
    await ok(responde(padrao, ele, { data: hoje(-2), observacao: 'Por telefone.' }))
    const { entrevista } = await ok(leitora.get(doTalento(ele)))
    expect(entrevista).toMatchObject({ situacao: 'R', respondidaEm: hoje(-2), observacao: 'Por telefone.' })
    expect(await recusa(responde(padrao, ele))).toEqual([409, 'A entrevista já foi respondida.'])
    const { versao } = await ok(rh.get(`${MODELOS}/${padrao.id}/perguntas/${padrao.perguntas.nota}`))
    const muda = rh.put(`${MODELOS}/${padrao.id}/perguntas/${padrao.perguntas.nota}`, {
      versao,
      texto: 'Outra?',
      tipo: 4,
    })
    expect((await erros(muda)).join()).toContain('ele não muda mais. Clone-o')
    expect(await recusa(rh.delete(`${MODELOS}/${padrao.id}`))).toEqual([409, expect.stringContaining('não muda mais')])
  })

  test('refuses an option of another question, a mark out of range, a stranger, who stays and what is not declared', async () => {
    const ele = await e.sai('Ivo Errado', hoje(-5))
    const com = (resposta: RecordData) => responde(padrao, ele, { respostas: [resposta], respondidoParcialmente: true })
    const { escolha, nota } = padrao.perguntas
    expect(await erros(com({ perguntaId: escolha, respostaId: padrao.opcoes.Equipe }))).toEqual([
      'respostas[0]: A pergunta 1 não tem esta opção.',
    ])
    expect(await erros(com({ perguntaId: nota, nota: 11 }))).toEqual([
      'respostas[2]: A nota da pergunta 3 vai de 0 a 10.',
    ])
    expect(await erros(com({ perguntaId: doMotivo.perguntas.nota, nota: 5 }))).toHaveLength(1)
    expect(await erros(responde(padrao, ele, { humor: 'bom' }))).toEqual(['humor: Campo desconhecido: humor'])
    expect(await erros(responde(padrao, c.talentos.ana))).toEqual(['colaborador: O talento não está desligado.'])
    expect((await responde(padrao, { id: 999_999 })).statusCode).toBe(404)
    // nothing was stored of what was refused
    expect((await ok(leitora.get(doTalento(ele)))).entrevista).toBeUndefined()
  })

  test('begins with the model of the reason, else the default one, and shows who leaves', async () => {
    const ele = await e.sai('Rui Pedido', hoje(-4), {}, pedido)
    const { talento, modelos } = await ok(leitora.get(doTalento(ele)))
    expect(talento).toMatchObject({
      ...{ nome: 'Rui Pedido', cargo: 'Prova Júnior', area: 'Norte', dataDesligamento: hoje(-4), temEmail: true },
      motivo: { descricao: 'Prova: pedido' },
    })
    expect((modelos as unknown as Modelo[]).map(({ titulo }) => titulo)).toEqual(['Prova: do motivo', 'Prova: padrão'])
    const aberta = await ok(rh.post(doTalento(ele), { por: 'RH' }))
    expect(aberta).toMatchObject({ modeloId: doMotivo.id, entrevista: { situacao: 'N' } })
    expect(await ok(rh.post(doTalento(ele), { por: 'RH', modeloId: padrao.id }))).toMatchObject({ modeloId: padrao.id })
    expect(await erros(rh.post(doTalento(ele), { por: 'CHEFE' }))).toHaveLength(1)
  })

  test('tells who owes an interview, until it is answered', async () => {
    const ele = await e.sai('Olavo Deve', hoje(-10))
    await e.sai('Vera Antiga', hoje(-200))
    const nomes = async (query = '') =>
      ((await ok(leitora.get(`${DEVIDAS}?size=100${query}`))) as unknown as { talento: { nome: string } }[]).map(
        ({ talento }) => talento.nome,
      )
    expect(await nomes()).toContain('Olavo Deve')
    expect(await nomes()).not.toContain('Vera Antiga')
    expect(await nomes(`&dataIni=${hoje(-200)}&dataFim=${hoje(-190)}`)).toContain('Vera Antiga')
    await ok(responde(padrao, ele))
    expect(await nomes()).not.toContain('Olavo Deve')
    expect((await gestor.get(DEVIDAS)).statusCode).toBe(403)
    expect((await leitora.get(`${DEVIDAS}?dataIni=ontem`)).statusCode).toBe(400)
  })
})

describe('answered by who leaves', () => {
  test('is sent with the dismissal where the company wants it, used once, and read by HR', async () => {
    await configura(true, 3)
    const ela = await e.sai('Lia Link', hoje(), { situacao: 'A', dataDesligamento: undefined })
    await act(ela, 'desliga', sai(), gestor)
    const [carta] = await cartas()
    expect(carta).toMatchObject({ para: (ela.contato as RecordData).email, assunto: 'Responda: Prova: do motivo' })
    const codigo = codigoEm(carta?.texto)
    const aberto = await ok(mostra(codigo))
    expect(aberto).toMatchObject({ titulo: 'Prova: do motivo', prazo: hoje(3), situacao: 'N' })
    const entrega = { codigo, respostas: completas(doMotivo, 'Mudança', 9) }
    await ok(estranho().post(EXTERNO, { ...entrega, respondidoParcialmente: true }))
    // what she writes is hers until she hands it in
    const meio = (await ok(leitora.get(doTalento(ela)))).entrevista as RecordData
    expect([meio.situacao, meio.respostas]).toEqual(['P', undefined])
    await ok(estranho().post(EXTERNO, entrega))
    expect(await erros(estranho().post(EXTERNO, entrega))).toEqual([`codigo: ${GASTO}`])
    expect(await ok(leitora.get(doTalento(ela)))).toMatchObject({ entrevista: { situacao: 'R', respondidaEm: hoje() } })
    await configura(false)
  })

  test('is not sent without the setting, nor after its days; HR asks again and the link before counts no more', async () => {
    const ela = await e.sai('Nara Nova', hoje(), { situacao: 'A', dataDesligamento: undefined })
    await act(ela, 'desliga', sai())
    expect(await cartas()).toEqual([])
    await ok(rh.post(doTalento(ela), { por: 'TALENTO' }))
    const primeiro = codigoEm((await cartas())[0]?.texto)
    await ok(rh.post(doTalento(ela), { por: 'TALENTO' }))
    const segundo = codigoEm((await cartas())[1]?.texto)
    expect(await erros(mostra(primeiro))).toEqual([`codigo: ${GASTO}`])
    expect((await mostra(segundo)).statusCode).toBe(200)
    const { link } = await ok(rh.post(`${doTalento(ela)}/link`, {}))
    const terceiro = codigoEm(String(link))
    expect((await mostra(segundo)).statusCode).toBe(400)
    await sql("update colaborador_questionario set prazo = $1 where origem = 'E' and colaborador_id = $2", [
      hoje(-1),
      ela.id,
    ])
    expect(await erros(mostra(terceiro))).toEqual([`codigo: ${GASTO}`])
  })

  test('is taken back when the dismissal is undone, by whoever undoes it; who has no e-mail is not asked', async () => {
    await configura(true)
    const ela = await e.sai('Ester Estorno', hoje(), { situacao: 'A', dataDesligamento: undefined })
    await act(ela, 'desliga', sai(), gestor)
    const codigo = codigoEm((await cartas())[0]?.texto)
    expect((await mostra(codigo)).statusCode).toBe(200)
    await act(ela, 'estorna', {}, gestor)
    expect(await erros(mostra(codigo))).toEqual([`codigo: ${GASTO}`])
    expect((await ok(leitora.get(doTalento(ela)))).entrevista).toBeUndefined()
    await configura(false)
    const sem = await e.sai('Selma Sem', hoje(-1), { contato: {} })
    expect(await erros(rh.post(doTalento(sem), { por: 'TALENTO' }))).toEqual([
      'por: O talento não tem e-mail: sem ele o link não chega.',
    ])
  })

  test('HR answers in her place: her link counts no more and her draft is not shown', async () => {
    const ela = await e.sai('Tania Troca', hoje(-1))
    await ok(rh.post(doTalento(ela), { por: 'TALENTO', modeloId: padrao.id }))
    const codigo = codigoEm((await cartas())[0]?.texto)
    const nota = [{ perguntaId: padrao.perguntas.nota, nota: 2 }]
    await ok(estranho().post(EXTERNO, { codigo, respostas: nota, respondidoParcialmente: true }))
    const { entrevista } = await ok(rh.post(doTalento(ela), { por: 'RH' }))
    const { situacao, respostas } = entrevista as unknown as { situacao: string; respostas: RecordData[] }
    expect([situacao, respostas.some((one) => 'nota' in one)]).toEqual(['N', false])
    expect((await mostra(codigo)).statusCode).toBe(400)
  })
})

describe('who reads', () => {
  let ela: Registro
  let copia: number
  beforeAll(async () => {
    ela = await e.sai('Zilda Segredo', hoje(-6))
    copia = Number((await ok(responde(padrao, ela, { respostas: completas(padrao, 'Rotina', 1, 'Disse muito.') }))).id)
  })

  test('only who has the right: a manager finds it in no list, record, count, history, time line or search', async () => {
    expect((await gestor.get(doTalento(ela))).statusCode).toBe(403)
    for (const url of [
      `${AVALIACOES}/${copia}`,
      `${AVALIACOES}/${copia}/resultado`,
      `${AVALIACOES}/${copia}/historico`,
    ])
      expect((await gestor.get(url)).statusCode, url).toBe(404)
    const paper = `/api/avaliacao/avaliacoes-desempenhos-questionarios/${copia}/respondida/pdf`
    expect((await gestor.get(paper)).statusCode).toBe(404)
    expect((await gestor.put(`${AVALIACOES}/${copia}/respostas`, { respostas: [] })).statusCode).toBe(404)
    const dela = `${AVALIACOES}?colaborador=${ela.id}`
    expect((await gestor.get(dela)).headers['content-range']).toMatch(/\/0$/)
    expect((await c.admin.get(dela)).headers['content-range']).toMatch(/\/1$/)
    const daqui = async (client: Client, url: string) => {
      const answer = await client.get(url)
      expect(answer.statusCode, url).toBe(200)
      return answer
    }
    for (const url of [
      `${TALENTOS}/${ela.id}/linha-do-tempo?size=50`,
      `${AVALIACOES}/opcoes?q=Zilda`,
      `${AVALIACOES}/exportacao?formato=csv&colaborador=${ela.id}`,
    ])
      expect((await daqui(gestor, url)).body, url).not.toContain('Prova: padrão')
    const relacionadas = async (client: Client) =>
      ((await daqui(client, `${TALENTOS}/${ela.id}/relacionados`)).json() as RecordData[])
        .filter(({ entidade }) => entidade === 'avaliacao/colaborador-questionario')
        .map(({ total }) => total)
        .toSorted()
    expect(await relacionadas(gestor)).toEqual([0, 0])
    expect(await relacionadas(c.admin)).toEqual([0, 1])
  })

  test('who reads does not interview, and another company has nothing of it', async () => {
    expect((await responde(padrao, ela, {}, leitora)).statusCode).toBe(403)
    expect((await leitora.post(doTalento(ela), { por: 'RH' })).statusCode).toBe(403)
    expect((await c.outra.get(doTalento(ela))).statusCode).toBe(404)
    expect((await c.outra.post(`${MODELOS}/${padrao.id}/print`, { colaboradorId: ela.id })).statusCode).toBe(404)
    expect((await c.app.nobody.get(doTalento(ela))).statusCode).toBe(401)
  })

  test('no other way makes one, or gives it to somebody else', async () => {
    const { versao } = await ok(c.admin.get(`${AVALIACOES}/${copia}`))
    const outra = { versao, avaliador: { id: c.talentos.ana.id } }
    expect((await c.admin.patch(`${AVALIACOES}/${copia}`, outra)).statusCode).toBe(400)
    expect(await recusa(c.admin.delete(`${AVALIACOES}/${copia}`))).toEqual([409, 'A avaliação já foi respondida.'])
  })
})
