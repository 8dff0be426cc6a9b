import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import type { Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import { acoesDe, type Cena, EXTERNO, montaCena, TALENTOS } from './entrevista-cena.ts'
import { AVALIACOES, completas, MODELOS } from './entrevistas.ts'

/** Exit interviews that who leaves answers by a link, and who may read them. */
const GASTO = 'Este link já foi usado, venceu ou não é mais necessário.'

let cena: Cena
let c: Cena['c']
let e: Cena['e']
let padrao: Cena['padrao']
let doMotivo: Cena['doMotivo']
let leitora: Cena['leitora']
let rh: Cena['rh']
let gestor: Cena['gestor']

const { sql, hoje, doTalento, responde, ok, erros, recusa, act, sai, configura, cartas, codigoEm, estranho, mostra } =
  acoesDe(() => cena)

beforeAll(async () => {
  cena = await montaCena()
  ;({ c, e, padrao, doMotivo, leitora, rh, gestor } = cena)
}, 180_000)
beforeEach(() => sql('delete from email_saida'))
afterAll(() => c?.app.close())

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
