import { expect } from 'vitest'
import type { PublicSurvey } from '#schemas/runtime/answers/surveys/public-survey.ts'
import type { SurveyLink } from '#schemas/runtime/answers/surveys/survey-link.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client, TestApp } from '#tests/helpers/app.ts'
import { acoesDe, PESQUISAS, type Stored } from './pesquisas.ts'

export const MOSTRA = '/api/externo/pesquisas-por-link/mostra'
export const ENTREGA = '/api/externo/pesquisas-por-link'
export const SEM_LINK = 'Este link não é válido ou já foi fechado.'
export const RECOMENDA = {
  ...{ texto: 'Você recomendaria a empresa?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true },
}
export const POR_QUE = { texto: 'Por quê?', tipo: 3, obrigatoria: false }

interface Place {
  app: TestApp
  admin: Client
  /** a browser without any session */
  stranger: Client
}

/** What tests about public links do again and again. @param place of the running test; known once its `beforeAll` has begun */
export function acoesDoLink(place: () => Place) {
  const { pesquisa, passo, rows } = acoesDe(place)
  const link = async ({ id }: Stored) =>
    (await place().admin.get(`${PESQUISAS}/${id}/link-publico`)).json() as SurveyLink
  const faz = async ({ id }: Stored, name: string) => {
    const answer = await place().admin.put(`${PESQUISAS}/${id}/link-publico/${name}`, {})
    expect(answer.statusCode, answer.body).toBe(200)
    const { endereco = '' } = answer.json() as SurveyLink
    return endereco.split('/p/')[1] ?? ''
  }
  const mostra = async (codigo: string, formulario?: string) =>
    (await place().stranger.post(MOSTRA, { codigo, formulario })).json() as PublicSurvey &
      Required<Pick<PublicSurvey, 'perguntas' | 'formulario'>>

  /** Released, with its link open. */
  async function aberta(body: RecordData = {}, perguntas: RecordData[] = [RECOMENDA, POR_QUE]) {
    const one = await pesquisa({ titulo: 'Pulso', porLink: true, ...body }, perguntas)
    await passo(one, 'libera')
    return { one, codigo: await faz(one, 'abre') }
  }

  /** Somebody's answers, as he hands them in. */
  async function folha(codigo: string, nota: number, texto?: string) {
    const { perguntas, formulario } = await mostra(codigo)
    const [recomenda, porQue] = perguntas
    const escrita = texto === undefined ? [] : [{ perguntaId: porQue?.id, comentario: texto }]
    return { codigo, formulario, respostas: [{ perguntaId: recomenda?.id, nota }, ...escrita] }
  }
  /** Every hour an address begins anew. */
  const novaHora = () => place().app.clock.advance(3_600_001)
  return { rows, pesquisa, passo, link, faz, mostra, aberta, folha, novaHora }
}
