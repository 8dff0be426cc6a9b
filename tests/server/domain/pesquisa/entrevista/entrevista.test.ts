import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import type { Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import { acoesDe, type Cena, montaCena } from './entrevista-cena.ts'
import { completas, MODELOS, MODELOS_GT, type Modelo } from './entrevistas.ts'

/** Exit interviews: their models, and answers that HR takes down. */
const DEVIDAS = '/api/pesquisa/colaborador-questionario/entrevista-desligamento'

let cena: Cena
let c: Cena['c']
let e: Cena['e']
let pedido: Cena['pedido']
let padrao: Cena['padrao']
let doMotivo: Cena['doMotivo']
let leitora: Cena['leitora']
let rh: Cena['rh']
let gestor: Cena['gestor']

const { sql, hoje, doTalento, responde, ok, erros, recusa } = acoesDe(() => cena)

beforeAll(async () => {
  cena = await montaCena()
  ;({ c, e, pedido, padrao, doMotivo, leitora, rh, gestor } = cena)
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

  test('[REL-avaliacao/colaborador-questionario/entrevista/impressao: rows, ties, empty] is printed blank, and for a talent with what he answered; of two of one name each has his own', async () => {
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

  test('[REL-avaliacao/colaborador-questionario/entrevista/impressao: areas, companies] whose area one does not see, and who is of another company, is on no paper', async () => {
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
